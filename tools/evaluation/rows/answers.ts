import { scoreDense } from '@rostrum/moderator/training';
import {
  readThreads,
  THREAD_FILES,
  threadFeatures,
  type ThreadFile,
} from '../../training/debate/thread-rows.ts';
import { groupedFolds, outOfFold } from '../../training/folds.ts';
import { trainAnswers } from '../../training/heads/answers.ts';
import { wordSpaceWithout } from '../../training/heads/word-space.ts';
import { bootstrap } from '../../training/metrics.ts';
import { share, type EvaluationRow, type Figure } from '../figure.ts';

const AIMS: Record<ThreadFile, { atLeast: number; reference: string }> = {
  fallacy_reddit: { atLeast: 0.66, reference: '.61' },
  civility_cmv: { atLeast: 0.75, reference: '.68' },
};
const NOTE =
  'we tried shared words, related words, parts of words, pairs, triples, the start of the answer against the end of the message, and each of them against the best other message. A softmax over the ten messages gives .646 and .702; boosted trees and a comparison by sentence give nothing. The rest are answers that share no word with their message.';

type Featured = { file: ThreadFile; group: string; answered: number; rows: number[][] };

export const ROW: EvaluationRow = {
  name: 'answers',
  data: THREAD_FILES,
  shares: 'words of threads',
  measure: () => {
    const space = wordSpaceWithout(...THREAD_FILES);
    const threads = THREAD_FILES.flatMap((file) => readThreads(file));
    return topOneFigures(
      threads.map((thread) => ({ ...thread, rows: threadFeatures(space, thread) })),
      'by words',
      NOTE,
    );
  },
};

/** How often the likeliest message is the right one, by models that know none of its thread. */
export function topOneFigures(threads: readonly Featured[], basis: string, note: string): Figure[] {
  const groups = threads.map(({ group }) => group);
  const right = outOfFold(groupedFolds(groups), (places) => {
    const model = trainAnswers(places.flatMap((place) => threads[place] ?? []));
    return (place) => isRight(threads[place], (row) => scoreDense(model, row));
  });
  return THREAD_FILES.map((file): Figure => {
    const places = threads.flatMap((thread, place) => (thread.file === file ? [place] : []));
    const mean = (chosen: readonly number[]) =>
      chosen.reduce((sum, at) => sum + (right[places[at] ?? 0] ?? 0), 0) / chosen.length;
    const byWords = places.reduce((sum, place) => sum + isRight(threads[place], (row) => row[0] ?? 0), 0);
    const all = places.map((_, at) => at);
    return {
      head: 'answers',
      figure: `top-1 ${basis} among ten messages, nine of them from other threads, ${file}, by thread`,
      value: mean(all),
      interval: bootstrap(all.length, mean),
      trivial: `random .100, TF-IDF ${share(byWords / places.length)}`,
      wordList: '–',
      aim: { atLeast: AIMS[file].atLeast },
      reference: AIMS[file].reference,
      note,
    };
  });
}

function isRight(thread: Featured | undefined, score: (row: number[]) => number): number {
  if (!thread) return 0;
  const scores = thread.rows.map(score);
  return scores.indexOf(Math.max(...scores)) === thread.answered ? 1 : 0;
}

import { createMapHeads, readMap, type MapMessage } from '@rostrum/moderator/map/reader';
import { answerFeatures, groupBy, scoreDense, type DenseWeights } from '@rostrum/moderator/training';
import {
  readThreads,
  THREAD_FILES,
  threadFeatures,
  type Thread,
  type ThreadFile,
} from '../../training/debate/thread-rows.ts';
import { groupedFolds } from '../../training/folds.ts';
import { trainAnswers } from '../../training/heads/answers.ts';
import { wordSpaceWithout } from '../../training/heads/word-space.ts';
import { bootstrap } from '../../training/metrics.ts';
import { seededRandom, shuffledIndexes } from '@rostrum/moderator/training';
import { share, type EvaluationRow, type Figure } from '../figure.ts';

/** Threads that are mixed into one debate: one side begins them, the other answers in random order. */
const MIXED = 5;
const SEED = 12;

/** The map's result for one reply: the linked message, if any. */
type Linked = { thread: Thread; to: string | undefined; right: string; previous: string };

export const ROW: EvaluationRow = {
  name: 'map',
  data: THREAD_FILES,
  shares: 'words of threads',
  measure: () => {
    const space = wordSpaceWithout(...THREAD_FILES);
    const threads = THREAD_FILES.flatMap((file) => readThreads(file));
    const featured = threads.map((thread) => ({ ...thread, rows: threadFeatures(space, thread) }));
    const folds = groupedFolds(threads.map(({ group }) => group));
    const linked = [...new Set(folds)].flatMap((fold) => {
      const model = trainAnswers(featured.filter((_, at) => folds[at] !== fold));
      const held = threads.filter((_, at) => folds[at] === fold);
      return [...groupBy(held, ({ file }) => file).values()].flatMap((own) =>
        debatesOf(own).flatMap((debate) => linksIn(debate, headsWith(model, space))),
      );
    });
    return THREAD_FILES.flatMap((file) =>
      figuresOf(
        file,
        linked.filter(({ thread }) => thread.file === file),
      ),
    );
  },
};

function headsWith(model: DenseWeights, space: ReturnType<typeof wordSpaceWithout>) {
  return {
    ...HEADS,
    answers: (text: string, messages: readonly string[]) =>
      answerFeatures(space, text, messages).map((row) => 1 / (1 + Math.exp(-scoreDense(model, row)))),
  };
}
const HEADS = createMapHeads();

/** Threads of different groups, as many as are mixed, in an order drawn by chance. */
function debatesOf(threads: readonly Thread[]): Thread[][] {
  const order = shuffledIndexes(threads.length, seededRandom(SEED));
  const debates: Thread[][] = [];
  for (const place of order) {
    const thread = threads[place];
    if (!thread) continue;
    const open = debates.find(
      (debate) => debate.length < MIXED && debate.every(({ group }) => group !== thread.group),
    );
    if (open) open.push(thread);
    else debates.push([thread]);
  }
  return debates.filter(({ length }) => length === MIXED);
}

function linksIn(debate: readonly Thread[], heads: ReturnType<typeof headsWith>): Linked[] {
  const order = shuffledIndexes(debate.length, seededRandom(SEED + debate.length));
  const messages = [
    ...debate.map(({ messages: all, answered }, at) => message(`a${at}`, 'against', all[answered] ?? '')),
    ...Array.from(order, (at) => message(`f${at}`, 'for', debate[at]?.text ?? '')),
  ].map((one, at): MapMessage => ({ ...one, createdAtMs: at }));
  const { nodes, edges } = readMap(messages, { hasEnded: true }, heads);
  const messageOf = new Map(nodes.map(({ id, messageId }) => [id, messageId]));
  return debate.map((thread, at) => {
    const across = edges.filter(({ from, basis }) => basis === 'words' && messageOf.get(from) === `f${at}`);
    const surest = across.toSorted((one, other) => other.score - one.score)[0];
    return {
      thread,
      to: surest && messageOf.get(surest.to),
      right: `a${at}`,
      previous: `a${debate.length - 1}`,
    };
  });
}

function message(id: string, side: 'for' | 'against', text: string): MapMessage {
  return { id, authorId: side, side, stepIndex: 0, kind: 'speech', text, quote: null, createdAtMs: 0 };
}

function figuresOf(file: ThreadFile, linked: readonly Linked[]): Figure[] {
  const precision = (all: readonly Linked[]) => {
    const drawn = all.filter(({ to }) => to !== undefined);
    return drawn.filter(({ to, right }) => to === right).length / Math.max(1, drawn.length);
  };
  const recall = (all: readonly Linked[]) =>
    all.filter(({ to, right }) => to === right).length / Math.max(1, all.length);
  const trivial = `the previous message ${share(recall(linked.map((one) => ({ ...one, to: one.previous }))))}`;
  const chosen = (places: readonly number[]) => places.flatMap((place) => linked[place] ?? []);
  const figure = (what: string, measure: (all: readonly Linked[]) => number, atLeast: number): Figure => ({
    head: 'map',
    figure: `${what}, ${MIXED} threads mixed into one debate, ${file}, by thread, n = ${linked.length}`,
    value: measure(linked),
    interval: bootstrap(linked.length, (places) => measure(chosen(places))),
    trivial,
    wordList: '–',
    aim: { atLeast },
    reference: 'none; the aim is ours',
    note: 'a lower threshold finds more and is wrong more often. A wrong edge costs a debater a correction; a missing one only calls a claim dropped.',
  });
  return [
    figure('edges that lead to the message that was answered, of those drawn', precision, 0.85),
    figure('replies with an edge to the message that they answer, of all', recall, 0.6),
  ];
}

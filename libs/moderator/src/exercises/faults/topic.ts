import * as m from '@rostrum/words/moderator-exercises';
import { relatedness } from '../../similarity/compare.ts';
import { wordSpace } from '../../similarity/space.ts';
import { spansOf, type AnswerWord } from '../reading/answer-words.ts';
import { matterOf } from '../reading/empty-words.ts';
import {
  asksFor,
  firstOfEach,
  wordsOfPart,
  withoutHouse,
  type ReadAnswer,
  type WritingTask,
} from '../reading/read-answer.ts';
import type { Fault } from './fault.ts';

/** What a tie to the exercise counts: a word of its motion or its given sentence, of a model, or a word near to one of those. */
const TIES = { motion: 1, model: 0.6, near: 0.8, related: 0.4 };
/** Cosines of words: “pupil” is near to “school”. */
const NEAR = 0.75;
const RELATED = 0.62;
const MOST_RELATED = 2;
/** Ties below which an answer is about something else, or may be. */
const FEW = { sure: 0.7, doubtful: 1.1 };
/** So many ties are enough, whatever else an answer names. */
const ENOUGH = 2.5;
/** Ties for each word of the answer’s own, below which it may be about something else. A few words more are allowed, so that a short answer needs few. */
const SHARE = 0.19;
const WORDS_ALLOWED = 3;

/** An answer to something else: few of its words have to do with the motion, the given sentence or a model. */
export function findOffTopic(answer: ReadAnswer): Fault | undefined {
  const { motion, given } = answer.task;
  if (motion === undefined && given === undefined) return undefined;
  const ties = topicTies(answer);
  const share = ties / (answer.own.length + WORDS_ALLOWED);
  if (ties >= ENOUGH || (ties >= FEW.doubtful && share >= SHARE)) return undefined;
  // A short question names little of what it asks about.
  const isSure = ties < FEW.sure && !asksFor(answer.task, 'question');
  return {
    kind: 'offTopic',
    isSure,
    spans: spansOf(answer.own.slice(0, 3)),
    say: isSure ? m.offTopic() : m.offTopicUnsure(),
    next: m.offTopicNext({ about: motion === undefined ? 'given' : 'motion' }),
  };
}

function topicTies({ words, task }: ReadAnswer): number {
  const said = firstOfEach(words.filter((word) => word.isContent && matterOf(word) > 0));
  const { motion, model } = subjectOf(task);
  const [tied, rest] = split(said, ({ stem }) => motion.has(stem));
  const [shared, others] = split(rest, ({ stem }) => model.has(stem));
  const subject = [...motion, ...model];
  const cosines = others
    .filter((word) => matterOf(word) === 1)
    .map(({ stem }) => nearest(stem, subject))
    .toSorted((one, other) => other - one)
    .slice(0, MOST_RELATED);
  return (
    TIES.motion * tied.length +
    TIES.model * shared.length +
    cosines.reduce(
      (sum, cosine) => sum + (cosine >= NEAR ? TIES.near : cosine >= RELATED ? TIES.related : 0),
      0,
    )
  );
}

function subjectOf({ motion, given, models, field = [] }: WritingTask) {
  const stemsOf = (text: string, least: number) =>
    wordsOfPart(text).flatMap((word) => (word.isContent && matterOf(word) >= least ? [word.stem] : []));
  const asked = new Set(stemsOf(`${withoutHouse(motion ?? '')}\n${given ?? ''}`, 0.5));
  const modelled = [...models.flatMap((model) => stemsOf(model, 1)), ...stemsOf(field.join(' '), 0.5)];
  return { motion: asked, model: new Set(modelled.filter((stem) => !asked.has(stem))) };
}

/** The cosine of a word and the nearest word of a subject. */
function nearest(stem: string, subject: readonly string[]): number {
  const space = wordSpace();
  const place = space.places.get(stem);
  if (place === undefined) return 0;
  return Math.max(
    0,
    ...subject.map((other) => {
      const otherPlace = space.places.get(other);
      return otherPlace === undefined ? 0 : relatedness(space, place, otherPlace);
    }),
  );
}

function split(
  words: readonly AnswerWord[],
  isFirst: (word: AnswerWord) => boolean,
): [AnswerWord[], AnswerWord[]] {
  return [words.filter(isFirst), words.filter((word) => !isFirst(word))];
}

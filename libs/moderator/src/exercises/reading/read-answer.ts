import type { AnswerCheck } from '@rostrum/domain';
import { remembering } from '../../base/remembering.ts';
import { answerWords, type AnswerWord } from './answer-words.ts';
import { matterOf } from './empty-words.ts';

/** A writing exercise, as far as its check needs it. */
export type WritingTask = {
  ask: string;
  checks: readonly AnswerCheck[];
  motion?: string | undefined;
  given?: string | undefined;
  /** Good answers to it. */
  models: readonly string[];
  /** The marks of good answers to all exercises. */
  elsewhere?: readonly number[] | undefined;
  /** The side of the motion that an answer has to take. */
  side?: 'for' | 'against' | undefined;
  /** Whether the given sentence is to be supported or answered. */
  givenIs?: 'ours' | 'theirs' | undefined;
  /** Turns of phrase that would argue the other side; “…” stands for up to six words. */
  turned?: readonly string[] | undefined;
  /** Words of its subject, besides those of the motion and the good answers. */
  field?: readonly string[] | undefined;
  /** `free`: the exercise asks for other figures than it gives. */
  figures?: 'free' | undefined;
};

/** Whether an exercise has one of these checks. */
export function asksFor({ checks }: WritingTask, ...kinds: AnswerCheck['kind'][]): boolean {
  return checks.some(({ kind }) => kinds.includes(kind));
}

/** An answer beside its exercise, as every search for a fault needs it. */
export type ReadAnswer = {
  text: string;
  words: readonly AnswerWord[];
  task: WritingTask;
  /** Stems of the whole prompt. */
  prompt: ReadonlySet<string>;
  /** Words that mean something and are not in the prompt. */
  fresh: readonly AnswerWord[];
  /** Those that would not fit under every motion, each stem once. */
  own: readonly AnswerWord[];
  /** How much the fresh words say: about the number of those that are of this subject alone. */
  matter: number;
};

export function readAnswer(text: string, task: WritingTask): ReadAnswer {
  const words = answerWords(text);
  const prompt = promptStems([task.ask, withoutHouse(task.motion ?? ''), task.given ?? ''].join('\n'));
  const fresh = words.filter(({ isContent, stem }) => isContent && !prompt.has(stem));
  const once = firstOfEach(fresh);
  return {
    text,
    words,
    task,
    prompt,
    fresh,
    own: once.filter((word) => matterOf(word) === 1),
    matter: once.reduce((sum, word) => sum + matterOf(word), 0),
  };
}

/** Words that mean something, the first of each stem. */
export function firstOfEach(words: readonly AnswerWord[]): AnswerWord[] {
  const seen = new Set<string>();
  return words.filter(({ stem }) => !seen.has(stem) && seen.add(stem));
}

const HOUSE = /^\s*this house (?:would|should|believes that|supports|opposes|regrets)\s+/i;

/** A motion without “This house would”. */
export const withoutHouse = (motion: string): string => motion.replace(HOUSE, '');

/** The words of a part of an exercise: many answers are compared with it. */
export const wordsOfPart = remembering(300, answerWords);

const promptStems = remembering(
  50,
  (prompt: string): ReadonlySet<string> =>
    new Set(
      answerWords(prompt)
        .filter(({ isContent }) => isContent)
        .map(({ stem }) => stem),
    ),
);

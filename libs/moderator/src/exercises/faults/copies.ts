import * as m from '@rostrum/words/moderator-exercises';
import { spanOf, type AnswerWord } from '../reading/answer-words.ts';
import { runsOfText } from '../reading/marks.ts';
import { wordsOfPart, type ReadAnswer, type WritingTask } from '../reading/read-answer.ts';
import type { Fault } from './fault.ts';

/** The share of an answer’s words, or of a model’s, that the other has in the same order. */
const SAME_ORDER = 0.72;
/** The share of the answer’s own words that the model has as well. */
const SAME_WORDS = 0.7;
/** A short answer shares its words with a model by chance: it is a copy only of nearly all of it. */
const SHORT = 9;
const SAME_SHORT = 0.85;
/** A run of so many words of the prompt is quoted, not shared by chance. */
const RUN = 4;
const QUOTED = 0.7;
const LEAST_OWN = 2;
const LEAST_MARKS = 2;

/** An answer that is one of the models, or another exercise’s, with few words changed. */
export function findModelCopy({ text, words, own, task }: ReadAnswer): Fault | undefined {
  const isOfHere = task.models.some((model) => isCopy(words, own, wordsOfPart(model)));
  if (!isOfHere && !isMarked(text, task)) return undefined;
  return {
    kind: 'copiesModel',
    isSure: true,
    spans: [spanOf(words)].filter((span) => span !== undefined),
    say: isOfHere ? m.copiesModel() : m.copiesOtherModel(),
    next: m.copiesModelNext(),
  };
}

/** Whether a text has marks of another exercise’s model, besides those of its own prompt. */
function isMarked(text: string, { ask, motion, given, elsewhere = [] }: WritingTask): boolean {
  const asked = new Set([ask, motion ?? '', given ?? ''].flatMap(runsOfText));
  const marks = new Set(elsewhere);
  return new Set(runsOfText(text).filter((run) => marks.has(run) && !asked.has(run))).size >= LEAST_MARKS;
}

function isCopy(
  words: readonly AnswerWord[],
  own: readonly AnswerWord[],
  model: readonly AnswerWord[],
): boolean {
  const common = longestCommon(
    words.map(({ stem }) => stem),
    model.map(({ stem }) => stem),
  );
  const isShort = words.length < SHORT;
  if (common < (isShort ? SAME_SHORT * model.length : SAME_ORDER * Math.min(words.length, model.length)))
    return false;
  const stems = new Set(model.map(({ stem }) => stem));
  const shared = own.filter(({ stem }) => stems.has(stem)).length;
  const isInside = common >= SAME_ORDER * model.length;
  return own.length > 0 && (shared >= SAME_WORDS * own.length || (isInside && shared > LEAST_OWN));
}

/** The prompt again, and nothing of the learner’s own. */
export function findPromptCopy({ words, own, task }: ReadAnswer): Fault | undefined {
  const quoted = quotedWords(words, [task.ask, task.motion ?? '', task.given ?? '']);
  if (own.length >= LEAST_OWN || quoted.length < QUOTED * words.length) return undefined;
  return {
    kind: 'copiesPrompt',
    isSure: true,
    spans: [spanOf(quoted)].filter((span) => span !== undefined),
    say: m.copiesPrompt(),
    next: m.copiesPromptNext(),
  };
}

/** Words inside a run that one of the parts contains as well. */
function quotedWords(words: readonly AnswerWord[], parts: readonly string[]): AnswerWord[] {
  const runs = new Set(parts.flatMap((part) => runsOf(wordsOfPart(part))));
  const quoted = new Set<AnswerWord>();
  runsOf(words).forEach((run, at) => {
    if (runs.has(run)) for (const word of words.slice(at, at + RUN)) quoted.add(word);
  });
  return [...quoted];
}

function runsOf(words: readonly AnswerWord[]): string[] {
  const length = Math.min(RUN, words.length);
  return words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) =>
    words
      .slice(at, at + length)
      .map(({ word }) => word)
      .join(' '),
  );
}

/** The length of the longest row of items that both lists contain in this order. */
function longestCommon(one: readonly string[], other: readonly string[]): number {
  let before = new Uint16Array(other.length + 1);
  for (const item of one) {
    const row = new Uint16Array(other.length + 1);
    other.forEach((candidate, at) => {
      row[at + 1] = item === candidate ? (before[at] ?? 0) + 1 : Math.max(row[at] ?? 0, before[at + 1] ?? 0);
    });
    before = row;
  }
  return before[other.length] ?? 0;
}

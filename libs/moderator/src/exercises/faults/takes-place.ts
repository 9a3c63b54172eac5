import type { AnswerWord } from '../reading/answer-words.ts';
import type { Quantity } from '../reading/quantities.ts';

/** A text with its words and its numbers. */
export type Numbered = {
  text: string;
  words: readonly AnswerWord[];
  said: readonly Quantity[];
};

/** An exercise, with the stem of its motion’s verb. */
export type NumberedPrompt = Numbered & { verb: string };

const ATTRIBUTES =
  /\b(?:as (?:was|you|they|we were) (?:said|say|told|claim)|as they (?:said|claim|argue)|(?:they|you|the other side|he|she) (?:\w+ly )?(?:say|said|says|claim|claims|told us|argue|argued|promised?)|i (?:said|promised|told you))\b/i;
const COMPARES = new Set(['longer', 'later', 'earlier', 'sooner', 'more', 'less', 'fewer']);
const NEXT_WORDS = 3;
const REPLACES = /^\s*,?\s*(?:and |but )?(?:not|rather than|instead of) (?:in |at |the )?$/i;

/** Whether a number of the answer stands where the exercise has another one. */
export function takesPlaceOf(
  one: Quantity,
  other: Quantity,
  answer: Numbered,
  prompt: NumberedPrompt,
): boolean {
  const unit = one.units.find((stem) => other.units.includes(stem));
  if (one.value === other.value) return countsOther(one, other, answer, prompt);
  if (isGiven(one, unit, prompt)) return false;
  if (isKept(one, other, unit, answer)) return replaces(one, other, answer);
  if (other.kind === 'share') return one.kind === 'share';
  if (isAge(other, prompt.words) && isAge(one, answer.words)) return isOtherAge(one, other, answer, prompt);
  if (unit !== undefined && other.kind === undefined && one.kind === undefined) return true;
  return (
    one.kind === other.kind &&
    (comparesAlike(one, other, answer, prompt) || standsAlike(one, other, unit, answer, prompt))
  );
}

/** Whether the exercise has this number, of this unit if there is one in common. */
function isGiven({ value }: Quantity, unit: string | undefined, { said }: Numbered): boolean {
  return said.some((other) => other.value === value && (unit === undefined || other.units.includes(unit)));
}

/** Whether the answer also has the number of the exercise: with the same unit, or else in the same half-sentence. */
function isKept(one: Quantity, other: Quantity, unit: string | undefined, { said }: Numbered): boolean {
  return said.some(
    ({ value, clause, units }) =>
      value === other.value && (unit === undefined ? clause === one.clause : units.includes(unit)),
  );
}

/** The same number of something else: “two hundred accidents” for “200 per cent”, “two months” for “two years”. */
function countsOther(one: Quantity, other: Quantity, { said }: Numbered, { words }: Numbered): boolean {
  const [unit] = one.units;
  if (one.value < 2 || unit === undefined || other.units.length === 0 || other.units.includes(unit))
    return false;
  const isKeptElsewhere = said.some(
    ({ value, units }) => value === other.value && units.some((stem) => other.units.includes(stem)),
  );
  const isOfPrompt = other.kind === 'share' && words.some(({ stem }) => stem === unit);
  return !isKeptElsewhere && (isOfPrompt || (one.kind === 'time' && other.kind === 'time'));
}

/** “2038 and not 2026” */
function replaces(one: Quantity, other: Quantity, { said, text }: Numbered): boolean {
  const kept = said.find(({ value }) => value === other.value);
  return kept !== undefined && kept.start >= one.end && REPLACES.test(text.slice(one.end, kept.start));
}

/** “twenty years longer” for “two years longer” */
function comparesAlike(one: Quantity, other: Quantity, answer: Numbered, prompt: Numbered): boolean {
  const [mine, theirs] = [comparing(one, answer.words), comparing(other, prompt.words)];
  return mine !== undefined && mine === theirs && one.units[0] === other.units[0];
}

function comparing({ end, clause }: Quantity, words: readonly AnswerWord[]): string | undefined {
  return words
    .filter((word) => word.start >= end && word.clause === clause)
    .slice(0, NEXT_WORDS)
    .find(({ word }) => COMPARES.has(word))?.word;
}

/** In the same place of a half-sentence that shares a word with the exercise’s: “to twelve” for “to sixteen”. */
function standsAlike(
  one: Quantity,
  other: Quantity,
  unit: string | undefined,
  answer: Numbered,
  prompt: NumberedPrompt,
): boolean {
  if (one.frame !== other.frame || (one.frame === undefined && unit === undefined)) return false;
  if (unit === undefined && one.units.length > 0 && other.units.length > 0) return false;
  const around = new Set(stemsAround(other, prompt.words));
  const shared = stemsAround(one, answer.words).filter((stem) => around.has(stem));
  if (one.before !== other.before && one.frame !== undefined) return shared.includes(prompt.verb);
  return shared.length >= (one.frame === undefined ? 2 : 1);
}

function stemsAround({ clause, units }: Quantity, words: readonly AnswerWord[]): string[] {
  return words
    .filter(
      (word) =>
        word.clause === clause && word.isContent && !/^\d/.test(word.word) && !units.includes(word.stem),
    )
    .map(({ stem }) => stem);
}

/** “the voting age to sixteen”, “sixteen-year-olds” */
function isAge({ kind, clause, units }: Quantity, words: readonly AnswerWord[]): boolean {
  if (kind !== undefined || units.some((unit) => !/^(?:age|aged|year|old)/.test(unit))) return kind === 'age';
  return words.some((word) => word.clause === clause && word.word === 'age');
}

/** Another age in a half-sentence that says the same: not in one that compares or denies. */
function isOtherAge(one: Quantity, other: Quantity, answer: Numbered, prompt: Numbered): boolean {
  const clause = answer.words.filter((word) => word.clause === one.clause);
  if (clause.some((word) => word.isNegated) || answer.said.some(({ value }) => value === other.value))
    return false;
  const around = new Set(stemsAround(other, prompt.words));
  return stemsAround(one, answer.words).some((stem) => around.has(stem));
}

/** Whether somebody is said to have given a number that the exercise doesn’t have. */
export function isAttributed(one: Quantity, { text, words }: Numbered, { said }: Numbered): boolean {
  const isSingle = one.value === 1 && one.units[0] === 'singl';
  if (one.value === 1 && !isSingle) return false;
  if (
    said.some(
      ({ value, units }) =>
        value === one.value && (units.length === 0 || units.some((unit) => one.units.includes(unit))),
    )
  )
    return false;
  const sentence = words.find(({ start }) => start === one.start)?.sentence;
  const near = words.filter((word) => word.sentence === sentence && Math.abs(word.clause - one.clause) <= 1);
  const [first, last] = [near[0], near.at(-1)];
  return first !== undefined && last !== undefined && ATTRIBUTES.test(text.slice(first.start, last.end));
}

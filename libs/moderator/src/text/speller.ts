import { levelsIn, type Lexeme } from '../lexicon/lexeme.ts';
import { abusiveWords, classesOf, isAbusive, isListed } from '../lexicon/lexicon.ts';
import { realWords, type RealWords } from '../lexicon/real-words.ts';
import { WORD } from '../lexicon/word-class.ts';
import { groupBy } from '../base/group-by.ts';
import { SIGNS_FOR_LETTERS } from './confusables.ts';
import { isDisguised } from './scan.ts';
import type { Vocabulary } from '../lexicon/vocabulary.ts';

/** Reads a word that hides another: digits and signs for letters, asterisks, repeated, swapped and missing letters. */
export type Speller = {
  isKnown: (word: string) => boolean;
  /** The same of a word that was looked up before. */
  knows: (lexeme: Lexeme) => boolean;
  /** Whether a word is worth finding behind a disguise. */
  isAbusive: (word: string) => boolean;
  /** Whether a word looks like a disguise, but is a name of people or places. */
  isName: (word: string) => boolean;
  /** The intended word, if it differs from the written one. */
  repair: (word: string) => string | undefined;
  /** The known words that were written as one, or undefined. */
  split: (word: string) => string[] | undefined;
};

const LONGEST_WORD = 24;
const SHORTEST_MISSPELT = 4;

/** Abusive words are worth finding behind a disguise; known words and real ones are left as they are. */
export function createSpeller(vocabulary: Vocabulary, real: RealWords = realWords()): Speller {
  const levelOf = levelsIn(vocabulary);
  const isKnown = (word: string) => vocabulary.has(word) || isListed(word);
  const isReal = (word: string) => real.words.has(word) || real.words.has(word.replace(/s$/, ''));
  let built: Targets | undefined;
  const targets = () => (built ??= targetsByShape(abusiveWords()));
  const memory = new Map<string, string | undefined>();
  const splits = new Map<string, string[] | null>();
  const search = (word: string): string | undefined => {
    if (word.length > LONGEST_WORD || word.length < 2) return undefined;
    if (isDisguised(word)) return unmask(word, isKnown, targets());
    return unrepeat(word, isKnown) ?? misspelt(word, targets());
  };
  return {
    isKnown,
    knows: (lexeme) => levelOf(lexeme) > 0 || lexeme.isListed,
    isAbusive,
    isName: (word) => real.names.has(word),
    split: (word) => {
      if (isReal(word)) return undefined;
      const seen = splits.get(word);
      if (seen !== undefined) return seen ?? undefined;
      const parts = splitKnown(word, vocabulary);
      if (splits.size >= MEMORY_LIMIT) splits.clear();
      splits.set(word, parts ?? null);
      return parts;
    },
    repair: (word) => {
      if (isKnown(word) || isReal(word)) return undefined;
      if (memory.has(word)) return memory.get(word);
      const meant = search(word);
      if (memory.size >= MEMORY_LIMIT) memory.clear();
      memory.set(word, meant);
      return meant;
    },
  };
}

const MEMORY_LIMIT = 5_000;

/**
 * Words worth finding, by length and first letter, each with its place in the list that they come from. `isRude`: rude by
 * itself, and not only in what it says of somebody ("violent", "asian").
 */
type Targets = ReadonlyMap<string, readonly Target[]>;
type Target = { word: string; place: number; isRude: boolean };

const RUDE =
  WORD.profanity | WORD.slur | WORD.softSlur | WORD.insultNoun | WORD.insultAdjective | WORD.sexual;

function targetsByShape(words: readonly string[]): Targets {
  return groupBy(
    words.map((word, place): Target => ({ word, place, isRude: (classesOf(word) & RUDE) !== 0 })),
    ({ word }) => shapeOf(word.length, word.charAt(0)),
  );
}

function shapeOf(length: number, first: string): string {
  return `${length}${first}`;
}

/** The first target of the list with two neighbours swapped, or else the first rude one with an inner letter missing. */
function misspelt(word: string, targets: Targets): string | undefined {
  const { length } = word;
  if (length < SHORTEST_MISSPELT) return undefined;
  const [first, second] = [word.charAt(0), word.charAt(1)];
  const swapped = [first, second].flatMap((begin) => targets.get(shapeOf(length, begin)) ?? []);
  const shortened = targets.get(shapeOf(length + 1, first)) ?? [];
  return (
    earliest(swapped.filter((target) => isSwapped(word, target.word))) ??
    earliest(shortened.filter((target) => target.isRude && isShortened(word, target.word)))
  );
}

function earliest(targets: readonly Target[]): string | undefined {
  let [first] = targets;
  for (const target of targets) if (first && target.place < first.place) first = target;
  return first?.word;
}

function isSwapped(word: string, target: string): boolean {
  const at = firstDifference(word, target);
  return (
    at + 1 < word.length &&
    word.charAt(at) === target.charAt(at + 1) &&
    word.charAt(at + 1) === target.charAt(at) &&
    word.slice(at + 2) === target.slice(at + 2)
  );
}

/** Both end in the same letter, so the missing one is inside. */
function isShortened(word: string, target: string): boolean {
  const at = firstDifference(word, target);
  return word.at(-1) === target.at(-1) && word.slice(at) === target.slice(at + 1);
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}

/** Signs read as letters, all in the same way: first the likeliest reading, then the second. */
function unmask(word: string, isKnown: (word: string) => boolean, targets: Targets): string | undefined {
  if (word.startsWith('@') && isKnown(word.slice(1))) return undefined;
  for (const choice of [0, 1]) {
    const read = Array.from(word, (sign) => readingOf(sign, choice)).join('');
    if (/[^a-z']/.test(read)) continue;
    if (isKnown(read)) return read;
    const repaired = unrepeat(read, isKnown) ?? misspelt(read, targets);
    if (repaired) return repaired;
  }
  return word.includes('*') || word.includes('#') ? behindAsterisks(word, targets) : undefined;
}

function readingOf(sign: string, choice: number): string {
  const readings = SIGNS_FOR_LETTERS.get(sign);
  if (readings === undefined) return sign;
  return readings.charAt(Math.min(choice, readings.length - 1)) || sign;
}

/** "f*ck", "id**t", "n*****": the first target of this length whose visible letters stand where they should. */
function behindAsterisks(word: string, targets: Targets): string | undefined {
  const plain = Array.from(word, (sign) => (sign === '*' || sign === '#' ? sign : readingOf(sign, 0))).join(
    '',
  );
  const candidates = targets.get(shapeOf(plain.length, plain.charAt(0))) ?? [];
  return candidates.find(({ word: candidate }) => {
    for (let at = 0; at < plain.length; at += 1) {
      const sign = plain.charAt(at);
      if (sign !== '*' && sign !== '#' && sign !== candidate.charAt(at)) return false;
    }
    return true;
  })?.word;
}

/** "stuuupid", "iiidiot": runs of a letter read as two, then as one, then each run either way from the left. */
function unrepeat(word: string, isKnown: (word: string) => boolean): string | undefined {
  if (!/(.)\1/.test(word)) return undefined;
  const pairs = word.replace(/(.)\1{2,}/g, '$1$1');
  const singles = word.replace(/(.)\1{2,}/g, '$1');
  const bare = word.replace(/(.)\1+/g, '$1');
  return [pairs, singles, bare, ...mixed(pairs)].find(
    (form) => form !== word && form.length > 1 && isKnown(form),
  );
}

const MOST_RUNS = 4;

/** Every way of reading the doubled letters of a word as one or two. */
function mixed(word: string): string[] {
  const runs = [...word.matchAll(/(.)\1/g)].map((run) => run.index).slice(0, MOST_RUNS);
  const forms: string[] = [];
  for (let choice = 1; choice < 1 << runs.length; choice += 1) {
    const dropped = new Set(runs.filter((_, run) => choice & (1 << run)));
    forms.push(
      Array.from({ length: word.length }, (_, at) => (dropped.has(at) ? '' : word.charAt(at))).join(''),
    );
  }
  return forms;
}

const SHORTEST_JOINED = 5;
const LONGEST_JOINED = 400;
const LONGEST_PART = 16;
const PART_COST = 3;
const SHORT_PARTS = new Set([
  'a',
  'i',
  'u',
  'an',
  'as',
  'at',
  'be',
  'by',
  'do',
  'go',
  'he',
  'if',
  'in',
  'is',
  'it',
  'me',
  'my',
  'no',
  'of',
  'on',
  'or',
  'so',
  'to',
  'up',
  'us',
  'we',
  'am',
]);

/** The cheapest way to read a word as known words in a row: common words cost less, every part costs something. */
function splitKnown(word: string, vocabulary: Vocabulary): string[] | undefined {
  if (word.length < SHORTEST_JOINED || word.length > LONGEST_JOINED) return undefined;
  const best = new Float64Array(word.length + 1).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(word.length + 1);
  best[0] = 0;
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_PART); start < end; start += 1) {
      const before = best[start] ?? Number.POSITIVE_INFINITY;
      if (before === Number.POSITIVE_INFINITY) continue;
      const cost = before + costOf(word.slice(start, end), vocabulary);
      if (cost >= (best[end] ?? 0)) continue;
      best[end] = cost;
      from[end] = start;
    }
  }
  if (best[word.length] === Number.POSITIVE_INFINITY) return undefined;
  const parts: string[] = [];
  for (let end = word.length; end > 0; end = from[end] ?? 0) parts.unshift(word.slice(from[end], end));
  return parts.length > 1 ? parts : undefined;
}

const LISTED_COST = 6;

function costOf(part: string, vocabulary: Vocabulary): number {
  if (part.length < 3 && !SHORT_PARTS.has(part)) return Number.POSITIVE_INFINITY;
  const level = vocabulary.get(part) ?? (isListed(part) ? LISTED_COST : undefined);
  return level === undefined ? Number.POSITIVE_INFINITY : PART_COST + level;
}

import type { Span } from '@rostrum/domain';
import type { AnswerWord } from './answer-words.ts';
import { numberAt, ordinalOf } from './numbers.ts';

/** A number in a text, with what it counts and the words beside it. */
export type Quantity = Span & {
  value: number;
  /** Stems of the one or two words that follow it: “ten minutes”, “per cent”. */
  units: readonly string[];
  /** `time` for “years”, `share` for “per cent”, `year` for 2028; undefined for anything else. */
  kind: 'time' | 'share' | 'year' | 'age' | undefined;
  /** The word before it, if that says which end of a range it is: “from nine”, “to sixteen”. */
  frame: string | undefined;
  before: string | undefined;
  clause: number;
};

/** A number of times in a time: “once a year”, “every day”, “monthly”. `every` is the time in days. */
export type Frequency = Span & { every: number };

const FRAMES: ReadonlyMap<string, string> = new Map([
  ...['at', 'from', 'after'].map((word): [string, string] => [word, 'from']),
  ...['to', 'until', 'till', 'by', 'before', 'in', 'within', 'be', 'is'].map((word): [string, string] => [
    word,
    word,
  ]),
]);
const DAYS: ReadonlyMap<string, number> = new Map([
  ['second', 1 / 86_400],
  ['minute', 1 / 1_440],
  ['hour', 1 / 24],
  ['day', 1],
  ['night', 1],
  ['week', 7],
  ['month', 30],
  ['term', 120],
  ['year', 365],
  ['decade', 3_650],
  ['century', 36_500],
]);
const ADVERBS: ReadonlyMap<string, number> = new Map([
  ['hourly', 1 / 24],
  ['daily', 1],
  ['weekly', 7],
  ['monthly', 30],
  ['yearly', 365],
  ['annual', 365],
  ['annually', 365],
]);
const UNITS_READ = 2;
/** A whole number between these is a year. */
const [FIRST_YEAR, LAST_YEAR] = [1_800, 2_200];

const timeOf = (word: string | undefined) =>
  DAYS.get(word?.replace(/s$/, '') ?? '') ?? DAYS.get(word?.replace(/ies$/, 'y') ?? '');

/** The numbers of a text. */
export function quantitiesIn(words: readonly AnswerWord[]): Quantity[] {
  const spelled = words.map(({ word }) => word);
  const found: Quantity[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const read = numberAt(spelled, at);
    if (read === undefined) continue;
    const [first, last] = [words[at], words[at + read.length - 1]];
    if (first && last)
      found.push({ ...standing(words, at, read), start: first.start, end: last.end, clause: first.clause });
    at += read.length - 1;
  }
  return found;
}

function standing(
  words: readonly AnswerWord[],
  at: number,
  { value, length }: { value: number; length: number },
): Omit<Quantity, 'start' | 'end' | 'clause'> {
  const before = words[beforeTime(words, at)]?.word;
  const [clause, after] = [words[at]?.clause, words.slice(at + length, at + length + UNITS_READ + 1)];
  const inside = after.filter((word) => word.clause === clause);
  const units = inside
    .filter(({ isContent }) => isContent)
    .slice(0, UNITS_READ)
    .map(({ stem }) => stem);
  return {
    value,
    units,
    kind: kindOf(value, inside, words[at - 1]),
    frame: FRAMES.get(before ?? ''),
    before,
  };
}

/** The place before a number, or before “half past” it. */
function beforeTime(words: readonly AnswerWord[], at: number): number {
  const isPart = words[at - 1]?.word === 'past' && ['half', 'quarter'].includes(words[at - 2]?.word ?? '');
  return isPart ? at - 3 : at - 1;
}

function kindOf(
  value: number,
  after: readonly AnswerWord[],
  before: AnswerWord | undefined,
): Quantity['kind'] {
  const [first, second] = [after[0]?.word, after[1]?.word];
  if (first === 'percent' || (first === 'per' && second === 'cent')) return 'share';
  if (first === 'year' && second?.startsWith('old')) return 'age';
  if (before?.word === 'age' || before?.word === 'aged') return 'age';
  if (timeOf(first) !== undefined) return 'time';
  return Number.isInteger(value) && value >= FIRST_YEAR && value < LAST_YEAR ? 'year' : undefined;
}

/** How often things happen, as a text says it. */
export function frequenciesIn(words: readonly AnswerWord[]): Frequency[] {
  return words.flatMap((first, at): Frequency[] => {
    const adverb = ADVERBS.get(first.word);
    if (adverb !== undefined) return [{ start: first.start, end: first.end, every: adverb }];
    const read = everyTime(words, at) ?? timesIn(words, at);
    const last = words[at + (read?.length ?? 0) - 1];
    return read && last ? [{ start: first.start, end: last.end, every: read.every }] : [];
  });
}

type Read = { every: number; length: number };

/** “every day”, “each week” */
function everyTime(words: readonly AnswerWord[], at: number): Read | undefined {
  if (!['every', 'each'].includes(words[at]?.word ?? '')) return undefined;
  const days = timeOf(words[at + 1]?.word);
  return days === undefined ? undefined : { every: days, length: 2 };
}

/** “once a year”, “once in ten years”, “365 times a year” */
function timesIn(words: readonly AnswerWord[], at: number): Read | undefined {
  const spelled = words.map(({ word }) => word);
  const once = { once: 1, twice: 2 }[spelled[at] ?? ''];
  const counted = once === undefined ? numberAt(spelled, at) : { value: once, length: 1 };
  if (!counted) return undefined;
  let next = at + counted.length;
  if (once === undefined && spelled[next] !== 'times' && spelled[next] !== 'time') return undefined;
  if (once === undefined) next += 1;
  if (!['a', 'an', 'per', 'in', 'every', 'each'].includes(spelled[next] ?? '')) return undefined;
  next += 1;
  const span = numberAt(spelled, next);
  if (span) next += span.length;
  const days = timeOf(spelled[next]);
  return days === undefined || counted.value === 0
    ? undefined
    : { every: (days * (span?.value ?? 1)) / counted.value, length: next + 1 - at };
}

/** “once”, “twice”, “three times”, where no time follows: how often something happens at all. */
export function countedTimes(words: readonly AnswerWord[]): (Span & { times: number })[] {
  const rhythms = frequenciesIn(words);
  return words.flatMap((first, at) => {
    if (rhythms.some(({ start, end }) => first.start >= start && first.end <= end)) return [];
    const times = { once: 1, twice: 2, thrice: 3 }[first.word];
    if (times !== undefined) return [{ start: first.start, end: first.end, times }];
    const counted = numberAt(
      words.map(({ word }) => word),
      at,
    );
    const last = words[at + (counted?.length ?? 0)];
    return counted && last?.word === 'times'
      ? [{ start: first.start, end: last.end, times: counted.value }]
      : [];
  });
}

/** “every third pupil”: the place in the row and the stem of what is counted. */
export function everyNth(words: readonly AnswerWord[]): (Span & { nth: number; stem: string })[] {
  return words.flatMap((first, at) => {
    const nth = ['every', 'each'].includes(first.word) ? ordinalOf(words[at + 1]?.word ?? '') : undefined;
    const counted = words[at + 2];
    return nth === undefined || !counted
      ? []
      : [{ start: first.start, end: counted.end, nth, stem: counted.stem }];
  });
}

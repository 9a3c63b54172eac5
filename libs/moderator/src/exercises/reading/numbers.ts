const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth';

const CARDINAL: ReadonlyMap<string, number> = new Map([
  ...UNITS.split(' ').map((word, value): [string, number] => [word, value]),
  ...TENS.split(' ').map((word, at): [string, number] => [word, (at + 2) * 10]),
]);
const SCALE: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
]);
const ORDINAL: ReadonlyMap<string, number> = new Map(
  ORDINALS.split(' ').map((word, value): [string, number] => [word, value]),
);
const TIMES: ReadonlyMap<string, number> = new Map([
  ['once', 1],
  ['twice', 2],
]);

export function isNumberWord(word: string): boolean {
  return CARDINAL.has(word) || SCALE.has(word) || ORDINAL.has(word) || TIMES.has(word);
}

/** “third” as in “every third pupil”; undefined for other words. */
export const ordinalOf = (word: string): number | undefined => ORDINAL.get(word);

/** A number, and how many words it takes from the place where it begins. */
export type ReadNumber = { value: number; length: number };

/** The number that begins at a word: “two hundred and fifty”, “2,000”, “ten thousand”; undefined if none does. */
export function numberAt(words: readonly string[], from: number): ReadNumber | undefined {
  const first = simpleNumber(words[from]) ?? (SCALE.has(words[from] ?? '') ? 1 : undefined);
  if (first === undefined) return undefined;
  let [total, current, at] = [0, first, SCALE.has(words[from] ?? '') ? from : from + 1];
  for (; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const scale = SCALE.get(word);
    if (scale === 100) current *= 100;
    else if (scale !== undefined) [total, current] = [total + current * scale, 0];
    else {
      const joined = word === 'and' && current % 100 === 0 && current > 0 && total + current >= 100;
      const next = simpleNumber(words[joined ? at + 1 : at]);
      if (next === undefined || !fits(current, next)) break;
      current += next;
      if (joined) at += 1;
    }
  }
  return { value: total + current, length: at - from };
}

/** “Twenty” continues with “three”, “two hundred” with “fifty”, and nothing with “twenty-ten”. */
function fits(current: number, next: number): boolean {
  if (current === 0) return true;
  if (current % 100 === 0) return next < 100;
  return current >= 20 && current % 10 === 0 && next > 0 && next < 10;
}

function simpleNumber(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^\d/.test(word)) return Number(word.replaceAll(',', '').replace(/\.$/, ''));
  return CARDINAL.get(word);
}

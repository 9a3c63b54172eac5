import { isSmall } from './codes.ts';

/** A sentence of a folded text, from its first word to its end sign. */
export type Sentence = { start: number; end: number };

const END = /[.!?\n;…。！？؟।]/g;
const ABBREVIATIONS = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'prof',
  'st',
  'vs',
  'etc',
  'eg',
  'ie',
  'no',
  'vol',
  'fig',
]);

/** The sentences in order. A full stop inside a number, an abbreviation or a spelled-out word ends none. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { 0: sign, index: at } of text.matchAll(END)) {
    if (sign === '.' && !endsHere(text, at)) continue;
    if (text.slice(start, at).trim() !== '') sentences.push({ start, end: at + 1 });
    start = at + 1;
  }
  if (text.slice(start).trim() !== '') sentences.push({ start, end: text.length });
  return sentences;
}

const LONGEST_ABBREVIATION = 5;

function endsHere(text: string, at: number): boolean {
  const next = text.charAt(at + 1);
  if (next !== '' && next !== ' ' && next !== '\n' && next !== '"' && next !== "'" && next !== ')')
    return false;
  let start = at;
  while (start > 0 && at - start <= LONGEST_ABBREVIATION && isSmall(text.charCodeAt(start - 1))) start -= 1;
  const word = text.slice(start, at);
  const before = text.charAt(start - 1);
  return !(ABBREVIATIONS.has(word) || (word.length === 1 && word !== 'i' && before === '.'));
}

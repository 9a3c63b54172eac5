import { wordsIn } from '@rostrum/domain';

/** One result of the browser: its best guess, and whether that will change. `isSure`: the browser gave a confidence. */
export type Heard = { text: string; isFinal: boolean; isSure: boolean };

type Results = ArrayLike<ArrayLike<{ transcript: unknown; confidence: unknown }> & { isFinal: boolean }>;

/** The usable results of a browser, which may be empty or have no guess at all. */
export function readResults(results: Results): Heard[] {
  return Array.from(results).flatMap((result) => {
    const best = result[0];
    if (typeof best?.transcript !== 'string') return [];
    const text = best.transcript.replace(/\s+/gu, ' ').trim();
    const isSure = typeof best.confidence === 'number' && best.confidence > 0;
    return text === '' ? [] : [{ text, isFinal: result.isFinal, isSure }];
  });
}

/**
 * What was said in one round. Browsers on phones send a sentence again with each word that they add, as a result of its
 * own: it replaces the shorter one.
 */
export function transcriptOf(heard: readonly Heard[]): string {
  const kept: Heard[] = [];
  for (const one of heard) {
    const last = kept.at(-1);
    if (last && repeats(last, one)) kept.pop();
    kept.push(one);
  }
  const [first, ...others] = kept;
  return first ? others.reduce((text, one) => joinWords(text, one.text), first.text) : '';
}

/** So many words in the same order are no accident. */
const SAME_WORDS = 3;

function repeats(last: Heard, next: Heard): boolean {
  const isLonger = `${next.text} `.toLowerCase().startsWith(`${last.text} `.toLowerCase());
  return isLonger && (!last.isSure || wordsIn(last.text).length >= SAME_WORDS);
}

const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`;
const ENDS_UNSPACED = new RegExp(`[${UNSPACED}。、]$`, 'u');
const BEGINS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

export const countWords = (text: string) => wordsIn(text).length;

/** The text without its first words. */
export function afterWords(text: string, count: number): string {
  const next = wordsIn(text)[count];
  return next ? text.slice(next.index) : '';
}

/** The last whole words that fit, in code points. */
export function lastWords(text: string, most: number): string {
  const points = Array.from(text);
  if (points.length <= most) return text;
  const end = points.slice(-most).join('');
  const isCut = !/\s/u.test(points.at(-most - 1) ?? '') && !/^\s/u.test(end);
  const whole = isCut && !BEGINS_UNSPACED.test(end) ? end.replace(/^\S+\s/u, '') : end;
  return whole.trim();
}

/** Adds dictated words to a text: with a space, and with a capital where a sentence begins. */
export function joinWords(text: string, more: string): string {
  if (more === '') return text;
  const isStart = /(?:^|[.!?…]["”’)]?\s*|\n\s*)$/u.test(text);
  const words = isStart ? more.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : more;
  const isApart = text === '' || /\s$/u.test(text);
  const isUnspaced = ENDS_UNSPACED.test(text) && BEGINS_UNSPACED.test(more);
  return isApart || isUnspaced ? `${text}${words}` : `${text} ${words}`;
}

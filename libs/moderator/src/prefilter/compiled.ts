import type { Need } from './need.ts';
import { hasTrigram, type Trigrams } from '../text/trigrams.ts';

/**
 * The needs of many patterns as one program, so that a check touches little memory. A step is a bit, and the next
 * step if a text lacks it; with the bit, the following step is next. A step with `NO_BIT` always jumps. `starts`: the
 * first step of each pattern.
 */
export type Compiled = { code: Int32Array; starts: readonly number[] };

const NO_BIT = -1;
/** The end of a need: the text may satisfy it, or cannot. */
const [YES, NO] = [-1, -2];

export function compileNeeds(needs: readonly Need[]): Compiled {
  const code: number[] = [];
  const starts = needs.map((need) => write(code, need));
  return { code: new Int32Array(code), starts };
}

/** Whether a text may satisfy the need that starts at a place in the code. If not, it cannot match. */
export function mayHave(set: Trigrams, code: Int32Array, start: number): boolean {
  let at = start;
  while (at >= 0) {
    const bit = code[at] ?? NO_BIT;
    at = bit >= 0 && hasTrigram(set, bit) ? at + 2 : (code[at + 1] ?? NO);
  }
  return at === YES;
}

/** Marks the start of the need's steps. */
function write(code: number[], need: Need): number {
  const start = code.length;
  if (need.kind === 'nothing') code.push(NO_BIT, YES);
  else if (need.kind === 'oneOf') {
    for (const [first, texts] of need.texts) writeTexts(code, first, texts);
    code.push(NO_BIT, NO);
  } else {
    const decisive = need.kind === 'all' ? NO : YES;
    let before = start;
    for (const one of need.of) {
      // Undecided alternatives continue with the next.
      if (before < code.length) redirect(code, before, decisive === NO ? YES : NO);
      before = write(code, one);
    }
  }
  return start;
}

/** Redirects the steps from a place on that lead to an end to the code that follows. */
function redirect(code: number[], from: number, end: number): void {
  for (let target = from + 1; target < code.length; target += 2) {
    if (code[target] === end) code[target] = code.length;
  }
}

/** Texts that begin with the same bit. */
function writeTexts(code: number[], first: number, texts: readonly (readonly number[])[]): void {
  const start = code.length;
  code.push(first, NO);
  for (const bits of texts) {
    const text = code.length;
    for (let at = 1; at < bits.length; at += 1) code.push(bits[at] ?? NO_BIT, NO);
    const end = code.length + 2;
    for (let target = text + 1; target < code.length; target += 2) code[target] = end;
    code.push(NO_BIT, YES);
  }
  code[start + 1] = code.length;
}

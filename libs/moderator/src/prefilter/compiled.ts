import type { Need } from './need.ts';
import { hasTrigram, type Trigrams } from './trigrams.ts';

/**
 * What many patterns need, one after the other in one array, so that looking it through touches little memory. A need is
 * its kind, the place after it and what it is made of: other needs, or for `ONE_OF` groups of texts, each with the bit
 * that its texts begin with, the place after it, and of each text the place after it and its other bits.
 */
export type Compiled = { code: Uint32Array; starts: readonly number[] };

const [NOTHING, ONE_OF, ALL, ANY] = [0, 1, 2, 3];

export function compileNeeds(needs: readonly Need[]): Compiled {
  const code: number[] = [];
  const starts = needs.map((need) => {
    const start = code.length;
    write(code, need);
    return start;
  });
  return { code: Uint32Array.from(code), starts };
}

/** Whether a text may have what is needed from a place of the code on; where not, it has not. */
export function mayHave(set: Trigrams, code: Uint32Array, start: number): boolean {
  const kind = code[start];
  const end = code[start + 1] ?? 0;
  if (kind === NOTHING) return true;
  if (kind === ONE_OF) return hasOneOf(set, code, start + 2, end);
  const isEnough = kind === ANY;
  for (let at = start + 2; at < end; at = code[at + 1] ?? end) {
    if (mayHave(set, code, at) === isEnough) return isEnough;
  }
  return !isEnough;
}

function hasOneOf(set: Trigrams, code: Uint32Array, start: number, end: number): boolean {
  let next = end;
  for (let group = start; group < end; group = next) {
    next = code[group + 1] ?? end;
    if (!hasTrigram(set, code[group] ?? 0)) continue;
    for (let text = group + 2; text < next; text = code[text] ?? next) {
      if (hasAll(set, code, text + 1, code[text] ?? next)) return true;
    }
  }
  return false;
}

function hasAll(set: Trigrams, code: Uint32Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (!hasTrigram(set, code[at] ?? 0)) return false;
  return true;
}

function write(code: number[], need: Need): void {
  const start = code.length;
  if (need.kind === 'oneOf') {
    code.push(ONE_OF, 0);
    for (const [first, texts] of need.texts) writeGroup(code, first, texts);
  } else {
    code.push(need.kind === 'nothing' ? NOTHING : need.kind === 'all' ? ALL : ANY, 0);
    if (need.kind !== 'nothing') for (const one of need.of) write(code, one);
  }
  code[start + 1] = code.length;
}

function writeGroup(code: number[], first: number, texts: readonly (readonly number[])[]): void {
  const start = code.length;
  code.push(first, 0);
  for (const bits of texts) {
    code.push(code.length + bits.length);
    for (let at = 1; at < bits.length; at += 1) code.push(bits[at] ?? 0);
  }
  code[start + 1] = code.length;
}

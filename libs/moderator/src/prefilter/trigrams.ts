/**
 * Which runs of three characters a text has, one bit a run. White space of any length counts as one space. Runs may share
 * a bit, so that the set can say yes by chance; it never says no wrongly.
 */
export type Trigrams = Uint32Array;

const BITS = 15;
const MASK = (1 << BITS) - 1;
const SPACE = 32;
const WHITE_SPACE = /\s/;

/** Letters from a to z and the space never share a bit. */
function next(run: number, code: number): number {
  return ((run << 5) & MASK) | (code & 31);
}

export function trigramsOf(text: string): Trigrams {
  const set = new Uint32Array(1 << (BITS - 5));
  forEachTrigram(text, (run) => {
    set[run >>> 5] = (set[run >>> 5] ?? 0) | (1 << (run & 31));
  });
  return set;
}

/** The runs of a short text in order; none where it is shorter than three characters. */
export function listTrigrams(text: string): number[] {
  const runs: number[] = [];
  forEachTrigram(text, (run) => runs.push(run));
  return runs;
}

export function hasTrigram(set: Trigrams, run: number): boolean {
  return ((set[run >>> 5] ?? 0) & (1 << (run & 31))) !== 0;
}

function forEachTrigram(text: string, visit: (run: number) => void): void {
  let run = 0;
  let length = 0;
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = plainCode(text.charCodeAt(at));
    if (code === SPACE && before === SPACE) continue;
    run = next(run, code);
    length += 1;
    if (length >= 3) visit(run);
    before = code;
  }
}

function plainCode(code: number): number {
  if (code <= SPACE) return SPACE;
  return code >= 0x80 && WHITE_SPACE.test(String.fromCharCode(code)) ? SPACE : code;
}

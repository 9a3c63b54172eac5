/**
 * The characters and the runs of three in a text, one bit each. White space of any length counts as one space, every
 * digit as 0, and everything beyond ASCII as one sign. Some runs share a bit, so the set may say yes by chance, but a
 * no is always right.
 */
export type Trigrams = Uint32Array;

const BITS = 15;
const MASK = (1 << BITS) - 1;
/** The bits of single characters come after those of runs. */
const SINGLE = 1 << BITS;
const SINGLES = 128;
const SPACE = 32;
const WHITE_SPACE = /\s/;
/** A control character, which counts as white space in a text. */
const BEYOND_ASCII = 31;

const PLAIN = Uint8Array.from({ length: SINGLES }, (_, code) => {
  if (code <= SPACE) return SPACE;
  return code >= 48 && code <= 57 ? 48 : code;
});

export function trigramsOf(text: string): Trigrams {
  const set = new Uint32Array((SINGLE + SINGLES) / 32);
  let [run, length, before] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = plainCode(text.charCodeAt(at));
    if (code === SPACE && before === SPACE) continue;
    before = code;
    run = next(run, code);
    length += 1;
    add(set, SINGLE + code);
    if (length >= 3) add(set, run);
  }
  return set;
}

/** The same for patterns that are blind for case. */
export function trigramsBlindForCase(text: string): Trigrams {
  return trigramsOf(inLowerCase(text));
}

/** Includes the only letter that patterns treat as another in lower case. */
export function inLowerCase(text: string): string {
  return text.toLowerCase().replaceAll('ſ', 's');
}

/** The space and the letters from the commonest in English to the rarest. */
const BY_FREQUENCY = ' etaoinsrhldcumfpgwybvkxjqz';
const RANKS = Uint8Array.from({ length: 32 }, (_, code) => {
  return BY_FREQUENCY.indexOf(code === 0 ? ' ' : String.fromCharCode(96 + code));
});

/** The bits of a text with this part, rarest first: those of its runs, or of its characters if it is too short. */
export function listTrigrams(part: string): number[] {
  const [runs, characters]: [number[], number[]] = [[], []];
  let [run, before, rarest] = [0, 0, -1];
  let [rank, rankBefore] = [0, 0];
  for (let at = 0; at < part.length; at += 1) {
    const code = plainCode(part.charCodeAt(at));
    if (code === SPACE && before === SPACE) continue;
    before = code;
    run = next(run, code);
    const own = RANKS[code & 31] ?? 0;
    const rarity = own + rank + rankBefore;
    rankBefore = rank;
    rank = own;
    if (characters.length < 3) characters.push(SINGLE + code);
    if (characters.length < 3) continue;
    runs.push(run);
    if (rarity <= rarest) continue;
    rarest = rarity;
    runs[runs.length - 1] = runs[0] ?? run;
    runs[0] = run;
  }
  return characters.length < 3 ? characters : runs;
}

export function hasTrigram(set: Trigrams, bit: number): boolean {
  return ((set[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
}

function add(set: Trigrams, bit: number): void {
  set[bit >>> 5] = (set[bit >>> 5] ?? 0) | (1 << (bit & 31));
}

/** Letters from a to z and the space never share a bit. */
function next(run: number, code: number): number {
  return ((run << 5) & MASK) | (code & 31);
}

function plainCode(code: number): number {
  if (code < SINGLES) return PLAIN[code] ?? SPACE;
  return WHITE_SPACE.test(String.fromCharCode(code)) ? SPACE : BEYOND_ASCII;
}

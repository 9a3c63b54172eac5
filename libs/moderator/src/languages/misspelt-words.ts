import { KIND } from './language-data.ts';

/** The kinds of words that people disguise; only these are looked for in a word that is misspelt. */
const DISGUISED =
  KIND.group | KIND.slur | KIND.vermin | KIND.hate | KIND.harm | KIND.worth | KIND.insult | KIND.badTrait;
/** Letters of a word that may have lost one, or had two changed over; a shorter one too easily is another word. */
const [LONG_ENOUGH, SWAPPED] = [6, 5];
/** Letters of two words that are written as one, of either, and of the one that is looked for. */
const [JOINED, FEWEST, FEWEST_SOUGHT] = [7, 2, 4];
/** Little words that also begin longer words, such as German "vorschlagen": they are joined to nothing. */
const BEGINNINGS = new Set(
  `uber unter um an auf aus bei durch nach vor zu zum mit ein in er op over om door aan af na bij uit voor te do po od za
  przez contra entre sobre con en de sur par re se per da`.split(/\s+/),
);

/** Finds words with a letter lost or two changed over, and words written as one. The first letter stays. */
export class MisspeltWords {
  readonly #slips = new Map<string, number>();
  readonly #slippedBeginnings = new Map<string, number>();
  readonly #known: ReadonlyMap<string, number>;
  readonly #little: ReadonlySet<string>;

  /**
   * `known`: folded words with their kinds; `beginnings`: those of words; `little`: the commonest words, which are never a
   * slip of another.
   */
  constructor(
    known: ReadonlyMap<string, number>,
    beginnings: ReadonlyMap<string, number>,
    little: ReadonlySet<string>,
  ) {
    this.#known = known;
    this.#little = little;
    this.#enter(known, this.#slips);
    this.#enter(beginnings, this.#slippedBeginnings);
  }

  kindsOf(folded: string): number {
    return this.#slips.get(folded) || this.#begun(folded) || this.#joined(folded);
  }

  #enter(words: ReadonlyMap<string, number>, slips: Map<string, number>): void {
    for (const [word, kinds] of words) {
      if (!(kinds & DISGUISED)) continue;
      for (const slip of slipsOf(word)) {
        if (!words.has(slip) && !this.#known.has(slip) && !this.#little.has(slip))
          slips.set(slip, (slips.get(slip) ?? 0) | kinds | KIND.misspelt);
      }
    }
  }

  #begun(folded: string): number {
    for (let length = folded.length; length >= SWAPPED; length -= 1) {
      const kinds = this.#slippedBeginnings.get(folded.slice(0, length));
      if (kinds) return kinds;
    }
    return 0;
  }

  #joined(folded: string): number {
    if (folded.length < JOINED) return 0;
    for (let cut = FEWEST; cut <= folded.length - FEWEST; cut += 1) {
      const [left, right] = [folded.slice(0, cut), folded.slice(cut)];
      const [before, behind] = [this.#known.get(left) ?? 0, this.#known.get(right) ?? 0];
      const isRude = (kinds: number, word: string) =>
        (kinds & DISGUISED) !== 0 && word.length >= FEWEST_SOUGHT;
      if (
        (isRude(behind, right) && (before !== 0 || this.#isLittle(left))) ||
        (isRude(before, left) && (behind !== 0 || this.#isLittle(right)))
      )
        return before | behind;
    }
    return 0;
  }

  #isLittle(word: string): boolean {
    return this.#little.has(word) && !BEGINNINGS.has(word);
  }
}

function slipsOf(word: string): string[] {
  const slips: string[] = [];
  for (let at = 1; at < word.length; at += 1) {
    if (word.length >= LONG_ENOUGH) slips.push(word.slice(0, at) + word.slice(at + 1));
    const [one, other] = [word.charAt(at), word.charAt(at + 1)];
    if (word.length >= SWAPPED && other && one !== other)
      slips.push(word.slice(0, at) + other + one + word.slice(at + 2));
  }
  return slips;
}

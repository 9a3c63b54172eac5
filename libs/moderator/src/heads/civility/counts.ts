import type { Token, TokenRange } from '../../text/analysis.ts';
import { WORD } from '../../lexicon/word-class.ts';

const INSULT = WORD.insultNoun | WORD.insultAdjective | WORD.slur | WORD.dehumanising;
/** The largest distance between two related words, in words. */
const NEAR = 4;

/** How often words of a kind occur. */
export function countOf(tokens: readonly Token[], classes: number): number {
  let count = 0;
  for (const token of tokens) if (token.classes & classes) count += 1;
  return count;
}

/** How often a word of one kind appears near a word of another kind, in the same sentence. */
export function nearPairs(
  tokens: readonly Token[],
  sentences: readonly TokenRange[],
  one: number,
  other: number,
  reach = NEAR,
): number {
  let pairs = 0;
  for (const { from, to } of sentences) {
    let last = -Infinity;
    let lastOther = -Infinity;
    for (let at = from; at < to; at += 1) {
      const classes = tokens[at]?.classes ?? 0;
      const isOne = (classes & one) !== 0;
      const isOther = (classes & other) !== 0;
      if (isOne && at - lastOther <= reach) pairs += 1;
      else if (isOther && at - last <= reach) pairs += 1;
      if (isOne) last = at;
      if (isOther) lastOther = at;
    }
  }
  return pairs;
}

/** Insults with nobody's argument right after or before them: "stupid", but not "stupid argument". */
export function bareInsults(tokens: readonly Token[]): number {
  let count = 0;
  tokens.forEach(({ classes }, at) => {
    if (!(classes & INSULT)) return;
    const after = (tokens[at + 1]?.classes ?? 0) | (tokens[at + 2]?.classes ?? 0);
    const before = tokens[at - 1]?.classes ?? 0;
    if (!(after & WORD.debate) && !(before & WORD.negation)) count += 1;
  });
  return count;
}

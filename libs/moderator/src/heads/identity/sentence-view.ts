import { placesIn, quotedParts } from '../../text/quoted-parts.ts';
import type { Analysis, Token, TokenRange } from '../../text/analysis.ts';

/** The number of words a rule reads, so that an endless sentence is read in linear time. */
const FARTHEST = 40;

/** One sentence as the rules read it: places count from the first token of the whole text. */
export type SentenceView = {
  tokens: readonly Token[];
  range: TokenRange;
  /** The classes at a place; 0 outside the sentence. */
  at: (place: number) => number;
  word: (place: number) => string;
  /** The first place with one of these classes from `from` to `to` (both included, either way round), or −1; at most `FARTHEST` are looked at. */
  find: (classes: number, from: number, to: number) => number;
  /** Whether a place is between quotation marks. */
  quoted: (place: number) => boolean;
};

export function viewSentence(
  analysis: Analysis,
  range: TokenRange,
  quoted: (place: number) => boolean,
): SentenceView {
  const { tokens } = analysis;
  const at = (place: number) => (place >= range.from && place < range.to ? (tokens[place]?.classes ?? 0) : 0);
  return {
    tokens,
    range,
    at,
    quoted,
    word: (place) => (place >= range.from && place < range.to ? (tokens[place]?.word ?? '') : ''),
    find: (classes, from, to) => {
      const step = from <= to ? 1 : -1;
      let left = FARTHEST;
      for (let place = from; left > 0 && (step > 0 ? place <= to : place >= to); place += step) {
        left -= 1;
        if (at(place) & classes) return place;
      }
      return -1;
    },
  };
}

const NOT_QUOTED = () => false;

/** Marks that need several words between them: around one word they only stress it. */
const SINGLE = "'‘‚`";

/** Whether a token is between quotation marks. An opening mark without a closing one quotes nothing. */
export function quotedTokens({ original, folded, tokens }: Analysis): (place: number) => boolean {
  const parts = quotedParts(original).filter(({ mark, inside }) => {
    const isWord = SINGLE.includes(mark) && !/\s/u.test(original.slice(inside.start, inside.end));
    return mark !== '>' && !isWord;
  });
  if (parts.length === 0) return NOT_QUOTED;
  const isQuotedAt = placesIn(parts);
  const flags = tokens.map(({ start }) => isQuotedAt(folded.offsets[start] ?? 0));
  return (place) => flags[place] === true;
}

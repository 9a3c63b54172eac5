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

/** The starts and ends of quotations: double marks, or single ones around several words. */
function marksOf(text: string): number[] {
  if (text.includes('"')) return Array.from(text.matchAll(/"/g), ({ index }) => index);
  if (!text.includes("'")) return [];
  const marks: number[] = [];
  for (const { index, 0: quoted } of text.matchAll(
    /(?<![a-z0-9])'[a-z](?:[^']|'(?=[a-z])){3,300}'(?![a-z])/g,
  ))
    if (quoted.includes(' ')) marks.push(index, index + quoted.length - 1);
  return marks;
}

/** The tokens between quotation marks. An opening mark without a closing one quotes nothing. */
export function quotedTokens({ folded, tokens }: Analysis): (place: number) => boolean {
  const marks = marksOf(folded.text);
  if (marks.length < 2) return NOT_QUOTED;
  const flags = new Uint8Array(tokens.length);
  let mark = 0;
  tokens.forEach(({ start }, place) => {
    while (mark < marks.length && (marks[mark] ?? 0) < start) mark += 1;
    const isOpen = mark % 2 === 1 && mark < marks.length;
    flags[place] = isOpen ? 1 : 0;
  });
  return (place) => flags[place] === 1;
}

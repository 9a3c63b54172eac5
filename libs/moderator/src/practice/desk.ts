import type { PracticeLevel, Side } from '@rostrum/domain';
import type { MapMessage } from '../map/link.ts';
import type { CasePoint, PracticeCase } from './case.ts';
import type { Ear } from './ear.ts';
import type { Heard, HeardClaim } from './listen.ts';
import { LEVELS, type LevelRules } from './levels.ts';
import { openNotebook, type Notebook } from './notebook.ts';
import { shortQuote } from './quotes.ts';

/** The kind of the opponent's next message. `turn`: one of an open floor. */
export type PracticePart = 'opening' | 'rebuttal' | 'closing' | 'question' | 'answer' | 'turn';

export type Brief = {
  motion: string;
  /** The side that the opponent has. */
  side: Side;
  level: PracticeLevel;
  part: PracticePart;
  /** What both sides can argue from. */
  file: PracticeCase;
  /** The shown messages, oldest first. */
  said: readonly MapMessage[];
  /** The opponent's uid. */
  self: string;
  /** Code points that the message may have. */
  limit: number;
  /** The same seed gives the same words. */
  seed: string;
  ear: Ear;
};

/** What the opponent writes from. `quotes`: whether it may repeat the other side's words. */
export type Desk = Brief & {
  heard: Heard;
  quotes: boolean;
  rules: LevelRules;
  notes: Notebook;
  /** Its own points that it can still use, and all of them. */
  free: readonly CasePoint[];
  own: readonly CasePoint[];
  /** Claims of the other side that it has not answered, in the order of its level. */
  targets: readonly HeardClaim[];
};

export function openDesk(brief: Brief, heard: Heard, quotes = true): Desk {
  const { file, side, said, self, seed, level } = brief;
  const rules = LEVELS[level];
  const earlier = said.filter(({ authorId }) => authorId === self).map(({ text }) => text);
  const notes = openNotebook(seed, earlier);
  const own = file.arguments[side];
  const granted = new Set(heard.granted.map(({ place }) => place));
  return {
    ...brief,
    heard,
    quotes,
    rules,
    notes,
    own,
    free: own.filter((point, place) => !granted.has(place) && !notes.knows(point.claim)),
    targets: inOrder(
      heard.claims.filter(({ isAnswered }) => !isAnswered),
      rules.attacks,
    ),
  };
}

/** Among equals the latest comes first. */
function inOrder(claims: readonly HeardClaim[], attacks: LevelRules['attacks']): HeardClaim[] {
  const latest = claims.toReversed();
  if (attacks === 'latest') return latest;
  const sign = attacks === 'weakest' ? 1 : -1;
  return latest.toSorted((one, other) => sign * (weightOf(one) - weightOf(other)));
}

/** What is sourced weighs more than a story, a story more than a bare claim; then the claim nearest to the case. */
function weightOf({ support, near, place }: HeardClaim): number {
  const rank = { nothing: 0, 'own-life': 1, source: 2 }[support.kind];
  return rank + (place === undefined ? 0 : 1) + Math.min(near, 0.99);
}

/** The own claims that were made already, by whether the other side spoke of them. */
export function madePoints({
  own,
  notes,
  heard,
}: Desk): { quote: string; point: CasePoint; isMet: boolean }[] {
  const granted = new Set(heard.granted.map(({ place }) => place));
  return own.flatMap((point, place) => {
    const quote = shortQuote(point.claim);
    const isMade = quote !== undefined && notes.wasSaid(point.claim) && !granted.has(place);
    return isMade ? [{ quote, point, isMet: heard.takenUp.has(place) }] : [];
  });
}

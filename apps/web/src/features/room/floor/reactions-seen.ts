import type { Message, Reaction } from '@rostrum/domain';
import { REACTIONS } from './reaction-words.ts';

type Counts = Message['reactions'];

/** A tap that the stored counts may not know of yet: from `before` to `after`, made when they were `base`. */
export type Tapped = { base: Counts; before: Reaction | null; after: Reaction | null };

/**
 * The counts as the tapper sees them: with their tap, until the store has changed. The store changes through the tap
 * itself, or through another person's just before it; then the next change corrects it.
 */
export function reactionsSeen(stored: Counts, tapped: Tapped | undefined): Counts {
  if (!tapped || !isSame(stored, tapped.base)) return stored;
  const { before, after } = tapped;
  const counts = { ...stored };
  if (before) counts[before] = Math.max(0, (counts[before] ?? 0) - 1);
  if (after) counts[after] = (counts[after] ?? 0) + 1;
  return counts;
}

/** The effect of a tap on `reaction`: adds it, removes it, or replaces the previous one. */
export function tapOn(
  stored: Counts,
  own: Reaction | null,
  reaction: Reaction,
  last: Tapped | undefined,
): Tapped {
  const isOnItsWay = last !== undefined && isSame(stored, last.base);
  return {
    base: stored,
    before: isOnItsWay ? last.before : own,
    after: own === reaction ? null : reaction,
  };
}

/** Whether anybody reacted at all. */
export function hasReactions(counts: Counts): boolean {
  return REACTIONS.some((reaction) => (counts[reaction] ?? 0) > 0);
}

function isSame(one: Counts, other: Counts): boolean {
  return REACTIONS.every((reaction) => (one[reaction] ?? 0) === (other[reaction] ?? 0));
}

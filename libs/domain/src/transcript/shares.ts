import type { Side } from '../debate/format.ts';
import { benchOf, countOf, debaterIds, seatsTakenBy, type DebateState } from '../debate/state.ts';

/** One person's part of all that was said, in characters and as 0 … 1. `side` is null for the audience. */
export type Share = { uid: string; side: Side | null; characters: number; share: number };

/**
 * Speaking shares: the debaters in the order of their seats, then speakers who gave up a seat, then speakers from the
 * audience. All shares add up to 1. Empty until somebody has spoken.
 */
export function sharesOf(debate: DebateState): Share[] {
  const all = Object.values(debate.spoken).reduce((sum, count) => sum + count, 0);
  if (all === 0) return [];
  const seated = debaterIds(debate);
  const others = Object.keys(debate.spoken).filter((uid) => !seated.includes(uid));
  const shares = [...seated, ...others].map((uid): Share => {
    const characters = countOf(debate.spoken, uid);
    return { uid, side: benchOf(debate, uid) ?? null, characters, share: characters / all };
  });
  return shares.toSorted((one, other) => Number(one.side === null) - Number(other.side === null));
}

/** For's part of the words of both benches, 0 … 1; undefined until one has spoken. */
export function airtimeFor(debate: DebateState): number | undefined {
  const shares = sharesOf(debate);
  const on = (bench: Side) =>
    shares.reduce((sum, { side, characters }) => sum + (side === bench ? characters : 0), 0);
  const benches = on('for') + on('against');
  return benches === 0 ? undefined : on('for') / benches;
}

/** One person's part of all words, 0 … 1; undefined until somebody has spoken. */
export function shareOf(debate: DebateState, uid: string): number | undefined {
  const shares = sharesOf(debate);
  return shares.length === 0 ? undefined : (shares.find((one) => one.uid === uid)?.share ?? 0);
}

/** A debater's even part of the words, 0 … 1: one for each seat that they hold. */
export function fairShareOf(debate: DebateState, uid: string): number {
  return Math.max(1, seatsTakenBy(debate, uid).length) / debate.format.seats.length;
}

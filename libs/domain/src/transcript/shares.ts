import type { Side } from '../debate/format.ts';
import { countOf, debaterIds, seatTakenBy, type DebateState } from '../debate/state.ts';

/** One debater's part of all that was said, in characters and as 0 … 1. */
export type Share = { uid: string; side: Side; characters: number; share: number };

/** Who spoke how much, in the order of the seats. Empty as long as nobody has. */
export function sharesOf(debate: DebateState): Share[] {
  const all = Object.values(debate.spoken).reduce((sum, count) => sum + count, 0);
  if (all === 0) return [];
  return debaterIds(debate).flatMap((uid) => {
    const side = seatTakenBy(debate, uid)?.side;
    const characters = countOf(debate.spoken, uid);
    return side ? [{ uid, side, characters, share: characters / all }] : [];
  });
}

/** For's part of all that was said, 0 … 1; undefined as long as nobody has spoken. */
export function airtimeFor(debate: DebateState): number | undefined {
  const shares = sharesOf(debate);
  if (shares.length === 0) return undefined;
  return shares.reduce((sum, { side, share }) => sum + (side === 'for' ? share : 0), 0);
}

/** One person's part of all that was said, 0 … 1; undefined as long as nobody has spoken. */
export function shareOf(debate: DebateState, uid: string): number | undefined {
  return sharesOf(debate).length === 0
    ? undefined
    : (sharesOf(debate).find((one) => one.uid === uid)?.share ?? 0);
}

import type { Happening } from './events.ts';
import { isOpponent } from './opponent.ts';
import { seatTakenBy, type ChairLost, type DebateState } from './state.ts';

/** An empty chair goes to the first person who does something in the debate. */
export function claimChair(state: DebateState, by: string): Happening[] {
  return state.isChairEmpty && !isOpponent(by) ? [chairTo(state, by, 'left')] : [];
}

/**
 * The person whom the host chose, if they are still there. Otherwise the one with a seat who joined first, or else the
 * one who joined first. `present` is in the order of joining.
 */
export function nextHost(
  state: DebateState,
  present: readonly string[],
  chosen: string | null,
): string | undefined {
  const heirs = present.filter(
    (uid) => uid !== state.hostId && !isOpponent(uid) && !state.removed.includes(uid),
  );
  return heirs.find((uid) => uid === chosen) ?? heirs.find((uid) => seatTakenBy(state, uid)) ?? heirs.at(0);
}

export function chairTo(state: DebateState, by: string, why: ChairLost): Happening {
  return { type: 'chairTaken', by, from: state.hostId, why };
}

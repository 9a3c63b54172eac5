import { accept, refuse } from '../../result.ts';
import { chairTo, claimChair, nextHost } from '../next-host.ts';
import { isGathering, seatsTakenBy, type DebateState } from '../state.ts';
import type { CommandOf, CommandResult } from './command-result.ts';
import { vacate } from './seats.ts';

/**
 * The host goes out before the debate has begun, and the chair goes to somebody who is there. With nobody there it stays
 * empty until somebody comes in. Once a debate has begun, the chair is only offered.
 */
export function goOut(
  state: DebateState,
  { by, to, present = [] }: CommandOf<'goOut'>,
  at: number,
): CommandResult {
  if (by !== state.hostId) return refuse('not-the-host');
  if (!isGathering(state)) return refuse('wrong-phase');
  const seats = seatsTakenBy(state, by);
  const left = seats.length > 0 ? vacate(state, by, seats, at) : [];
  if (left.some(({ type }) => type === 'cancelled')) return accept(left);
  const next = nextHost(state, present, to);
  if (next !== undefined) return accept([...left, chairTo(state, next, 'left')]);
  if (!state.isChairEmpty) return accept([...left, { type: 'hostLeft', by }]);
  return left.length > 0 ? accept(left) : refuse('already-so');
}

/** Somebody comes in where the chair is empty. */
export function takeChair(state: DebateState, { by }: CommandOf<'takeChair'>): CommandResult {
  if (state.removed.includes(by)) return refuse('removed');
  if (!isGathering(state)) return refuse('wrong-phase');
  const claimed = claimChair(state, by);
  return claimed.length > 0 ? accept(claimed) : refuse('already-so');
}

/** A host who is away for too long before the debate has begun loses the chair to somebody who is there. */
export function replaceMissingHost(
  state: DebateState,
  { by, present = [] }: CommandOf<'reportMissing'>,
): CommandResult {
  const next = nextHost(state, [...present, by], null);
  return next === undefined ? refuse('nobody-missing') : accept([chairTo(state, next, 'missing')]);
}

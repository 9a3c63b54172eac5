import { LIMITS } from '../../limits.ts';
import { own } from '../../own.ts';
import { accept, refuse } from '../../result.ts';
import { steppedDown } from '../evolve/floor.ts';
import type { Happening } from '../events.ts';
import { seatOf, type Seat } from '../format.ts';
import { isJudge } from '../judging/panel.ts';
import { claimChair } from '../next-host.ts';
import { isOpponent } from '../opponent.ts';
import {
  debaterIds,
  freeSeats,
  hasFloor,
  isFinished,
  isFull,
  isGathering,
  seatTakenBy,
  type DebateState,
} from '../state.ts';
import type { CommandResult, CommandOf } from './command-result.ts';
import { returnPrep } from './prep-bank.ts';
import { startAfterReady, startStep, stop } from './steps.ts';
import { goOn } from './turns.ts';

/** Before the start anybody may take a free seat; later only to replace a debater who left. */
export function takeSeat(
  state: DebateState,
  { by, seatId }: CommandOf<'takeSeat'>,
  at: number,
): CommandResult {
  if (!seatOf(state.format, seatId)) return refuse('seat-unknown');
  if (state.removed.includes(by)) return refuse('removed');
  if (seatTakenBy(state, by)) return refuse('already-seated');
  if (isJudge(state, by)) return refuse('judges-hold-no-seat');
  if (own(state.seats, seatId) !== null) return refuse('seat-taken');
  if (isFull(state, by)) return refuse('too-many-speakers');
  const isLast = freeSeats(state).length === 1;
  if (state.phase === 'lobby') {
    return accept([
      ...claimChair(state, by),
      { type: 'seatTaken', by, seatId },
      ...(isLast ? [{ type: 'readyCheckStarted' as const }] : []),
    ]);
  }
  if (state.phase !== 'paused' || state.reason !== 'left') return refuse('wrong-phase');
  const seated = { ...state, floor: steppedDown(state.floor, by) };
  return accept([{ type: 'seatTaken', by, seatId }, ...(isLast ? goOn(seated, by, at) : [])]);
}

/**
 * Leaving is possible until the speeches are over. A started debate then waits; without any debater it is abandoned.
 */
export function leave(state: DebateState, by: string, at: number): CommandResult {
  const seat = seatTakenBy(state, by);
  if (!seat) return refuse('not-seated');
  if (isFinished(state) || state.phase === 'verdictVote') return refuse('wrong-phase');
  return accept(vacate(state, by, seat, at));
}

/**
 * The events when a seat becomes free, because its person left or was removed. A debate without any person is over:
 * the practice opponent waits for nobody.
 */
export function vacate(state: DebateState, by: string, { id: seatId }: Seat, at: number): Happening[] {
  const left: Happening = { type: 'seatLeft', by, seatId };
  const sitting = debaterIds(state);
  const isLast = sitting.every((uid) => uid === state.seats[seatId] || isOpponent(uid));
  if (!hasFloor(state))
    return isLast && sitting.some(isOpponent) ? [left, { type: 'cancelled', by }] : [left];
  if (isLast) return [left, { type: 'abandoned', by }];
  if (state.phase === 'paused') return [left];
  const returned = state.phase === 'prepBank' ? [returnPrep(state, at)] : [];
  return [...returned, left, stop(state, by, 'left', at)];
}

/** In the ready check it means "I am here"; in the preparation it means "we need no more time". */
export function ready(
  state: DebateState,
  { by, toss = 'for' }: CommandOf<'ready'>,
  at: number,
): CommandResult {
  if (!seatTakenBy(state, by)) return refuse('not-seated');
  if (state.phase !== 'readyCheck' && state.phase !== 'prep') return refuse('wrong-phase');
  if (state.ready.includes(by)) return refuse('already-ready');
  const readied: Happening[] = [...claimChair(state, by), { type: 'readied', by }];
  const everyone = debaterIds(state).every((uid) => uid === by || state.ready.includes(uid));
  if (!everyone) return accept(readied);
  if (state.phase === 'prep') return accept([...readied, startStep(state.format, 0, at)]);
  return accept([
    ...readied,
    state.format.coinFlip
      ? { type: 'coinFlipped', winner: toss, endsAtMs: at + LIMITS.coinChoiceSeconds * 1_000 }
      : startAfterReady(state, at),
  ]);
}

export function cancel(state: DebateState, by: string): CommandResult {
  if (by !== state.hostId) return refuse('not-the-host');
  return isGathering(state) ? accept([{ type: 'cancelled', by }]) : refuse('wrong-phase');
}

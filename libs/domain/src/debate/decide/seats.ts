import { LIMITS } from '../../limits.ts';
import { own } from '../../own.ts';
import { accept, refuse } from '../../result.ts';
import { steppedDown } from '../evolve/floor.ts';
import type { Happening } from '../events.ts';
import { isSameTeam, isTeamOf, seatOf, type Seat } from '../format.ts';
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
  seatsTakenBy,
  seatTakenBy,
  sittersOn,
  type DebateState,
} from '../state.ts';
import type { CommandResult, CommandOf } from './command-result.ts';
import { returnPrep } from './prep-bank.ts';
import { startAfterReady, startStep, stop } from './steps.ts';
import { goOn } from './turns.ts';

/**
 * Before the start anybody may take a free seat, and a debater the other seats of their team; later only to replace a
 * debater who left.
 */
export function takeSeat(
  state: DebateState,
  { by, seatId }: CommandOf<'takeSeat'>,
  at: number,
): CommandResult {
  const seat = seatOf(state.format, seatId);
  if (!seat) return refuse('seat-unknown');
  if (state.removed.includes(by)) return refuse('removed');
  const [mine] = seatsTakenBy(state, by);
  const isIn = mine && (own(state.seats, seatId) === by || !isTeamOf(state.format, mine));
  if (isIn) return refuse('already-seated');
  if (isJudge(state, by)) return refuse('judges-hold-no-seat');
  if (mine && !isSameTeam(mine, seat)) return refuse('other-team');
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
 * Leaving is possible until the speeches are over. A started debate then waits; without any debater it is abandoned. Before
 * the start a person with several seats may give up one of them.
 */
export function leave(state: DebateState, { by, seatId }: CommandOf<'leave'>, at: number): CommandResult {
  const seats = seatsTakenBy(state, by);
  const left = seatId === undefined ? seats : seats.filter(({ id }) => id === seatId);
  if (left.length === 0) return refuse('not-seated');
  if (isFinished(state) || state.phase === 'verdictVote') return refuse('wrong-phase');
  if (left.length < seats.length && hasFloor(state)) return refuse('seats-together');
  return accept(vacate(state, by, left, at));
}

/**
 * The events when seats of a person become free, because they left or were removed. A debate without any person is over:
 * the practice opponent waits for nobody.
 */
export function vacate(state: DebateState, by: string, seats: readonly Seat[], at: number): Happening[] {
  const left = seats.map(({ id }): Happening => ({ type: 'seatLeft', by, seatId: id }));
  const gone = new Set(seats.map(({ id }) => id));
  const stay = sittersOn(
    state,
    state.format.seats.filter(({ id }) => !gone.has(id)),
  );
  const isLast = stay.every(isOpponent);
  if (!hasFloor(state)) return isLast && stay.length > 0 ? [...left, { type: 'cancelled', by }] : left;
  if (isLast) return [...left, { type: 'abandoned', by }];
  if (state.phase === 'paused') return left;
  const returned = state.phase === 'prepBank' ? [returnPrep(state, at)] : [];
  return [...returned, ...left, stop(state, by, 'left', at)];
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

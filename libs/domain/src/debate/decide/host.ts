import { LIMITS } from '../../limits.ts';
import { accept, refuse } from '../../result.ts';
import type { Happening } from '../events.ts';
import { peopleOpposite } from '../consent.ts';
import { isJudge } from '../judging/panel.ts';
import { isOpponent } from '../opponent.ts';
import { paceLengths } from '../pace.ts';
import {
  benchOf,
  currentStep,
  isFinished,
  isKnownIn,
  mutedAt,
  seatedOn,
  seatsTakenBy,
  type DebateState,
  type Paused,
} from '../state.ts';
import type { CommandResult, CommandOf } from './command-result.ts';
import { vacate } from './seats.ts';
import { finishStep, stop } from './steps.ts';
import { goOn, nextTurn } from './turns.ts';

/** A pause until the host resumes the debate; `pause` gives it an end. */
export function pause(
  state: DebateState,
  by: string,
  at: number,
  { endsAtMs, alone }: { endsAtMs: number | null; alone: boolean } = { endsAtMs: null, alone: false },
): CommandResult {
  if (by !== state.hostId) return refuse('not-the-host');
  if (state.phase !== 'live') return refuse('wrong-phase');
  return accept([{ ...stop(state, by, 'host', at), endsAtMs, alone }]);
}

/** A host on a bench waits for somebody's agreement no longer than this: the debate then continues by itself. */
export function pauseAlone(state: DebateState, by: string, at: number): CommandResult {
  return pause(state, by, at, {
    endsAtMs: at + paceLengths(state.format).pauseAloneSeconds * 1_000,
    alone: true,
  });
}

/** With the other bench's agreement the debate pauses for longer, or the pause that runs becomes longer. */
export function pauseAgreed(state: DebateState, by: string, at: number): CommandResult {
  const endsAtMs = at + paceLengths(state.format).agreedPauseSeconds * 1_000;
  if (state.phase !== 'paused') return pause(state, by, at, { endsAtMs, alone: false });
  if (by !== state.hostId) return refuse('not-the-host');
  return state.endsAtMs === null
    ? refuse('wrong-phase')
    : accept([{ type: 'pauseLengthened', by, endsAtMs }]);
}

/** The host resumes the debate, even without a missing debater: a step without remaining speakers ends. */
export function resume(state: DebateState, by: string, at: number): CommandResult {
  if (by !== state.hostId) return refuse('not-the-host');
  return state.phase === 'paused' ? accept(resumeNow(state, by, at)) : refuse('wrong-phase');
}

export function resumeNow(state: Paused, by: string, at: number): Happening[] {
  if (!isVacant(state)) return goOn(state, by, at);
  const resumed: Happening = { type: 'resumed', by, endsAtMs: at + state.remainingMs };
  return [resumed, ...finishStep(state, 'vacant', at)];
}

function isVacant(state: Paused): boolean {
  const step = currentStep(state);
  const { yielded } = state.floor;
  return step?.seatIds.length !== 0 && seatedOn(state, step).every((uid) => yielded.includes(uid));
}

export function mute(state: DebateState, { by, uid, cameIn }: CommandOf<'mute'>, at: number): CommandResult {
  if (by !== state.hostId) return refuse('not-the-host');
  if (uid === by) return refuse('cannot-be-self');
  if (isFinished(state)) return refuse('wrong-phase');
  if (!isOpponent(uid) && isOpposite(state, by, uid)) return refuse('opposite-bench');
  if (!cameIn && !isKnownIn(state, uid)) return refuse('nobody-there');
  if (mutedAt(state, at).filter((muted) => muted !== uid).length >= LIMITS.mutedAtOnce)
    return refuse('too-many-muted');
  return accept([{ type: 'muted', by, uid, untilMs: at + paceLengths(state.format).muteSeconds * 1_000 }]);
}

/** Whether both have or had a seat, on different benches: a debater silences no person who debates against them. */
function isOpposite(state: DebateState, by: string, uid: string): boolean {
  const [own, other] = [benchOf(state, by), benchOf(state, uid)];
  return own !== undefined && other !== undefined && own !== other;
}

/**
 * Removes a person permanently. A debater's seat becomes free, a judge judges no longer, and a turn goes to the next hand.
 * After the speeches benches and panel stay as they are. A host on a bench removes nobody opposite once everybody is ready, and no judge.
 */
export function remove(
  state: DebateState,
  { by, uid, cameIn }: CommandOf<'remove'>,
  at: number,
): CommandResult {
  if (by !== state.hostId) return refuse('not-the-host');
  if (uid === by) return refuse('cannot-be-self');
  if (isOpponent(uid)) return refuse('opponent-stays');
  if (isFinished(state)) return refuse('wrong-phase');
  if (state.removed.includes(uid)) return refuse('already-so');
  if (!cameIn && !isKnownIn(state, uid)) return refuse('nobody-there');
  if (isCommitted(state) && isOpposite(state, by, uid)) return refuse('opposite-bench');
  if (isJudge(state, uid) && peopleOpposite(state, by).length > 0) return refuse('judge-stays');
  if (state.removed.length >= LIMITS.removedAtMost) return refuse('too-many-removed');
  const seats = seatsTakenBy(state, uid);
  const isOnStage = seats.length > 0 || isJudge(state, uid);
  if (isOnStage && state.phase === 'verdictVote') return refuse('wrong-phase');
  const removed: Happening = { type: 'removed', by, uid };
  if (seats.length > 0) return accept([removed, ...vacate(state, uid, seats, at)]);
  const hasTurn = state.phase === 'live' && state.floor.turn?.uid === uid;
  return accept([removed, ...(hasTurn ? nextTurn(state, at) : [])]);
}

/** Until everybody is ready, a host may turn a person away, since nobody loses a debate by it. */
function isCommitted({ phase }: DebateState): boolean {
  return phase !== 'lobby' && phase !== 'readyCheck';
}

export function setModerator(state: DebateState, by: string, isPaused: boolean): CommandResult {
  if (by !== state.hostId) return refuse('not-the-host');
  if (isFinished(state)) return refuse('wrong-phase');
  if (state.moderatorPaused === isPaused) return refuse('already-so');
  return accept([{ type: isPaused ? 'moderatorPaused' : 'moderatorResumed', by }]);
}

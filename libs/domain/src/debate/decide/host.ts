import { LIMITS } from '../../limits.ts';
import { accept, refuse } from '../../result.ts';
import { isFinished, seatedOn, seatTakenBy, type DebateState } from '../state.ts';
import type { Answer, CommandOf } from './answer.ts';
import { vacate } from './seats.ts';
import { finishStep, remainingMs } from './steps.ts';

export function pause(state: DebateState, by: string, at: number): Answer {
  if (by !== state.hostId) return refuse('not-the-host');
  if (state.phase !== 'live') return refuse('wrong-phase');
  return accept([
    {
      type: 'paused',
      by,
      reason: 'host',
      remainingMs: remainingMs(state, at),
      missing: null,
      choiceFromMs: null,
    },
  ]);
}

/** The host goes on, also without somebody who is gone: a step for nobody is passed over. */
export function resume(state: DebateState, by: string, at: number): Answer {
  if (by !== state.hostId) return refuse('not-the-host');
  if (state.phase !== 'paused') return refuse('wrong-phase');
  const step = state.format.steps[state.floor.stepIndex];
  const isVacant = (step?.seatIds.length ?? 0) > 0 && seatedOn(state, step).length === 0;
  return accept([
    { type: 'resumed', by, endsAtMs: at + state.remainingMs },
    ...(isVacant ? finishStep(state, 'vacant', at) : []),
  ]);
}

export function mute(state: DebateState, { by, uid }: CommandOf<'mute'>, at: number): Answer {
  if (by !== state.hostId) return refuse('not-the-host');
  if (uid === by) return refuse('cannot-be-self');
  if (isFinished(state)) return refuse('wrong-phase');
  return accept([{ type: 'muted', by, uid, untilMs: at + LIMITS.muteSeconds * 1_000 }]);
}

/** Somebody is removed for good; a debater's seat is left as if they had gone. */
export function remove(state: DebateState, { by, uid }: CommandOf<'remove'>, at: number): Answer {
  if (by !== state.hostId) return refuse('not-the-host');
  if (uid === by) return refuse('cannot-be-self');
  if (isFinished(state)) return refuse('wrong-phase');
  if (state.removed.includes(uid)) return refuse('already-so');
  const seat = seatTakenBy(state, uid);
  return accept([{ type: 'removed', by, uid }, ...(seat ? vacate(state, uid, seat, at) : [])]);
}

export function setModerator(state: DebateState, by: string, isPaused: boolean): Answer {
  if (by !== state.hostId) return refuse('not-the-host');
  if (isFinished(state)) return refuse('wrong-phase');
  if (state.moderatorPaused === isPaused) return refuse('already-so');
  return accept([{ type: isPaused ? 'moderatorPaused' : 'moderatorResumed', by }]);
}

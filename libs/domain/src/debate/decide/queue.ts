import { LIMITS } from '../../limits.ts';
import { accept, refuse } from '../../result.ts';
import type { Happening } from '../events.ts';
import { currentStep, seatedOn, type DebateState, type Live } from '../state.ts';
import type { Answer } from './answer.ts';

/** A hand goes up; where nobody has the turn, its person gets it at once. */
export function raiseHand(state: DebateState, by: string, at: number): Answer {
  if (state.removed.includes(by)) return refuse('removed');
  if (!hasQueue(state)) return refuse('no-queue');
  const { turn, queue } = state.floor;
  if (seatedOn(state, currentStep(state)).includes(by)) return refuse('no-queue');
  if (turn?.uid === by || queue.includes(by)) return refuse('hand-already-up');
  if (queue.length >= LIMITS.queueMaxLength) return refuse('queue-full');
  const raised: Happening = { type: 'handRaised', by };
  return accept([raised, ...(turn || at >= state.floor.endsAtMs ? [] : [startTurn(state, by, at)])]);
}

export function lowerHand(state: DebateState, by: string): Answer {
  if (!hasQueue(state)) return refuse('no-queue');
  return state.floor.queue.includes(by) ? accept([{ type: 'handLowered', by }]) : refuse('hand-not-up');
}

/** The host gives the floor to any raised hand, out of its order. */
export function giveFloor(state: DebateState, by: string, uid: string, at: number): Answer {
  if (by !== state.hostId) return refuse('not-the-host');
  if (!hasQueue(state)) return refuse('no-queue');
  if (!state.floor.queue.includes(uid)) return refuse('hand-not-up');
  if (at >= state.floor.endsAtMs) return refuse('too-late');
  const { turn } = state.floor;
  return accept([...(turn ? [endTurn(turn.uid)] : []), startTurn(state, uid, at)]);
}

/** Ends the running turn and gives the floor to the first hand, as long as the step has time. */
export function nextTurn(state: Live, at: number): Happening[] {
  const { turn, queue, endsAtMs } = state.floor;
  const next = queue.find((uid) => uid !== turn?.uid);
  return [
    ...(turn ? [endTurn(turn.uid)] : []),
    ...(next !== undefined && at < endsAtMs ? [startTurn(state, next, at)] : []),
  ];
}

function startTurn(state: Live, uid: string, at: number): Happening {
  const seconds = currentStep(state)?.turnSeconds ?? 0;
  return { type: 'turnStarted', uid, endsAtMs: Math.min(at + seconds * 1_000, state.floor.endsAtMs) };
}

function endTurn(uid: string): Happening {
  return { type: 'turnEnded', uid };
}

function hasQueue(state: DebateState): state is Live {
  return state.phase === 'live' && (currentStep(state)?.turnSeconds ?? null) !== null;
}

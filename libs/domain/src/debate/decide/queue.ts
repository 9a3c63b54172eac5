import { LIMITS } from '../../limits.ts';
import { accept, refuse } from '../../result.ts';
import { peopleOpposite } from '../consent.ts';
import { currentStep, isFull, seatedOn, type DebateState, type Live } from '../state.ts';
import type { CommandResult } from './command-result.ts';
import { endTurn, firstTurn, startTurn } from './turns.ts';

/** Raises a hand. If nobody has the turn, the first hand gets it immediately. */
export function raiseHand(state: DebateState, by: string, at: number): CommandResult {
  if (state.removed.includes(by)) return refuse('removed');
  if (!hasQueue(state)) return refuse('no-queue');
  const { turn, queue } = state.floor;
  if (seatedOn(state, currentStep(state)).includes(by)) return refuse('no-queue');
  if (turn?.uid === by || queue.includes(by)) return refuse('hand-already-up');
  if (queue.length >= LIMITS.queueMaxLength) return refuse('queue-full');
  if (isFull(state, by)) return refuse('too-many-speakers');
  return accept([{ type: 'handRaised', by }, ...(turn ? [] : firstTurn(state, [...queue, by], at))]);
}

export function lowerHand(state: DebateState, by: string): CommandResult {
  if (!hasQueue(state)) return refuse('no-queue');
  return state.floor.queue.includes(by) ? accept([{ type: 'handLowered', by }]) : refuse('hand-not-up');
}

/**
 * The host gives the floor to any raised hand, regardless of order. A host on a bench does not: they would choose who speaks
 * for and against them.
 */
export function giveFloor(state: DebateState, by: string, uid: string, at: number): CommandResult {
  if (by !== state.hostId) return refuse('not-the-host');
  if (!hasQueue(state)) return refuse('no-queue');
  if (!state.floor.queue.includes(uid)) return refuse('hand-not-up');
  if (state.moderatorChairs) return refuse('moderator-chairs');
  if (peopleOpposite(state, by).length > 0) return refuse('hands-in-order');
  if (at >= state.floor.endsAtMs) return refuse('too-late');
  return accept([...endTurn(state), { ...startTurn(state, uid, at), by }]);
}

function hasQueue(state: DebateState): state is Live {
  return state.phase === 'live' && (currentStep(state)?.turnSeconds ?? null) !== null;
}

import type { Happening } from '../events.ts';
import { currentStep, type Live, type Paused, type WithFloor } from '../state.ts';

/** A person's turn from the queue. It never outlives its step. */
export function startTurn(
  state: WithFloor,
  uid: string,
  at: number,
  stepEndsAtMs = state.floor.endsAtMs,
): Happening {
  const turnMs = (currentStep(state)?.turnSeconds ?? 0) * 1_000;
  return { type: 'turnStarted', uid, endsAtMs: Math.min(at + turnMs, stepEndsAtMs) };
}

/** A turn for the first person in the queue, if the step has time left. */
export function firstTurn(
  state: WithFloor,
  waiting: readonly string[],
  at: number,
  stepEndsAtMs = state.floor.endsAtMs,
): Happening[] {
  const [next] = waiting;
  return next !== undefined && at < stepEndsAtMs ? [startTurn(state, next, at, stepEndsAtMs)] : [];
}

export function endTurn({ floor: { turn } }: Live): Happening[] {
  return turn ? [{ type: 'turnEnded', uid: turn.uid }] : [];
}

/** Ends the running turn and gives the floor to the first hand. */
export function nextTurn(state: Live, at: number): Happening[] {
  return [...endTurn(state), ...firstTurn(state, state.floor.queue, at)];
}

/**
 * The debate continues with its remaining time. The debater with the turn keeps the rest of it, under a new number.
 * If nobody has the turn, the first raised hand gets it.
 */
export function goOn(state: Paused, by: string, at: number): Happening[] {
  const endsAtMs = at + state.remainingMs;
  return [{ type: 'resumed', by, endsAtMs }, ...turnAfterPause(state, at, endsAtMs)];
}

function turnAfterPause(state: Paused, at: number, stepEndsAtMs: number): Happening[] {
  const { turn, queue } = state.floor;
  if (!turn) return firstTurn(state, queue, at, stepEndsAtMs);
  const leftMs = Math.max(0, turn.endsAtMs - state.pausedAtMs);
  return [{ type: 'turnStarted', uid: turn.uid, endsAtMs: Math.min(at + leftMs, stepEndsAtMs) }];
}

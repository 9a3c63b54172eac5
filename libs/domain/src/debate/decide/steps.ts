import type { Happening } from '../events.ts';
import type { Format } from '../format.ts';
import { openBallots } from './judging.ts';
import { seatedOn, type DebateState, type DebateOutcome, type Paused, type WithFloor } from '../state.ts';

type Ended = Extract<Happening, { type: 'stepEnded' }>;
type Pause = Extract<Happening, { type: 'paused' }>;

/** The events once everybody is ready and the coin has been flipped. */
export function startAfterReady(state: DebateState, at: number): Happening {
  return state.format.preparationSeconds > 0
    ? { type: 'prepStarted', endsAtMs: at + state.format.preparationSeconds * 1_000 }
    : startStep(state.format, 0, at);
}

export function startStep(format: Format, stepIndex: number, at: number): Happening {
  const seconds = format.steps[stepIndex]?.seconds ?? 0;
  return { type: 'stepStarted', stepIndex, endsAtMs: at + seconds * 1_000 };
}

/** Ends the running step and starts the next one that has a speaker. After the last step the debate is over. */
export function finishStep(state: WithFloor, reason: Ended['reason'], at: number): [Ended, ...Happening[]] {
  const { stepIndex } = state.floor;
  const next = state.format.steps.findIndex((_, index) => index > stepIndex && isManned(state, index));
  return [
    { type: 'stepEnded', stepIndex, reason },
    ...(next < 0 ? finish(state, 'completed', at) : [startStep(state.format, next, at)]),
  ];
}

/**
 * Ends the debate. The judges get their ballots. The audience votes first, if there is one, unless a step has held that vote.
 */
export function finish(state: DebateState, outcome: DebateOutcome, at: number): Happening[] {
  const seconds = voteSeconds(state.format, outcome);
  const votes = state.hasAudience && seconds > 0;
  return [
    ...openBallots(state, at),
    votes
      ? { type: 'verdictVoteStarted', outcome, endsAtMs: at + seconds * 1_000 }
      : { type: 'ended', outcome },
  ];
}

/** A debate that ends early never reaches the step with its last vote, so that vote is held now. */
function voteSeconds({ verdictVoteSeconds, steps }: Format, outcome: DebateOutcome): number {
  if (verdictVoteSeconds > 0 || outcome === 'completed') return verdictVoteSeconds;
  return steps.findLast(({ kind }) => kind === 'vote')?.seconds ?? 0;
}

/** The step stops with the time that it has left, until somebody resumes it. */
export function stop(
  state: WithFloor,
  by: string,
  reason: Paused['reason'],
  at: number,
  wait: Pick<Pause, 'missing' | 'choiceFromMs'> = { missing: null, choiceFromMs: null },
): Pause {
  return {
    type: 'paused',
    by,
    reason,
    remainingMs: remainingMs(state, at),
    ...wait,
    endsAtMs: null,
    alone: false,
  };
}

/** The remaining time of the paused or running step, never negative. */
function remainingMs(state: WithFloor, at: number): number {
  return state.phase === 'live' ? Math.max(0, state.floor.endsAtMs - at) : state.remainingMs;
}

/** A step for named seats needs at least one of them taken; a vote and an open floor need none. */
function isManned(state: WithFloor, stepIndex: number): boolean {
  const step = state.format.steps[stepIndex];
  return step?.seatIds.length === 0 || seatedOn(state, step).length > 0;
}

import { isOpponent } from './opponent.ts';
import { paceLengths } from './pace.ts';
import {
  countOf,
  currentStep,
  seatedOn,
  seatTakenBy,
  type DebateState,
  type Live,
  type Restatement,
} from './state.ts';

/**
 * The person whom `by` restates before replying, in a format that restates first: the last speaker of the other bench.
 * Undefined outside of a rebuttal, and where nobody of the other bench has spoken and can answer.
 */
function toRestate(state: DebateState, by: string): string | undefined {
  const step = currentStep(state);
  if (!state.format.restatesFirst || step?.kind !== 'rebuttal' || state.phase !== 'live') return undefined;
  if (isOpponent(by) || !seatedOn(state, step).includes(by)) return undefined;
  return lastOpponent(state, by);
}

function lastOpponent(state: Live, by: string): string | undefined {
  const side = seatTakenBy(state, by)?.side;
  const earlier = state.format.steps.slice(0, state.floor.stepIndex).toReversed();
  return earlier
    .flatMap((step) => seatedOn(state, step))
    .find(
      (uid) => seatTakenBy(state, uid)?.side !== side && countOf(state.spoken, uid) > 0 && !isOpponent(uid),
    );
}

/**
 * The person whom the next words of `by` restate: the first words of a rebuttal do, and after “Not what I said” the next
 * ones too, unless their author skips that.
 */
export function mustRestate(state: DebateState, by: string): string | undefined {
  if (state.phase !== 'live') return undefined;
  const asked = state.floor.restatement;
  if (asked) return asked.by === by && asked.answer === 'unfair' && asked.mayRepeat ? asked.of : undefined;
  return countOf(state.floor.used, by) === 0 ? toRestate(state, by) : undefined;
}

/** The question that waits for its answer at that moment. */
export function openRestatement(state: DebateState, atMs: number): Restatement | undefined {
  const asked = state.phase === 'live' ? state.floor.restatement : null;
  return asked?.answer === null && atMs <= asked.lapsesAtMs ? asked : undefined;
}

/** How long the question waits, in milliseconds. The step gets this time back. */
export function restatementMs({ format }: DebateState): number {
  return paceLengths(format).restatementSeconds * 1_000;
}

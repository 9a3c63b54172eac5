import type { DebateState } from '../state.ts';
import { without, type EventOf } from './common.ts';

export function afterJudgeLeft(state: DebateState, { by }: EventOf<'judgeLeft'>): DebateState {
  const { ballots } = state;
  return {
    ...state,
    judges: without(state.judges, by),
    ballots: ballots && { ...ballots, filed: without(ballots.filed, by) },
  };
}

export function afterBallotsOpened(state: DebateState, event: EventOf<'ballotsOpened'>): DebateState {
  const { seq, atMs: openedAtMs, endsAtMs, lapsesAtMs } = event;
  return {
    ...state,
    ballots: { seq, openedAtMs, endsAtMs, lapsesAtMs, filed: [], isClosed: false, result: null },
  };
}

/** A changed ballot is filed once. */
export function afterBallotFiled(state: DebateState, { by }: EventOf<'ballotFiled'>): DebateState {
  const { ballots } = state;
  return { ...state, ballots: ballots && { ...ballots, filed: [...without(ballots.filed, by), by] } };
}

export function afterBallotsClosed(state: DebateState, event: EventOf<'ballotsClosed'>): DebateState {
  const { ballots } = state;
  return { ...state, ballots: ballots && { ...ballots, isClosed: true, result: event.result ?? null } };
}

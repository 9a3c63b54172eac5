import type { DebateEvent } from '../events.ts';
import { hasFloor, type DebateState, type Floor, type WithFloor } from '../state.ts';

/** The event of one type. */
export type EventOf<Type extends DebateEvent['type']> = Extract<DebateEvent, { type: Type }>;

/** The fields that every phase keeps. */
export function common(state: DebateState) {
  const { format, hostId, isChairEmpty, formerHost, seats, seq, atMs, spoken, banks } = state;
  const { mutedUntilMs, removed, formerDebaters, hasAudience, moderatorPaused, asked, moderatorChairs } =
    state;
  const { judges, ballots } = state;
  return {
    format,
    hostId,
    isChairEmpty,
    formerHost,
    seats,
    seq,
    atMs,
    spoken,
    banks,
    mutedUntilMs,
    removed,
    formerDebaters,
    hasAudience,
    moderatorPaused,
    asked,
    moderatorChairs,
    judges,
    ballots,
  };
}

/** A finished debate drops every question. */
export function closed(state: DebateState) {
  return { ...common(state), asked: null };
}

/** A deadline is named after the event that set it. */
export function timed(event: { seq: number; atMs: number; endsAtMs: number }) {
  return { stepSeq: event.seq, startedAtMs: event.atMs, endsAtMs: event.endsAtMs };
}

/** The same debate with another floor; unchanged if it has none. */
export function withFloor(state: DebateState, change: (floor: Floor) => Floor): DebateState {
  return hasFloor(state) ? ({ ...state, floor: change(state.floor) } satisfies WithFloor) : state;
}

export function without(uids: readonly string[], uid: string): string[] {
  return uids.filter((one) => one !== uid);
}

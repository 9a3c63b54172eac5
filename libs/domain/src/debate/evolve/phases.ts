import { swapBenches, withFirstSide } from '../coin-choices.ts';
import { otherSide, seatOf } from '../format.ts';
import { questionKey } from '../consent.ts';
import { countOf, hasFloor, type DebateState, type Floor, type Phase } from '../state.ts';
import { common, timed, withFloor, without, type EventOf } from './common.ts';
import { steppedDown } from './floor.ts';

export function afterSeatTaken(state: DebateState, { by, seatId }: EventOf<'seatTaken'>): DebateState {
  const seated = { ...state, seats: { ...state.seats, [seatId]: by } };
  return withFloor(seated, (floor) => steppedDown(floor, by));
}

/** Before the start a free seat means a return to the lobby; later the debate waits for a substitute. */
export function afterSeatLeft(state: DebateState, { by, seatId }: EventOf<'seatLeft'>): DebateState {
  const benches = {
    seats: { ...state.seats, [seatId]: null },
    formerDebaters: withFormer(state, by, seatId),
  };
  if (!hasFloor(state)) return { ...common(state), ...benches, phase: 'lobby' };
  const floor = steppedDown(state.floor, by);
  return state.phase === 'paused'
    ? { ...state, ...benches, floor, reason: 'left', missing: null, choiceFromMs: null, endsAtMs: null }
    : { ...state, ...benches, floor };
}

/** Until everybody is ready, a person may still choose to watch instead. */
const UNCOMMITTED: ReadonlySet<Phase> = new Set(['lobby', 'readyCheck']);

function withFormer(state: DebateState, uid: string, seatId: string): DebateState['formerDebaters'] {
  const { formerDebaters, format, phase } = state;
  const side = seatOf(format, seatId)?.side;
  return side && !UNCOMMITTED.has(phase) ? { ...formerDebaters, [uid]: side } : formerDebaters;
}

export function afterSideChosen(state: DebateState, event: EventOf<'sideChosen'>): DebateState {
  if (state.phase !== 'coinFlip') return state;
  const seats = state.chooser === event.side ? state.seats : swapBenches(state.format, state.seats);
  return { ...state, ...timed(event), seats, chooser: otherSide(event.side), chosen: state.chosen ?? 'side' };
}

export function afterOrderChosen(state: DebateState, event: EventOf<'orderChosen'>): DebateState {
  if (state.phase !== 'coinFlip') return state;
  const format = withFirstSide(state.format, event.first);
  const chooser = otherSide(state.chooser);
  return { ...state, ...timed(event), format, chooser, chosen: state.chosen ?? 'order' };
}

export function afterPrepTaken(state: DebateState, event: EventOf<'prepTaken'>): DebateState {
  if (!hasFloor(state)) return state;
  const { side, remainingMs } = event;
  return { ...common(state), ...timed(event), phase: 'prepBank', floor: state.floor, side, remainingMs };
}

export function afterPrepReturned(state: DebateState, event: EventOf<'prepReturned'>): DebateState {
  if (!hasFloor(state)) return state;
  const banks = { ...state.banks, [event.side]: Math.max(0, state.banks[event.side] - event.usedMs) };
  const floor = { ...state.floor, stepSeq: event.seq, endsAtMs: event.endsAtMs };
  return { ...common(state), banks, phase: 'live', floor };
}

export function afterPaused(state: DebateState, event: EventOf<'paused'>): DebateState {
  if (!hasFloor(state)) return state;
  const { seq: stepSeq, remainingMs, atMs: pausedAtMs, reason, missing, choiceFromMs, endsAtMs } = event;
  const floor = { ...state.floor, poi: null, pausedAlone: state.floor.pausedAlone || event.alone };
  const pause = { stepSeq, remainingMs, pausedAtMs, endsAtMs, reason, missing, choiceFromMs };
  return { ...common(state), phase: 'paused', floor, ...pause };
}

export function afterResumed(state: DebateState, event: EventOf<'resumed'>): DebateState {
  if (state.phase !== 'paused') return state;
  const pausedMs = event.atMs - state.pausedAtMs;
  const floor = { ...state.floor, stepSeq: event.seq, endsAtMs: event.endsAtMs };
  return { ...common(state), phase: 'live', floor: { ...floor, restatement: waitingOn(floor, pausedMs) } };
}

/** A question that waits keeps its remaining time through a pause. */
function waitingOn({ restatement }: Floor, pausedMs: number): Floor['restatement'] {
  return restatement && { ...restatement, lapsesAtMs: restatement.lapsesAtMs + pausedMs };
}

/** A question waits for its answer; the step counts how often it was asked. */
export function afterAsked(state: DebateState, event: EventOf<'asked'>): DebateState {
  const { by, what, to, uids = [], stepSeq, lapsesAtMs, seq } = event;
  const asked = { by, what, to, uids, stepSeq, lapsesAtMs, declinedBy: null, seq };
  const key = questionKey(event);
  return withFloor({ ...state, asked }, (floor) => ({
    ...floor,
    questions: { ...floor.questions, [key]: countOf(floor.questions, key) + 1 },
  }));
}

/** A no stays readable for a moment, so that its asker learns of it; a question taken back leaves nothing. */
export function afterDeclined(state: DebateState, { by, atMs }: EventOf<'declined'>): DebateState {
  const { asked } = state;
  if (!asked || asked.by === by) return { ...state, asked: null };
  return { ...state, asked: { ...asked, declinedBy: by, lapsesAtMs: atMs } };
}

/** Drops expired entries, so that the map only contains people who are muted now. */
export function afterMuted(state: DebateState, { uid, untilMs, atMs }: EventOf<'muted'>): DebateState {
  const still = Object.entries(state.mutedUntilMs).filter(([, mutedUntilMs]) => atMs < mutedUntilMs);
  return { ...state, mutedUntilMs: { ...Object.fromEntries(still), [uid]: untilMs } };
}

export function afterRemoved(state: DebateState, { uid }: EventOf<'removed'>): DebateState {
  const removed = [...state.removed, uid];
  const judges = without(state.judges, uid);
  return withFloor({ ...state, removed, judges }, (floor) => steppedDown(floor, uid));
}

/** The person who takes the chair moves the clock again, even if it was left to the moderator. */
export function afterChairTaken(state: DebateState, { by, from, why }: EventOf<'chairTaken'>): DebateState {
  const formerHost = why === undefined || from === by ? null : { uid: from, why };
  return { ...state, hostId: by, moderatorChairs: false, isChairEmpty: false, formerHost };
}

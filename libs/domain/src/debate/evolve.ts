import { swapBenches, withFirstSide } from './coin-choices.ts';
import type { DebateEvent } from './events.ts';
import { otherSide } from './format.ts';
import { countOf, hasFloor, type DebateState, type Floor, type WithFloor } from './state.ts';

type EventOf<Type extends DebateEvent['type']> = Extract<DebateEvent, { type: Type }>;

/** The first event of a log makes the state; without it there is no debate. */
export function openingState(event: EventOf<'opened'>): DebateState {
  const { format, hostId, seq, atMs } = event;
  const bankMs = format.prepBankSeconds * 1_000;
  return {
    phase: 'lobby',
    format,
    hostId,
    seats: Object.fromEntries(format.seats.map((seat) => [seat.id, null])),
    seq,
    atMs,
    spoken: {},
    banks: { for: bankMs, against: bankMs },
    mutedUntilMs: {},
    removed: [],
    hasAudience: false,
    moderatorPaused: false,
    endProposal: null,
  };
}

/** The state after one more event. Events were checked when they were decided, so this only applies them. */
export function evolve(before: DebateState, event: DebateEvent): DebateState {
  return apply({ ...before, seq: event.seq, atMs: event.atMs }, event);
}

/** The state that a whole log leads to, or undefined where it does not begin with `opened`. */
export function replay(events: readonly DebateEvent[]): DebateState | undefined {
  const [first, ...rest] = events;
  return first?.type === 'opened' ? rest.reduce(evolve, openingState(first)) : undefined;
}

function apply(state: DebateState, event: DebateEvent): DebateState {
  switch (event.type) {
    case 'opened':
      return openingState(event);
    case 'seatTaken':
      return { ...state, seats: { ...state.seats, [event.seatId]: event.by } };
    case 'seatLeft':
      return afterSeatLeft(state, event);
    case 'readyCheckStarted':
      return { ...common(state), phase: 'readyCheck', ready: [] };
    case 'readied':
      return 'ready' in state ? { ...state, ready: [...state.ready, event.by] } : state;
    case 'coinFlipped':
      return { ...common(state), ...timed(event), phase: 'coinFlip', chooser: event.winner, chosen: null };
    case 'sideChosen':
      return afterSideChosen(state, event);
    case 'orderChosen':
      return afterOrderChosen(state, event);
    case 'prepStarted':
      return { ...common(state), ...timed(event), phase: 'prep', ready: [] };
    case 'stepStarted':
      return { ...common(state), phase: 'live', floor: newFloor(event) };
    case 'spoke':
      return afterSpoke(state, event);
    case 'edited':
      return afterEdited(state, event);
    case 'yielded':
      return withFloor(state, (floor) => ({ ...floor, yielded: [...floor.yielded, event.by] }));
    case 'prepTaken':
      return afterPrepTaken(state, event);
    case 'prepReturned':
      return afterPrepReturned(state, event);
    case 'poiOffered':
      return withFloor(state, (floor) => ({
        ...floor,
        poi: { uid: event.by, accepted: false, endsAtMs: event.endsAtMs },
      }));
    case 'poiAccepted':
      return withFloor(state, (floor) => ({
        ...floor,
        poi: floor.poi && { ...floor.poi, accepted: true, endsAtMs: event.endsAtMs },
      }));
    case 'poiDeclined':
      return withFloor(state, (floor) => ({ ...floor, poi: null }));
    case 'handRaised':
      return withFloor(state, (floor) => ({ ...floor, queue: [...floor.queue, event.by] }));
    case 'handLowered':
      return withFloor(state, (floor) => ({ ...floor, queue: without(floor.queue, event.by) }));
    case 'turnStarted':
      return afterTurnStarted(state, event);
    case 'turnEnded':
      return withFloor(state, (floor) => ({
        ...floor,
        turn: null,
        yielded: without(floor.yielded, event.uid),
      }));
    case 'extended':
      return withFloor(state, (floor) => ({
        ...floor,
        stepSeq: event.seq,
        endsAtMs: event.endsAtMs,
        extensions: floor.extensions + 1,
      }));
    case 'stepEnded':
      return state;
    case 'paused':
      return afterPaused(state, event);
    case 'waitExtended':
      return state.phase === 'paused' ? { ...state, choiceFromMs: event.choiceFromMs } : state;
    case 'resumed':
      return afterResumed(state, event);
    case 'muted':
      return { ...state, mutedUntilMs: { ...state.mutedUntilMs, [event.uid]: event.untilMs } };
    case 'removed':
      return afterRemoved(state, event);
    case 'moderatorPaused':
      return { ...state, moderatorPaused: true };
    case 'moderatorResumed':
      return { ...state, moderatorPaused: false };
    case 'endProposed':
      return { ...state, endProposal: { by: event.by, side: event.side, lapsesAtMs: event.lapsesAtMs } };
    case 'endDeclined':
      return { ...state, endProposal: null };
    case 'watched':
      return { ...state, hasAudience: true };
    case 'verdictVoteStarted':
      return { ...closed(state), ...timed(event), phase: 'verdictVote', outcome: event.outcome };
    case 'ended':
      return { ...closed(state), phase: 'debrief', outcome: event.outcome, endedAtMs: event.atMs };
    case 'archived':
      return state.phase === 'debrief' ? { ...state, phase: 'archived' } : state;
    case 'cancelled':
      return { ...closed(state), phase: 'cancelled', endedAtMs: event.atMs };
    case 'abandoned':
      return { ...closed(state), phase: 'abandoned', by: event.by, endedAtMs: event.atMs };
  }
}

/** What every phase keeps. */
function common(state: DebateState) {
  const { format, hostId, seats, seq, atMs, spoken, banks } = state;
  const { mutedUntilMs, removed, hasAudience, moderatorPaused, endProposal } = state;
  return {
    format,
    hostId,
    seats,
    seq,
    atMs,
    spoken,
    banks,
    mutedUntilMs,
    removed,
    hasAudience,
    moderatorPaused,
    endProposal,
  };
}

/** A debate that is over has nothing left to propose. */
function closed(state: DebateState) {
  return { ...common(state), endProposal: null };
}

function timed(event: { seq: number; atMs: number; endsAtMs: number }) {
  return { stepSeq: event.seq, startedAtMs: event.atMs, endsAtMs: event.endsAtMs };
}

function newFloor(event: EventOf<'stepStarted'>): Floor {
  return {
    stepIndex: event.stepIndex,
    ...timed(event),
    yielded: [],
    used: {},
    turn: null,
    queue: [],
    poi: null,
    extensions: 0,
  };
}

/** Before the start a free seat means the lobby again; later the debate waits for a substitute. */
function afterSeatLeft(state: DebateState, { seatId }: EventOf<'seatLeft'>): DebateState {
  const seats = { ...state.seats, [seatId]: null };
  if (state.phase === 'paused') return { ...state, seats, reason: 'left', missing: null, choiceFromMs: null };
  return hasFloor(state) ? { ...state, seats } : { ...common(state), phase: 'lobby', seats };
}

function afterSideChosen(state: DebateState, event: EventOf<'sideChosen'>): DebateState {
  if (state.phase !== 'coinFlip') return state;
  const seats = state.chooser === event.side ? state.seats : swapBenches(state.format, state.seats);
  return { ...state, ...timed(event), seats, chooser: otherSide(event.side), chosen: state.chosen ?? 'side' };
}

function afterOrderChosen(state: DebateState, event: EventOf<'orderChosen'>): DebateState {
  if (state.phase !== 'coinFlip') return state;
  const format = withFirstSide(state.format, event.first);
  return {
    ...state,
    ...timed(event),
    format,
    chooser: otherSide(state.chooser),
    chosen: state.chosen ?? 'order',
  };
}

function afterSpoke(state: DebateState, { by, characters, as }: EventOf<'spoke'>): DebateState {
  const add = (counts: Record<string, number>) => ({ ...counts, [by]: countOf(counts, by) + characters });
  return withFloor({ ...state, spoken: add(state.spoken) }, (floor) =>
    as === 'poi' ? { ...floor, poi: null } : { ...floor, used: add(floor.used) },
  );
}

function afterEdited(state: DebateState, { by, delta }: EventOf<'edited'>): DebateState {
  const add = (counts: Record<string, number>) => ({
    ...counts,
    [by]: Math.max(0, countOf(counts, by) + delta),
  });
  return withFloor({ ...state, spoken: add(state.spoken) }, (floor) =>
    countOf(floor.used, by) > 0 ? { ...floor, used: add(floor.used) } : floor,
  );
}

function afterPrepTaken(state: DebateState, event: EventOf<'prepTaken'>): DebateState {
  if (!hasFloor(state)) return state;
  const { side, remainingMs } = event;
  return { ...common(state), ...timed(event), phase: 'prepBank', floor: state.floor, side, remainingMs };
}

function afterPrepReturned(state: DebateState, event: EventOf<'prepReturned'>): DebateState {
  if (!hasFloor(state)) return state;
  const banks = { ...state.banks, [event.side]: Math.max(0, state.banks[event.side] - event.usedMs) };
  const floor = { ...state.floor, stepSeq: event.seq, endsAtMs: event.endsAtMs };
  return { ...common(state), banks, phase: 'live', floor };
}

function afterTurnStarted(state: DebateState, { uid, seq, endsAtMs }: EventOf<'turnStarted'>): DebateState {
  return withFloor(state, (floor) => ({
    ...floor,
    turn: { uid, seq, endsAtMs },
    queue: without(floor.queue, uid),
    used: { ...floor.used, [uid]: 0 },
  }));
}

function afterPaused(state: DebateState, event: EventOf<'paused'>): DebateState {
  if (!hasFloor(state)) return state;
  const { remainingMs, atMs: pausedAtMs, reason, missing, choiceFromMs } = event;
  const floor = { ...state.floor, poi: null };
  return { ...common(state), phase: 'paused', floor, remainingMs, pausedAtMs, reason, missing, choiceFromMs };
}

/** A turn keeps the time it had when the debate stopped. */
function afterResumed(state: DebateState, event: EventOf<'resumed'>): DebateState {
  if (state.phase !== 'paused') return state;
  const stoodMs = event.atMs - state.pausedAtMs;
  const { turn } = state.floor;
  const floor = {
    ...state.floor,
    stepSeq: event.seq,
    endsAtMs: event.endsAtMs,
    turn: turn && { ...turn, endsAtMs: Math.min(turn.endsAtMs + stoodMs, event.endsAtMs) },
  };
  return { ...common(state), phase: 'live', floor };
}

function afterRemoved(state: DebateState, { uid }: EventOf<'removed'>): DebateState {
  const removed = [...state.removed, uid];
  return withFloor({ ...state, removed }, (floor) => ({
    ...floor,
    queue: without(floor.queue, uid),
    turn: floor.turn?.uid === uid ? null : floor.turn,
    poi: floor.poi?.uid === uid ? null : floor.poi,
  }));
}

function withFloor(state: DebateState, change: (floor: Floor) => Floor): DebateState {
  return hasFloor(state) ? ({ ...state, floor: change(state.floor) } satisfies WithFloor) : state;
}

function without(uids: readonly string[], uid: string): string[] {
  return uids.filter((one) => one !== uid);
}

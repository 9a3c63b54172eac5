import type { DebateEvent } from './events.ts';
import { countOf, type DebateState, type Floor } from './state.ts';

/** The first event of a log makes the state; without it there is no debate. */
export function openingState(event: Extract<DebateEvent, { type: 'opened' }>): DebateState {
  const seats = Object.fromEntries(event.format.seats.map((seat) => [seat.id, null]));
  const { format, hostId, seq, atMs } = event;
  return { phase: 'lobby', format, hostId, seats, seq, atMs, spoken: {} };
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
      return { ...common(state), phase: 'lobby', seats: { ...state.seats, [event.seatId]: null } };
    case 'readyCheckStarted':
      return { ...common(state), phase: 'readyCheck', ready: [] };
    case 'readied':
      return 'ready' in state ? { ...state, ready: [...state.ready, event.by] } : state;
    case 'prepStarted':
      return {
        ...common(state),
        phase: 'prep',
        ready: [],
        stepSeq: event.seq,
        startedAtMs: event.atMs,
        endsAtMs: event.endsAtMs,
      };
    case 'stepStarted':
      return { ...common(state), phase: 'live', floor: newFloor(event) };
    case 'spoke':
      return withSpoken(state, event.by, event.characters);
    case 'yielded':
      return withFloor(state, (floor) => ({ ...floor, yielded: [...floor.yielded, event.by] }));
    case 'stepEnded':
      return state;
    case 'paused':
      return 'floor' in state
        ? { ...common(state), phase: 'paused', floor: state.floor, remainingMs: event.remainingMs }
        : state;
    case 'resumed':
      return 'floor' in state
        ? {
            ...common(state),
            phase: 'live',
            floor: { ...state.floor, stepSeq: event.seq, endsAtMs: event.endsAtMs },
          }
        : state;
    case 'ended':
      return { ...common(state), phase: 'debrief', outcome: event.outcome, endedAtMs: event.atMs };
    case 'cancelled':
      return { ...common(state), phase: 'cancelled', endedAtMs: event.atMs };
    case 'abandoned':
      return { ...common(state), phase: 'abandoned', by: event.by, endedAtMs: event.atMs };
  }
}

function common({ format, hostId, seats, seq, atMs, spoken }: DebateState) {
  return { format, hostId, seats, seq, atMs, spoken };
}

function newFloor(event: Extract<DebateEvent, { type: 'stepStarted' }>): Floor {
  const { stepIndex, seq, atMs, endsAtMs } = event;
  return { stepIndex, stepSeq: seq, startedAtMs: atMs, endsAtMs, yielded: [], used: {} };
}

function withFloor(state: DebateState, change: (floor: Floor) => Floor): DebateState {
  return 'floor' in state ? { ...state, floor: change(state.floor) } : state;
}

function withSpoken(state: DebateState, uid: string, characters: number): DebateState {
  const add = (counts: Record<string, number>) => ({ ...counts, [uid]: countOf(counts, uid) + characters });
  return withFloor({ ...state, spoken: add(state.spoken) }, (floor) => ({ ...floor, used: add(floor.used) }));
}

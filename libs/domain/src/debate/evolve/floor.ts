import { countOf, type DebateState, type Floor } from '../state.ts';
import { timed, withFloor, without, type EventOf } from './common.ts';

export function newFloor(event: EventOf<'stepStarted'>): Floor {
  return {
    stepIndex: event.stepIndex,
    ...timed(event),
    yielded: [],
    used: {},
    turn: null,
    queue: [],
    poi: null,
    restatement: null,
    extensions: 0,
    coolUntilMs: 0,
    pausedAlone: false,
    questions: {},
  };
}

export function afterSpoke(state: DebateState, { by, characters, as }: EventOf<'spoke'>): DebateState {
  const add = adding(by, characters);
  return withFloor({ ...state, spoken: add(state.spoken) }, (floor) =>
    as === 'poi' ? { ...floor, poi: null } : { ...floor, used: add(floor.used) },
  );
}

export function afterRestated(state: DebateState, event: EventOf<'restated'>): DebateState {
  const { by, of, messageId, mayRepeat, lapsesAtMs, seq, endsAtMs } = event;
  const restatement = { by, of, messageId, mayRepeat, answer: null, lapsesAtMs, seq };
  return withFloor(state, (floor) => ({ ...floor, stepSeq: seq, endsAtMs, restatement }));
}

export function afterRestatementAnswered(
  state: DebateState,
  { answer, seq, endsAtMs }: EventOf<'restatementAnswered'>,
): DebateState {
  return withFloor(state, (floor) => ({
    ...floor,
    stepSeq: seq,
    endsAtMs,
    restatement: floor.restatement && { ...floor.restatement, answer },
  }));
}

export function afterRestatementSkipped(state: DebateState): DebateState {
  return withFloor(state, (floor) => ({
    ...floor,
    restatement: floor.restatement && { ...floor.restatement, mayRepeat: false },
  }));
}

export function afterEdited(state: DebateState, { by, delta, inTurn }: EventOf<'edited'>): DebateState {
  const add = adding(by, delta);
  return withFloor({ ...state, spoken: add(state.spoken) }, (floor) =>
    inTurn ? { ...floor, used: add(floor.used) } : floor,
  );
}

function adding(uid: string, characters: number) {
  return (counts: Record<string, number>) => ({
    ...counts,
    [uid]: Math.max(0, countOf(counts, uid) + characters),
  });
}

export function afterYielded(state: DebateState, { by }: EventOf<'yielded'>): DebateState {
  return withFloor(state, (floor) => ({ ...floor, yielded: [...floor.yielded, by] }));
}

export function afterExtended(state: DebateState, { seq, endsAtMs }: EventOf<'extended'>): DebateState {
  return withFloor(state, (floor) => ({
    ...floor,
    stepSeq: seq,
    endsAtMs,
    extensions: floor.extensions + 1,
  }));
}

/** A point of information keeps its remaining time. */
export function afterCooledOff(state: DebateState, event: EventOf<'cooledOff'>): DebateState {
  const { seq, atMs, untilMs, endsAtMs } = event;
  return withFloor(state, (floor) => ({
    ...floor,
    stepSeq: seq,
    endsAtMs,
    coolUntilMs: untilMs,
    poi: floor.poi && { ...floor.poi, endsAtMs: floor.poi.endsAtMs + untilMs - atMs },
  }));
}

export function afterPoiOffered(
  state: DebateState,
  { by, endsAtMs, seq }: EventOf<'poiOffered'>,
): DebateState {
  return withFloor(state, (floor) => ({ ...floor, poi: { uid: by, accepted: false, endsAtMs, seq } }));
}

export function afterPoiAccepted(state: DebateState, { endsAtMs }: EventOf<'poiAccepted'>): DebateState {
  return withFloor(state, (floor) => ({
    ...floor,
    poi: floor.poi && { ...floor.poi, accepted: true, endsAtMs },
  }));
}

export function afterHandRaised(state: DebateState, { by }: EventOf<'handRaised'>): DebateState {
  return withFloor(state, (floor) => ({ ...floor, queue: [...floor.queue, by] }));
}

export function afterHandLowered(state: DebateState, { by }: EventOf<'handLowered'>): DebateState {
  return withFloor(state, (floor) => ({ ...floor, queue: without(floor.queue, by) }));
}

/** A new turn gets a fresh allowance; a turn that continues after a pause keeps its used part. */
export function afterTurnStarted(state: DebateState, event: EventOf<'turnStarted'>): DebateState {
  const { uid, seq, atMs, endsAtMs } = event;
  return withFloor(state, (floor) => ({
    ...floor,
    turn: { uid, seq, startedAtMs: floor.turn?.uid === uid ? floor.turn.startedAtMs : atMs, endsAtMs },
    queue: without(floor.queue, uid),
    used: floor.turn?.uid === uid ? floor.used : { ...floor.used, [uid]: 0 },
  }));
}

export function afterTurnEnded(state: DebateState, { uid }: EventOf<'turnEnded'>): DebateState {
  return withFloor(state, (floor) => ({ ...floor, turn: null, yielded: without(floor.yielded, uid) }));
}

/** Drops the raised hand, turn, point of information and restatement of a person who takes or leaves a seat or is removed. */
export function steppedDown(floor: Floor, uid: string): Floor {
  return {
    ...floor,
    queue: without(floor.queue, uid),
    turn: floor.turn?.uid === uid ? null : floor.turn,
    poi: floor.poi?.uid === uid ? null : floor.poi,
    restatement: isPartOf(floor.restatement, uid) ? null : floor.restatement,
  };
}

function isPartOf(restatement: Floor['restatement'], uid: string): boolean {
  return restatement !== null && [restatement.by, restatement.of].includes(uid);
}

import { closed, common, timed, withFloor, type EventOf } from './evolve/common.ts';
import * as floor from './evolve/floor.ts';
import * as judging from './evolve/judging.ts';
import * as phases from './evolve/phases.ts';
import type { DebateEvent } from './events.ts';
import type { DebateState } from './state.ts';

/** The first event of a log makes the state; without it there is no debate. */
export function openingState(event: EventOf<'opened'>): DebateState {
  const { format, hostId, seq, atMs } = event;
  const bankMs = format.prepBankSeconds * 1_000;
  return {
    phase: 'lobby',
    format,
    hostId,
    isChairEmpty: false,
    formerHost: null,
    seats: Object.fromEntries(format.seats.map((seat) => [seat.id, null])),
    seq,
    atMs,
    spoken: {},
    banks: { for: bankMs, against: bankMs },
    mutedUntilMs: {},
    removed: [],
    formerDebaters: {},
    hasAudience: false,
    moderatorPaused: false,
    asked: null,
    moderatorChairs: false,
    judges: [],
    ballots: null,
  };
}

/** The state after one more event. Events were checked when they were decided, so this only applies them. */
export function evolve(before: DebateState, event: DebateEvent): DebateState {
  return apply({ ...before, seq: event.seq, atMs: event.atMs }, event);
}

/** The state after a whole log, or undefined if it does not begin with `opened`. */
export function replay(events: readonly DebateEvent[]): DebateState | undefined {
  const [first, ...rest] = events;
  return first?.type === 'opened' ? rest.reduce(evolve, openingState(first)) : undefined;
}

type Effects = { [Type in DebateEvent['type']]: (state: DebateState, event: EventOf<Type>) => DebateState };

/** One effect for each event. A missing one is a type error. */
const EFFECTS: Effects = {
  opened: (_, event) => openingState(event),
  seatTaken: phases.afterSeatTaken,
  seatLeft: phases.afterSeatLeft,
  readyCheckStarted: (state, { seq }) => ({
    ...common(state),
    phase: 'readyCheck',
    stepSeq: seq,
    ready: [],
  }),
  readied: (state, { by }) => ('ready' in state ? { ...state, ready: [...state.ready, by] } : state),
  coinFlipped: (state, event) => ({
    ...common(state),
    ...timed(event),
    phase: 'coinFlip',
    chooser: event.winner,
    chosen: null,
  }),
  sideChosen: phases.afterSideChosen,
  orderChosen: phases.afterOrderChosen,
  prepStarted: (state, event) => ({ ...common(state), ...timed(event), phase: 'prep', ready: [] }),
  stepStarted: (state, event) => ({ ...common(state), phase: 'live', floor: floor.newFloor(event) }),
  spoke: floor.afterSpoke,
  restated: floor.afterRestated,
  restatementAnswered: floor.afterRestatementAnswered,
  restatementSkipped: floor.afterRestatementSkipped,
  edited: floor.afterEdited,
  yielded: floor.afterYielded,
  prepTaken: phases.afterPrepTaken,
  prepReturned: phases.afterPrepReturned,
  poiOffered: floor.afterPoiOffered,
  poiAccepted: floor.afterPoiAccepted,
  poiDeclined: (state) => withFloor(state, (before) => ({ ...before, poi: null })),
  handRaised: floor.afterHandRaised,
  handLowered: floor.afterHandLowered,
  turnStarted: floor.afterTurnStarted,
  turnEnded: floor.afterTurnEnded,
  extended: floor.afterExtended,
  cooledOff: floor.afterCooledOff,
  stepEnded: (state) => state,
  paused: phases.afterPaused,
  pauseLengthened: (state, { seq, endsAtMs }) =>
    state.phase === 'paused' ? { ...state, stepSeq: seq, endsAtMs } : state,
  waitExtended: (state, { choiceFromMs }) => (state.phase === 'paused' ? { ...state, choiceFromMs } : state),
  resumed: phases.afterResumed,
  muted: phases.afterMuted,
  removed: phases.afterRemoved,
  moderatorPaused: (state) => ({ ...state, moderatorPaused: true }),
  moderatorResumed: (state) => ({ ...state, moderatorPaused: false }),
  asked: phases.afterAsked,
  agreed: (state) => ({ ...state, asked: null }),
  declined: phases.afterDeclined,
  chairTaken: phases.afterChairTaken,
  hostLeft: (state) => ({ ...state, isChairEmpty: true }),
  chairLeft: (state) => ({ ...state, moderatorChairs: true }),
  watched: (state) => ({ ...state, hasAudience: true }),
  judgesNamed: (state, { uids }) => ({ ...state, judges: uids }),
  judgeLeft: judging.afterJudgeLeft,
  ballotsOpened: judging.afterBallotsOpened,
  ballotFiled: judging.afterBallotFiled,
  ballotsClosed: judging.afterBallotsClosed,
  verdictVoteStarted: (state, event) => ({
    ...closed(state),
    ...timed(event),
    phase: 'verdictVote',
    outcome: event.outcome,
  }),
  ended: (state, { outcome, atMs }) => ({ ...closed(state), phase: 'debrief', outcome, endedAtMs: atMs }),
  archived: (state) => (state.phase === 'debrief' ? { ...state, phase: 'archived' } : state),
  cancelled: (state, { atMs }) => ({ ...closed(state), phase: 'cancelled', endedAtMs: atMs }),
  abandoned: (state, { by, atMs }) => ({ ...closed(state), phase: 'abandoned', by, endedAtMs: atMs }),
};

function apply<Type extends DebateEvent['type']>(state: DebateState, event: EventOf<Type>): DebateState {
  return EFFECTS[event.type as Type](state, event);
}

import * as z from 'zod/mini';
import { count, LAST_MS, name } from '../bounds.ts';
import { messageIdSchema, uidSchema, seatIdSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { own } from '../own.ts';
import { formatSchema, sideSchema, type Seat, type Side, type Step } from './format.ts';
import { panelResultSchema } from './judging/panel-result.ts';
import { paceLengths } from './pace.ts';

const ms = z.number().check(z.int(), z.minimum(0), z.maximum(LAST_MS));
const uids = z.array(uidSchema);

/** A turn from the queue; `seq` is the event that gave or resumed it, and its deadline task carries it. */
const turnSchema = z.object({ uid: uidSchema, seq: count, startedAtMs: ms, endsAtMs: ms });

/** The event that made it, which an answer refers to; 0 in older rooms. */
const seq = z._default(count, 0);

/** A point of information: offered, then accepted. It lapses at `endsAtMs`. */
const poiSchema = z.object({ uid: uidSchema, accepted: z.boolean(), endsAtMs: ms, seq });

export const restatementAnswerSchema = z.enum(['fair', 'unfair']);
export type RestatementAnswer = z.infer<typeof restatementAnswerSchema>;

/**
 * The question whether words restate `of` fairly. Without an answer by `lapsesAtMs` the speech continues. It keeps its
 * place until the step ends.
 */
const restatementSchema = z.object({
  by: uidSchema,
  of: uidSchema,
  messageId: messageIdSchema,
  /** Whether its author restates again if the answer is “Not what I said”. */
  mayRepeat: z.boolean(),
  answer: z.nullable(restatementAnswerSchema),
  lapsesAtMs: ms,
  seq: count,
});
export type Restatement = z.infer<typeof restatementSchema>;

/** The running step: `stepSeq` is the `seq` of the event that set `endsAtMs`; a deadline task carries it. */
const floorSchema = z.object({
  stepIndex: count,
  stepSeq: count,
  startedAtMs: ms,
  endsAtMs: ms,
  yielded: uids,
  /** Code points posted in this step, by speaker; in a step with a queue, in the running turn. */
  used: z.record(uidSchema, count),
  turn: z.nullable(turnSchema),
  /** Raised hands, the first to speak next. */
  queue: uids,
  poi: z.nullable(poiSchema),
  /** In a format that restates first: the last question about a restatement in this step. */
  restatement: z._default(z.nullable(restatementSchema), null),
  extensions: count,
  /** Until when nobody speaks in this step because the moderator rests the floor; 0 for never. */
  coolUntilMs: z._default(ms, 0),
  /** Whether a host on a bench has paused this step without the other bench's agreement, which is possible once. */
  pausedAlone: z._default(z.boolean(), false),
  /** How often each question was asked in this step, by `questionKey`. */
  questions: z._default(z.record(name, count), {}),
});
export type Floor = z.infer<typeof floorSchema>;

/**
 * What one person asks and another has to agree to. `pause`: a pause of more than a minute; `resume`: going on after the
 * moderator has stopped the debate; `judges`: another panel.
 */
export const askedForSchema = z.enum([
  'nextStep',
  'extend',
  'pause',
  'resume',
  'end',
  'pauseModerator',
  'judges',
  'chair',
]);
export type AskedFor = z.infer<typeof askedForSchema>;

/** A question that waits for its answer. Without one in time, or after a no, nothing happens. */
const askedSchema = z.object({
  by: uidSchema,
  what: askedForSchema,
  /** The person who is offered the chair; null if the other bench answers. */
  to: z.nullable(uidSchema),
  /** The judges whom the host would name, the chair of the panel first. */
  uids: z._default(uids, []),
  /** The moment that it is about (see `meant-step.ts`); 0 if it is about the whole debate. */
  stepSeq: count,
  lapsesAtMs: ms,
  /** The person who said no. */
  declinedBy: z.nullable(uidSchema),
  seq,
});
export type Asked = z.infer<typeof askedSchema>;

/**
 * The judges' ballots after the speeches. From `endsAtMs` the host may close them; at `lapsesAtMs` the clock does. `filed`:
 * the judges whose ballots are in.
 */
const ballotsSchema = z.object({
  seq: count,
  openedAtMs: ms,
  endsAtMs: ms,
  lapsesAtMs: ms,
  filed: uids,
  isClosed: z.boolean(),
  /** What the panel decided; null before the close, and if no ballot came in. */
  result: z._default(z.nullable(panelResultSchema), null),
});

/** Why a host lost the chair without offering it: they went out, or they were away for too long. */
export const chairLostSchema = z.enum(['left', 'missing']);
export type ChairLost = z.infer<typeof chairLostSchema>;

const common = {
  format: formatSchema,
  hostId: uidSchema,
  /** Whether the host went out and nobody was there; the first person who comes in then hosts the debate. */
  isChairEmpty: z._default(z.boolean(), false),
  /** The last host who lost the chair without offering it, so that they learn of it when they return. */
  formerHost: z._default(z.nullable(z.object({ uid: uidSchema, why: chairLostSchema })), null),
  /** The person in each seat, by seat id; null for a free seat. */
  seats: z.record(seatIdSchema, z.nullable(uidSchema)),
  /** The number of the last event; the log of a debate has no gaps. */
  seq: count,
  /** When the last event happened; time never runs backwards. */
  atMs: ms,
  /** Code points posted in the whole debate, by speaker. */
  spoken: z.record(uidSchema, count),
  /** Preparation that each side has left in its bank, in milliseconds. */
  banks: z.object({ for: count, against: count }),
  /** Until when each muted person may not speak, by uid. */
  mutedUntilMs: z.record(uidSchema, ms),
  /** The people whom the host removed; they cannot return. */
  removed: uids,
  /** The bench of each debater who gave up a seat after everybody was ready, by uid. They are not audience. */
  formerDebaters: z.record(uidSchema, sideSchema),
  /** Whether anybody has come to watch and can vote. */
  hasAudience: z.boolean(),
  /** Whether the host has paused the AI. */
  moderatorPaused: z.boolean(),
  asked: z._default(z.nullable(askedSchema), null),
  /** Whether the host has left the clock to the moderator, so that nobody moves it. */
  moderatorChairs: z._default(z.boolean(), false),
  /** The people who judge the debate, the chair of the panel first. */
  judges: z._default(uids, []),
  /** The ballots of the judges; null before the speeches are over, and without judges. */
  ballots: z._default(z.nullable(ballotsSchema), null),
};

export const outcomeSchema = z.enum(['completed', 'endedByHost', 'agreed']);
export type DebateOutcome = z.infer<typeof outcomeSchema>;

/** The reason of a pause: the host, a debater who lost the connection or left, or a moderator who called the host. */
export const pauseReasonSchema = z.enum(['host', 'connection', 'left', 'moderator']);

const timed = { stepSeq: count, startedAtMs: ms, endsAtMs: ms };

/**
 * The state of a debate, a union by phase. All times are epoch milliseconds of the server's clock.
 *
 * `lobby → readyCheck → coinFlip? → prep? → live ⇄ paused, prepBank → verdictVote? → debrief → archived`; before
 * `live` also `cancelled`, from it `abandoned`.
 */
export const debateStateSchema = z.discriminatedUnion('phase', [
  z.object({ ...common, phase: z.literal('lobby') }),
  z.object({ ...common, phase: z.literal('readyCheck'), stepSeq: seq, ready: uids }),
  z.object({
    ...common,
    ...timed,
    phase: z.literal('coinFlip'),
    /** The side that chooses now; the other side then chooses from the rest. */
    chooser: sideSchema,
    /** The winner's choice; null before it. */
    chosen: z.nullable(z.enum(['side', 'order'])),
  }),
  z.object({ ...common, ...timed, phase: z.literal('prep'), ready: uids }),
  z.object({ ...common, phase: z.literal('live'), floor: floorSchema }),
  z.object({
    ...common,
    ...timed,
    phase: z.literal('prepBank'),
    floor: floorSchema,
    side: sideSchema,
    remainingMs: ms,
  }),
  z.object({
    ...common,
    phase: z.literal('paused'),
    floor: floorSchema,
    remainingMs: ms,
    stepSeq: seq,
    pausedAtMs: ms,
    /** When the debate continues by itself; null if it waits for somebody. */
    endsAtMs: z._default(z.nullable(ms), null),
    reason: pauseReasonSchema,
    /** The debater who lost the connection. */
    missing: z.nullable(uidSchema),
    /** When the others may choose to wait, to substitute or to end. */
    choiceFromMs: z.nullable(ms),
  }),
  z.object({ ...common, ...timed, phase: z.literal('verdictVote'), outcome: outcomeSchema }),
  z.object({ ...common, phase: z.literal('debrief'), outcome: outcomeSchema, endedAtMs: ms }),
  z.object({ ...common, phase: z.literal('archived'), outcome: outcomeSchema, endedAtMs: ms }),
  z.object({ ...common, phase: z.literal('cancelled'), endedAtMs: ms }),
  z.object({ ...common, phase: z.literal('abandoned'), by: uidSchema, endedAtMs: ms }),
]);
export type DebateState = z.infer<typeof debateStateSchema>;
export type Phase = DebateState['phase'];
export type Live = Extract<DebateState, { phase: 'live' }>;
export type Paused = Extract<DebateState, { phase: 'paused' }>;
/** A debate that has begun and is not over, with its current step. */
export type WithFloor = Extract<DebateState, { floor: Floor }>;

const FINISHED: ReadonlySet<Phase> = new Set(['debrief', 'archived', 'cancelled', 'abandoned']);

export function isFinished(state: DebateState): boolean {
  return FINISHED.has(state.phase);
}

/** Whether people still gather: the first step has not begun. */
export function isGathering(state: DebateState): boolean {
  return !hasFloor(state) && !isFinished(state) && state.phase !== 'verdictVote';
}

/** Whether the debate has begun and is not over: a step runs or waits. */
export function hasFloor(state: DebateState): state is WithFloor {
  return 'floor' in state;
}

/** The seat that `uid` has taken, if any; the first of several. */
export function seatTakenBy(state: DebateState, uid: string): Seat | undefined {
  return state.format.seats.find((seat) => state.seats[seat.id] === uid);
}

/** Every seat that `uid` has taken: one person may hold several seats of one team. */
export function seatsTakenBy(state: DebateState, uid: string): Seat[] {
  return state.format.seats.filter((seat) => state.seats[seat.id] === uid);
}

/** The bench of `uid`, current or before they gave up their seat; undefined for the audience. */
export function benchOf(state: DebateState, uid: string): Side | undefined {
  return seatTakenBy(state, uid)?.side ?? own(state.formerDebaters, uid);
}

/** Whether the host has no bench and never had one: only then do they read what the moderator keeps from the floor. */
export function isHostNeutral(state: DebateState): boolean {
  return benchOf(state, state.hostId) === undefined;
}

export function freeSeats(state: DebateState): Seat[] {
  return state.format.seats.filter((seat) => state.seats[seat.id] === null);
}

/** Everyone who has taken part: with a seat now or earlier, or heard on the floor. */
export function heardIn(state: DebateState): Set<string> {
  return new Set([...debaterIds(state), ...Object.keys(state.spoken), ...Object.keys(state.formerDebaters)]);
}

/** Whether the debate has the maximum of participants: the room stores a name and a count for each. */
export function isFull(state: DebateState, uid: string): boolean {
  const heard = heardIn(state);
  return heard.size >= LIMITS.speakersAtMost && !heard.has(uid);
}

/** Whether the debate itself knows somebody: they host or judge it, took part, or wait in its queue. */
export function isKnownIn(state: DebateState, uid: string): boolean {
  if (uid === state.hostId || state.judges.includes(uid) || heardIn(state).has(uid)) return true;
  return hasFloor(state) && (state.floor.turn?.uid === uid || state.floor.queue.includes(uid));
}

/** Everyone with a seat, in the order of the seats, each once. */
export function debaterIds(state: DebateState): string[] {
  return sittersOn(state, state.format.seats);
}

/** The people on some seats, each once. */
export function sittersOn(state: DebateState, seats: readonly Seat[]): string[] {
  return [...new Set(seats.flatMap(({ id }) => state.seats[id] ?? []))];
}

/** The running step, or the step that waits during a pause. */
export function currentStep(state: DebateState): Step | undefined {
  return hasFloor(state) ? state.format.steps[state.floor.stepIndex] : undefined;
}

/** The people who may speak now: the step's seats, then the holder of the turn. Empty unless the debate is live. */
export function floorHolders(state: DebateState): string[] {
  if (state.phase !== 'live') return [];
  const seated = seatedOn(state, currentStep(state));
  const turn = state.floor.turn?.uid;
  return turn === undefined || seated.includes(turn) ? seated : [...seated, turn];
}

/** The people whose seats a step names, each once. */
export function seatedOn(state: DebateState, step: Step | undefined): string[] {
  return [...new Set((step?.seatIds ?? []).flatMap((seatId) => state.seats[seatId] ?? []))];
}

/** The bench that a step belongs to; undefined if both or nobody speak. */
export function sideOfStep(state: DebateState, step: Step | undefined): Side | undefined {
  const sides = new Set(
    state.format.seats.filter(({ id }) => step?.seatIds.includes(id)).map(({ side }) => side),
  );
  const [side, ...others] = sides;
  return others.length === 0 ? side : undefined;
}

/** The count of `uid`; zero without a count, even for uids like `constructor`. */
export function countOf(counts: Readonly<Record<string, number>>, uid: string): number {
  return own(counts, uid) ?? 0;
}

/** Whether the host has muted `uid` at that moment. */
export function isMuted(state: DebateState, uid: string, atMs: number): boolean {
  return atMs < countOf(state.mutedUntilMs, uid);
}

/** Everybody who is muted at that moment. */
export function mutedAt({ mutedUntilMs }: Pick<DebateState, 'mutedUntilMs'>, atMs: number): string[] {
  return Object.entries(mutedUntilMs).flatMap(([uid, untilMs]) => (atMs < untilMs ? [uid] : []));
}

/** Whether the floor rests at that moment, for both sides. */
export function isCooling(state: Live, atMs: number): boolean {
  return atMs < state.floor.coolUntilMs;
}

/**
 * The last moment at which a message of the running step still counts. A vote has no grace, because there is no
 * sentence to finish.
 */
export function graceEndsAtMs(state: Live): number {
  const graceSeconds = currentStep(state)?.kind === 'vote' ? 0 : state.format.graceSeconds;
  return state.floor.endsAtMs + graceSeconds * 1_000;
}

/** Whether a point of information may be offered at that moment: in the open window of a speech. */
export function isPoiWindow(state: DebateState, atMs: number): boolean {
  const step = currentStep(state);
  if (state.phase !== 'live' || !step?.poi || isCooling(state, atMs)) return false;
  const addedSeconds = state.floor.extensions * paceLengths(state.format).extensionSeconds;
  const atSeconds = step.seconds + addedSeconds - (state.floor.endsAtMs - atMs) / 1_000;
  return atSeconds >= step.poi.fromSeconds && atSeconds < step.poi.toSeconds + addedSeconds;
}

export type Deadline = { stepSeq: number; startedAtMs: number; endsAtMs: number; actsAtMs: number };

/** The deadline that comes next, if any runs. */
export function deadlineOf(state: DebateState): Deadline | undefined {
  return deadlinesOf(state).toSorted((one, other) => one.actsAtMs - other.actsAtMs)[0];
}

/** Every running deadline, and when the clock may act on it. A step waits for its grace, everything else does not. */
export function deadlinesOf(state: DebateState): Deadline[] {
  switch (state.phase) {
    case 'coinFlip':
    case 'prep':
    case 'prepBank':
      return [deadline(state, state.endsAtMs)];
    case 'verdictVote':
      return [deadline(state, state.endsAtMs), ...ballotsDeadline(state)];
    case 'live':
      return liveDeadlines(state);
    case 'paused':
      return pauseDeadline(state);
    case 'debrief':
      return [...ballotsDeadline(state), archiveDeadline(state)];
    default:
      return [];
  }
}

/** A turn from the queue has its own deadline, in addition to that of its step. */
function liveDeadlines(state: Live): Deadline[] {
  const { turn, startedAtMs } = state.floor;
  const step = deadline(state.floor, graceEndsAtMs(state));
  if (!turn) return [step];
  return [step, deadline({ stepSeq: turn.seq, startedAtMs, endsAtMs: turn.endsAtMs }, turn.endsAtMs)];
}

/** Only a pause by a host on a bench ends by itself. */
function pauseDeadline({ stepSeq, pausedAtMs: startedAtMs, endsAtMs }: Paused): Deadline[] {
  return endsAtMs === null ? [] : [deadline({ stepSeq, startedAtMs, endsAtMs }, endsAtMs)];
}

/** Nobody waits for a ballot forever. */
function ballotsDeadline({ ballots }: DebateState): Deadline[] {
  if (!ballots || ballots.isClosed) return [];
  const { seq: stepSeq, openedAtMs: startedAtMs, lapsesAtMs: endsAtMs } = ballots;
  return [deadline({ stepSeq, startedAtMs, endsAtMs }, endsAtMs)];
}

function archiveDeadline({ seq, endedAtMs }: Extract<DebateState, { phase: 'debrief' }>): Deadline {
  const endsAtMs = endedAtMs + LIMITS.archiveAfterSeconds * 1_000;
  return deadline({ stepSeq: seq, startedAtMs: endedAtMs, endsAtMs }, endsAtMs);
}

function deadline(timed: Omit<Deadline, 'actsAtMs'>, actsAtMs: number): Deadline {
  const { stepSeq, startedAtMs, endsAtMs } = timed;
  return { stepSeq, startedAtMs, endsAtMs, actsAtMs };
}

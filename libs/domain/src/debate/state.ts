import * as z from 'zod/mini';
import { formatSchema, type Seat, type Step } from './format.ts';

const ms = z.number().check(z.int());
const count = z.number().check(z.int(), z.minimum(0));
const uids = z.array(z.string());

/** The running step: `stepSeq` is the `seq` of the event that set `endsAtMs`; a deadline task carries it. */
export const floorSchema = z.object({
  stepIndex: count,
  stepSeq: count,
  startedAtMs: ms,
  endsAtMs: ms,
  yielded: uids,
  /** Code points posted in this step, by speaker. */
  used: z.record(z.string(), count),
});
export type Floor = z.infer<typeof floorSchema>;

const common = {
  format: formatSchema,
  hostId: z.string(),
  /** Who sits where, by seat id; a free seat is null. */
  seats: z.record(z.string(), z.nullable(z.string())),
  /** The number of the last event; the log of a debate has no gaps. */
  seq: count,
  /** When the last event happened; time never runs backwards. */
  atMs: ms,
  /** Code points posted in the whole debate, by speaker. */
  spoken: z.record(z.string(), count),
};

export const outcomeSchema = z.enum(['completed', 'endedByHost']);
export type Outcome = z.infer<typeof outcomeSchema>;

/**
 * The state of a debate, a union by phase. All times are epoch milliseconds of the server's clock.
 *
 * `lobby → readyCheck → prep → live ⇄ paused → debrief`; before `live` also `cancelled`, from it `abandoned`.
 */
export const debateStateSchema = z.discriminatedUnion('phase', [
  z.object({ ...common, phase: z.literal('lobby') }),
  z.object({ ...common, phase: z.literal('readyCheck'), ready: uids }),
  z.object({
    ...common,
    phase: z.literal('prep'),
    ready: uids,
    stepSeq: count,
    startedAtMs: ms,
    endsAtMs: ms,
  }),
  z.object({ ...common, phase: z.literal('live'), floor: floorSchema }),
  z.object({ ...common, phase: z.literal('paused'), floor: floorSchema, remainingMs: ms }),
  z.object({ ...common, phase: z.literal('debrief'), outcome: outcomeSchema, endedAtMs: ms }),
  z.object({ ...common, phase: z.literal('cancelled'), endedAtMs: ms }),
  z.object({ ...common, phase: z.literal('abandoned'), by: z.string(), endedAtMs: ms }),
]);
export type DebateState = z.infer<typeof debateStateSchema>;
export type Phase = DebateState['phase'];
export type Live = Extract<DebateState, { phase: 'live' }>;

const FINISHED: ReadonlySet<Phase> = new Set(['debrief', 'cancelled', 'abandoned']);

export function isFinished(state: DebateState): boolean {
  return FINISHED.has(state.phase);
}

/** The seat that `uid` has taken, if any. */
export function seatTakenBy(state: DebateState, uid: string): Seat | undefined {
  return state.format.seats.find((seat) => state.seats[seat.id] === uid);
}

export function freeSeats(state: DebateState): Seat[] {
  return state.format.seats.filter((seat) => state.seats[seat.id] === null);
}

/** Everyone with a seat, in the order of the seats. */
export function debaterIds(state: DebateState): string[] {
  return state.format.seats.flatMap((seat) => state.seats[seat.id] ?? []);
}

/** The step that is running or paused. */
export function currentStep(state: DebateState): Step | undefined {
  return state.phase === 'live' || state.phase === 'paused'
    ? state.format.steps[state.floor.stepIndex]
    : undefined;
}

/** Who may speak now; empty unless the debate is live. */
export function floorHolders(state: DebateState): string[] {
  if (state.phase !== 'live') return [];
  return (currentStep(state)?.seatIds ?? []).flatMap((seatId) => state.seats[seatId] ?? []);
}

/** What is counted for `uid`; zero for somebody with no count, whatever the uid is called. */
export function countOf(counts: Readonly<Record<string, number>>, uid: string): number {
  return Object.hasOwn(counts, uid) ? (counts[uid] ?? 0) : 0;
}

/** The last moment at which a message of the running step still counts. */
export function graceEndsAtMs(state: Live): number {
  return state.floor.endsAtMs + state.format.graceSeconds * 1_000;
}

/** The running deadline, and when the clock may act on it: a step waits for its grace, preparation does not. */
export function deadlineOf(
  state: DebateState,
): { stepSeq: number; endsAtMs: number; actsAtMs: number } | undefined {
  if (state.phase === 'prep')
    return { stepSeq: state.stepSeq, endsAtMs: state.endsAtMs, actsAtMs: state.endsAtMs };
  if (state.phase !== 'live') return undefined;
  return { stepSeq: state.floor.stepSeq, endsAtMs: state.floor.endsAtMs, actsAtMs: graceEndsAtMs(state) };
}

import * as z from 'zod/mini';
import { ms, count, between, LAST_MS } from '../bounds.ts';
import { uidSchema, messageIdSchema, seatIdSchema } from '../ids.ts';
import { formatSchema, sideSchema } from './format.ts';
import { panelResultSchema } from './judging/panel-result.ts';
import {
  askedForSchema,
  chairLostSchema,
  outcomeSchema,
  pauseReasonSchema,
  restatementAnswerSchema,
} from './state.ts';

const stamp = { seq: count, atMs: z.number().check(z.int(), z.minimum(0), z.maximum(LAST_MS)) };
const by = { by: uidSchema };
const uid = { uid: uidSchema };
const ends = { endsAtMs: ms };
/** The host who moved the debate on before its time, or gave the floor to a hand. */
const movedOn = { by: z.optional(uidSchema) };

/** The right that lets a person speak: a seat with the floor, a turn from the queue, or an accepted point. */
export const rightToSpeakSchema = z.enum(['floor', 'turn', 'poi']);
export type RightToSpeak = z.infer<typeof rightToSpeakSchema>;

/** Everything that can happen in a debate, in the past tense. Replaying the log reproduces the state exactly. */
export const debateEventSchema = z.discriminatedUnion('type', [
  z.object({ ...stamp, type: z.literal('opened'), hostId: uidSchema, format: formatSchema }),
  z.object({ ...stamp, ...by, type: z.literal('seatTaken'), seatId: seatIdSchema }),
  z.object({ ...stamp, ...by, type: z.literal('seatLeft'), seatId: seatIdSchema }),
  z.object({ ...stamp, type: z.literal('readyCheckStarted') }),
  z.object({ ...stamp, ...by, type: z.literal('readied') }),
  z.object({ ...stamp, ...ends, type: z.literal('coinFlipped'), winner: sideSchema }),
  z.object({ ...stamp, ...by, ...ends, type: z.literal('sideChosen'), side: sideSchema }),
  z.object({ ...stamp, ...by, ...ends, type: z.literal('orderChosen'), first: sideSchema }),
  z.object({ ...stamp, ...ends, ...movedOn, type: z.literal('prepStarted') }),
  z.object({ ...stamp, ...ends, ...movedOn, type: z.literal('stepStarted'), stepIndex: count }),
  z.object({
    ...stamp,
    ...by,
    type: z.literal('spoke'),
    messageId: messageIdSchema,
    characters: count,
    as: rightToSpeakSchema,
  }),
  z.object({
    ...stamp,
    ...by,
    type: z.literal('edited'),
    messageId: messageIdSchema,
    delta: between(-1_000_000, 1_000_000),
    /** Whether it was posted in the step that still runs, or in the turn from its queue. */
    inTurn: z.boolean(),
  }),
  z.object({
    ...stamp,
    ...by,
    ...ends,
    type: z.literal('restated'),
    of: uidSchema,
    messageId: messageIdSchema,
    mayRepeat: z.boolean(),
    lapsesAtMs: ms,
  }),
  z.object({
    ...stamp,
    ...by,
    ...ends,
    type: z.literal('restatementAnswered'),
    messageId: messageIdSchema,
    answer: restatementAnswerSchema,
  }),
  z.object({ ...stamp, ...by, type: z.literal('restatementSkipped') }),
  z.object({ ...stamp, ...by, type: z.literal('yielded') }),
  z.object({
    ...stamp,
    ...by,
    ...ends,
    type: z.literal('prepTaken'),
    side: sideSchema,
    remainingMs: ms,
  }),
  z.object({ ...stamp, ...ends, type: z.literal('prepReturned'), side: sideSchema, usedMs: ms }),
  z.object({ ...stamp, ...by, ...ends, type: z.literal('poiOffered') }),
  z.object({ ...stamp, ...by, ...ends, type: z.literal('poiAccepted') }),
  z.object({ ...stamp, ...by, type: z.literal('poiDeclined') }),
  z.object({ ...stamp, ...by, type: z.literal('handRaised') }),
  z.object({ ...stamp, ...by, type: z.literal('handLowered') }),
  z.object({ ...stamp, ...uid, ...ends, ...movedOn, type: z.literal('turnStarted') }),
  z.object({ ...stamp, ...uid, type: z.literal('turnEnded') }),
  z.object({ ...stamp, ...by, ...ends, type: z.literal('extended') }),
  z.object({ ...stamp, ...ends, type: z.literal('cooledOff'), untilMs: ms }),
  z.object({
    ...stamp,
    ...movedOn,
    type: z.literal('stepEnded'),
    stepIndex: count,
    reason: z.enum(['deadline', 'yielded', 'host', 'vacant']),
  }),
  z.object({
    ...stamp,
    ...by,
    type: z.literal('paused'),
    reason: pauseReasonSchema,
    remainingMs: ms,
    missing: z.nullable(uidSchema),
    choiceFromMs: z.nullable(ms),
    /** When it continues by itself, and whether a host on a bench paused it alone. */
    endsAtMs: z._default(z.nullable(ms), null),
    alone: z._default(z.boolean(), false),
  }),
  z.object({ ...stamp, ...by, ...ends, type: z.literal('pauseLengthened') }),
  z.object({ ...stamp, ...by, type: z.literal('waitExtended'), choiceFromMs: ms }),
  z.object({ ...stamp, ...by, ...ends, type: z.literal('resumed') }),
  z.object({ ...stamp, ...by, ...uid, type: z.literal('muted'), untilMs: ms }),
  z.object({ ...stamp, ...by, ...uid, type: z.literal('removed') }),
  z.object({ ...stamp, ...by, type: z.literal('moderatorPaused') }),
  z.object({ ...stamp, ...by, type: z.literal('moderatorResumed') }),
  z.object({
    ...stamp,
    ...by,
    type: z.literal('asked'),
    what: askedForSchema,
    to: z.nullable(uidSchema),
    /** The judges whom the host would name. */
    uids: z.optional(z.array(uidSchema)),
    stepSeq: count,
    lapsesAtMs: ms,
  }),
  z.object({ ...stamp, ...by, type: z.literal('agreed'), what: askedForSchema }),
  z.object({ ...stamp, ...by, type: z.literal('declined'), what: askedForSchema }),
  /** `by` is the host from now on, and replaces `from`. Without a reason they agreed on it. */
  z.object({
    ...stamp,
    ...by,
    type: z.literal('chairTaken'),
    from: uidSchema,
    why: z.optional(chairLostSchema),
  }),
  /** The host went out before the debate had begun, and nobody was there to take the chair. */
  z.object({ ...stamp, ...by, type: z.literal('hostLeft') }),
  z.object({ ...stamp, ...by, type: z.literal('chairLeft') }),
  z.object({ ...stamp, type: z.literal('watched') }),
  z.object({ ...stamp, ...by, type: z.literal('judgesNamed'), uids: z.array(uidSchema) }),
  z.object({ ...stamp, ...by, type: z.literal('judgeLeft') }),
  z.object({ ...stamp, ...ends, type: z.literal('ballotsOpened'), lapsesAtMs: ms }),
  z.object({ ...stamp, ...by, type: z.literal('ballotFiled') }),
  /**
   * `by`: the host, who closed them before all were in. The server, which has read the ballots, adds what the panel decided.
   */
  z.object({
    ...stamp,
    ...movedOn,
    type: z.literal('ballotsClosed'),
    result: z.optional(panelResultSchema),
  }),
  z.object({ ...stamp, ...ends, type: z.literal('verdictVoteStarted'), outcome: outcomeSchema }),
  z.object({ ...stamp, ...movedOn, type: z.literal('ended'), outcome: outcomeSchema }),
  z.object({ ...stamp, type: z.literal('archived') }),
  z.object({ ...stamp, ...by, type: z.literal('cancelled') }),
  z.object({ ...stamp, ...by, type: z.literal('abandoned') }),
]);
export type DebateEvent = z.infer<typeof debateEventSchema>;
export type SpokeEvent = Extract<DebateEvent, { type: 'spoke' }>;

/** An event before it gets its place in the log. */
export type Happening = DebateEvent extends infer Event
  ? Event extends DebateEvent
    ? Omit<Event, 'seq' | 'atMs'>
    : never
  : never;

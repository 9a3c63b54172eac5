import * as z from 'zod/mini';
import { formatSchema } from './format.ts';
import { outcomeSchema } from './state.ts';

const stamp = { seq: z.number().check(z.int(), z.minimum(0)), atMs: z.number().check(z.int()) };
const by = { by: z.string() };

/** Everything that can have happened in a debate, in the past tense. Replaying the log gives the state exactly. */
export const debateEventSchema = z.discriminatedUnion('type', [
  z.object({ ...stamp, type: z.literal('opened'), hostId: z.string(), format: formatSchema }),
  z.object({ ...stamp, ...by, type: z.literal('seatTaken'), seatId: z.string() }),
  z.object({ ...stamp, ...by, type: z.literal('seatLeft'), seatId: z.string() }),
  z.object({ ...stamp, type: z.literal('readyCheckStarted') }),
  z.object({ ...stamp, ...by, type: z.literal('readied') }),
  z.object({ ...stamp, type: z.literal('prepStarted'), endsAtMs: z.number() }),
  z.object({ ...stamp, type: z.literal('stepStarted'), stepIndex: z.number(), endsAtMs: z.number() }),
  z.object({ ...stamp, ...by, type: z.literal('spoke'), messageId: z.string(), characters: z.number() }),
  z.object({ ...stamp, ...by, type: z.literal('yielded') }),
  z.object({
    ...stamp,
    type: z.literal('stepEnded'),
    stepIndex: z.number(),
    reason: z.enum(['deadline', 'yielded']),
  }),
  z.object({ ...stamp, ...by, type: z.literal('paused'), remainingMs: z.number() }),
  z.object({ ...stamp, ...by, type: z.literal('resumed'), endsAtMs: z.number() }),
  z.object({ ...stamp, type: z.literal('ended'), outcome: outcomeSchema }),
  z.object({ ...stamp, ...by, type: z.literal('cancelled') }),
  z.object({ ...stamp, ...by, type: z.literal('abandoned') }),
]);
export type DebateEvent = z.infer<typeof debateEventSchema>;

/** An event before it has its place in the log. */
export type Happening = DebateEvent extends infer Event
  ? Event extends DebateEvent
    ? Omit<Event, 'seq' | 'atMs'>
    : never
  : never;

import * as z from 'zod/mini';
import { sideSchema } from '../debate/format.ts';
import { spanSchema } from './message.ts';

export const interventionsPath = (roomId: string) => `rooms/${roomId}/interventions`;

/** The rows of the moderator's table that act in a room. */
export const actSchema = z.enum(['open', 'time', 'handover', 'outOfTurn', 'personAttack', 'close']);
export type Act = z.infer<typeof actSchema>;

/** `rooms/{roomId}/interventions/{id}`: one recorded act of the moderator. The id is deterministic: nothing acts twice. */
export const interventionSchema = z.object({
  act: actSchema,
  /** `all`, or the uid of the one person who sees it. */
  to: z.string(),
  says: z.string(),
  /** The house rule it rests on, as text; null for acts that only keep the clock. */
  rule: z.nullable(z.string()),
  messageId: z.nullable(z.string()),
  side: z.nullable(sideSchema),
  /** The words quoted, with their place in the message. */
  quote: z.nullable(z.string()),
  spans: z.array(spanSchema),
  /** What decided, for "Why?": label and value, in order. */
  why: z.array(z.object({ label: z.string(), value: z.string() })),
  engine: z.literal('embedded'),
  policyVersion: z.number(),
  atMs: z.number(),
});
export type InterventionDocument = z.infer<typeof interventionSchema>;
export type Intervention = InterventionDocument & { id: string };

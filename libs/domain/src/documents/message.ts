import * as z from 'zod/mini';
import { sideSchema } from '../debate/format.ts';

export const messagesPath = (roomId: string) => `rooms/${roomId}/messages`;

/** Start and end of some words in a text, in UTF-16 units, end exclusive. An object: Firestore stores no array in an array. */
export const spanSchema = z.object({ start: z.number(), end: z.number() });
export type Span = z.infer<typeof spanSchema>;

/** `shown` to everybody; `held` for its author; `replaced` by a later text of its author, or `withdrawn`. */
export const messageStateSchema = z.enum(['shown', 'held', 'replaced', 'withdrawn']);
export type MessageState = z.infer<typeof messageStateSchema>;

/** `rooms/{roomId}/messages/{id}`: one posted text on the floor. */
export const messageSchema = z.object({
  authorId: z.string(),
  authorName: z.string(),
  side: sideSchema,
  stepIndex: z.number(),
  kind: z.enum(['speech', 'question', 'answer']),
  text: z.string(),
  state: messageStateSchema,
  /** The words that the moderator held the message for; empty where it is shown. */
  spans: z.array(spanSchema),
  /** Server time; strictly later than the message before it, so it is also the order of the floor. */
  createdAtMs: z.number(),
});
export type MessageDocument = z.infer<typeof messageSchema>;
export type Message = MessageDocument & { id: string };

import * as z from 'zod/mini';
import { isDebateRefusal, type DebateRefusal } from '../debate/commands.ts';
import { sideSchema } from '../debate/format.ts';

export const messagesPath = (roomId: string) => `rooms/${roomId}/messages`;

/** Start and end of some words in a text, in UTF-16 units, end exclusive. An object: Firestore stores no array in an array. */
export const spanSchema = z.object({ start: z.number(), end: z.number() });
export type Span = z.infer<typeof spanSchema>;

/**
 * `shown` to everybody; `held` for its author; `replaced` by a later text of its author, or `withdrawn`; `refused`:
 * never said, and without its words, so that a late copy of it is refused like the first.
 */
export const messageStateSchema = z.enum(['shown', 'held', 'replaced', 'withdrawn', 'refused']);
export type MessageState = z.infer<typeof messageStateSchema>;

/** What a reader may say to a message with one tap. */
export const reactionSchema = z.enum(['strongPoint', 'sourcePlease', 'changedMyMind']);
export type Reaction = z.infer<typeof reactionSchema>;

export const reactionPath = (roomId: string, messageId: string, uid: string) =>
  `${messagesPath(roomId)}/${messageId}/reactions/${uid}`;

/** `…/messages/{id}/reactions/{uid}`: one person's reaction. */
export const reactionDocumentSchema = z.object({ reaction: reactionSchema, atMs: z.number() });

/** Some words of another message that this one answers, copied so that reading needs no other document. */
export const quoteSchema = z.object({ messageId: z.string(), authorName: z.string(), text: z.string() });
export type Quote = z.infer<typeof quoteSchema>;

/** `rooms/{roomId}/messages/{id}`: one posted text on the floor. */
export const messageSchema = z.object({
  authorId: z.string(),
  authorName: z.string(),
  /** The bench of its author; null for somebody who spoke from the audience. */
  side: z.nullable(sideSchema),
  stepIndex: z.number(),
  kind: z.enum(['speech', 'question', 'answer', 'poi']),
  text: z.string(),
  state: messageStateSchema,
  /** Why it was `refused`. */
  refusal: z.optional(z.custom<DebateRefusal>(isDebateRefusal)),
  /** Whether everybody who is signed in may read the room: rules then need not read it for each listener. */
  open: z.boolean(),
  /** The words that the moderator held the message for; empty where it is shown. */
  spans: z.array(spanSchema),
  quote: z.nullable(quoteSchema),
  /** What it said before it was edited, the oldest first. */
  edits: z.array(z.object({ text: z.string(), atMs: z.number() })),
  /** How many people reacted, by reaction. */
  reactions: z.partialRecord(reactionSchema, z.number()),
  /** Server time; strictly later than the message before it, so it is also the order of the floor. */
  createdAtMs: z.number(),
});
export type MessageDocument = z.infer<typeof messageSchema>;
export type Message = MessageDocument & { id: string };

import * as z from 'zod/mini';
import { ms, count, name, longText } from '../bounds.ts';
import { commandIdSchema, uidSchema, messageIdSchema } from '../ids.ts';
import { isDebateRefusal, type DebateRefusal } from '../debate/commands.ts';
import { rightToSpeakSchema } from '../debate/events.ts';
import { restatementAnswerSchema } from '../debate/state.ts';
import { sideSchema } from '../debate/format.ts';
import { roomLanguageSchema } from '../languages/room-language.ts';
import { hiddenSchema } from './hidden-words.ts';
import { workedBySchema } from './model-usage.ts';

export const messagesPath = (roomId: string) => `rooms/${roomId}/messages`;

/** Start and end of some words in a text, in UTF-16 units, end exclusive. An object: Firestore stores no array in an array. */
export const spanSchema = z.object({ start: count, end: count });
export type Span = z.infer<typeof spanSchema>;

/**
 * `shown` to everybody; `held` for its author; `hidden`: held until a human decides, and not sent again; `replaced`
 * by a later text of its author, or `withdrawn`; `refused`: never posted and stored without its words, so that a late
 * copy is refused like the first.
 */
const messageStateSchema = z.enum(['shown', 'held', 'hidden', 'replaced', 'withdrawn', 'refused']);

/** A reader's one-tap reactions to a message. */
export const reactionSchema = z.enum(['strongPoint', 'sourcePlease', 'changedMyMind']);
export type Reaction = z.infer<typeof reactionSchema>;

export const reactionPath = (roomId: string, messageId: string, uid: string) =>
  `${messagesPath(roomId)}/${messageId}/reactions/${uid}`;

/** `…/messages/{id}/reactions/{uid}`: one person's reaction. */
export const reactionDocumentSchema = z.object({
  uid: z.optional(uidSchema),
  reaction: reactionSchema,
  atMs: ms,
});

/** Words quoted from another message, copied so that reading needs no other document. */
export const quoteSchema = z.object({ messageId: messageIdSchema, authorName: name, text: longText });
export type Quote = z.infer<typeof quoteSchema>;

/** `answer`: null without one, be it that they are still asked or that their time is over. */
const restatesSchema = z.object({
  uid: uidSchema,
  name: name,
  answer: z.nullable(restatementAnswerSchema),
});

/** Why words are never posted: the debate refuses them, or the moderator has slowed their author down. */
export type SpeechRefusal = DebateRefusal | 'slowed-down';

function isSpeechRefusal(value: unknown): value is SpeechRefusal {
  return value === 'slowed-down' || isDebateRefusal(value);
}

/** `rooms/{roomId}/messages/{id}`: one posted text on the floor. */
export const messageSchema = z.object({
  authorId: uidSchema,
  authorName: name,
  /** The bench of its author; null for a speaker from the audience. */
  side: z.nullable(sideSchema),
  stepIndex: count,
  kind: z._default(z.enum(['speech', 'question', 'answer', 'poi']), 'speech'),
  text: longText,
  state: messageStateSchema,
  /** Why it was `refused`. */
  refusal: z.optional(z.custom<SpeechRefusal>(isSpeechRefusal)),
  /** Whether the room was open to every signed-in person when it was sent. */
  open: z.boolean(),
  /** The words that made the moderator hold the message; empty if it is shown. */
  spans: z._default(z.array(spanSchema), []),
  quote: z._default(z.nullable(quoteSchema), null),
  /** Its text before each edit, oldest first. */
  edits: z._default(z.array(z.object({ text: longText, atMs: ms })), []),
  /** How many people reacted, by reaction. */
  reactions: z._default(z.partialRecord(reactionSchema, count), {}),
  /** Server time; strictly later than the message before it, so it is also the order of the floor. */
  createdAtMs: ms,
  /**
   * Its number in the log, because the message is its own event. Absent if it did not change the debate, such as a
   * held message.
   */
  seq: z.optional(count),
  /** The person whom these words restate, in a format that restates first, and what they say about it. */
  restates: z.optional(restatesSchema),
  /** The right by which it was posted, if that was not the floor of its step. */
  right: z.optional(rightToSpeakSchema),
  /** Who worded the opponent's message in a practice debate; absent for people's own words. */
  writtenBy: z.optional(workedBySchema),
  /**
   * The language of its words, if that is one that the moderator reads in part or, as `und`, not at all. Its author is
   * told once.
   */
  language: z.optional(roomLanguageSchema),
  /** When a human released it after the moderator had held it. It keeps its place in the order. */
  restoredAtMs: z.optional(ms),
  /** The id of its author's draft, if it went out by itself when the time was up. */
  draft: z.optional(commandIdSchema),
  /**
   * Present if the house or the host hid it after people had read it. It keeps its place, and `text` is no longer the
   * author's.
   */
  hidden: z.optional(hiddenSchema),
});
export type MessageDocument = z.infer<typeof messageSchema>;
/** A message as it is stored: without empty or default fields, since every reader pays for each field. */
export function storedMessage({
  kind,
  spans,
  quote,
  edits,
  reactions,
  ...message
}: MessageDocument): z.input<typeof messageSchema> {
  return {
    ...message,
    ...(kind !== 'speech' && { kind }),
    ...(spans.length > 0 && { spans }),
    ...(quote && { quote }),
    ...(edits.length > 0 && { edits }),
    ...(Object.keys(reactions).length > 0 && { reactions }),
  };
}
export type Message = MessageDocument & { id: string };

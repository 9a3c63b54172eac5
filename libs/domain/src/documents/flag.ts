import * as z from 'zod/mini';
import { ms } from '../bounds.ts';
import { uidSchema, messageIdSchema } from '../ids.ts';

export const flagReasonSchema = z.enum(['attack', 'offTopic', 'private', 'spam', 'other']);
export type FlagReason = z.infer<typeof flagReasonSchema>;

export const flagsPath = (roomId: string) => `rooms/${roomId}/flags`;
export const flagPath = (roomId: string, messageId: string, uid: string) =>
  `${flagsPath(roomId)}/${messageId}-${uid}`;

/** `rooms/{roomId}/flags/{messageId}-{uid}`: a person asks the host to look at a message. Only the host reads it. */
export const flagSchema = z.object({
  messageId: messageIdSchema,
  by: uidSchema,
  reason: flagReasonSchema,
  atMs: ms,
});
export type FlagDocument = z.infer<typeof flagSchema>;
export type Flag = FlagDocument & { id: string };

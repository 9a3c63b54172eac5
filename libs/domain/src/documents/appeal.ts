import * as z from 'zod/mini';
import { words, longText } from '../bounds.ts';
import { uidSchema, roomIdSchema, messageIdSchema } from '../ids.ts';
import { roomLanguageSchema } from '../languages/room-language.ts';
import { actSchema, appealSchema } from './intervention.ts';

export const APPEALS = 'appeals';
export const appealsPath = (roomId: string) => `rooms/${roomId}/${APPEALS}`;
export const appealPath = (roomId: string, interventionId: string) =>
  `${appealsPath(roomId)}/${interventionId}`;

/**
 * `rooms/{roomId}/appeals/{interventionId}`: an appeal with everything that a human needs to decide it. Readers: the
 * people concerned, the host, and holders of the claim `moderator`, who need no access to the room.
 */
export const appealDocumentSchema = z.object({
  ...appealSchema.shape,
  /** In the appellant's words. */
  reason: words,
  roomId: roomIdSchema,
  motion: words,
  /** The language of the debate, for readers without access to the room; absent if the room has none. */
  language: z.optional(roomLanguageSchema),
  act: actSchema,
  /** The moderator's words, and the rule that it named. */
  says: longText,
  rule: z.nullable(words),
  /** The message at the time of the appeal; null if the act is about none. */
  messageId: z.nullable(messageIdSchema),
  text: z.nullable(longText),
  /** The appellant and the message's author. */
  concerns: z.array(uidSchema),
});
export type AppealDocument = z.infer<typeof appealDocumentSchema>;
export type FiledAppeal = AppealDocument & { id: string };

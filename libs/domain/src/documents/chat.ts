import * as z from 'zod/mini';
import { ms, name, longText } from '../bounds.ts';
import { uidSchema } from '../ids.ts';
import { hiddenSchema } from './hidden-words.ts';

export const backchannelPath = (roomId: string) => `rooms/${roomId}/backchannel`;

/** `rooms/{roomId}/backchannel/{id}`: one line of the audience's chat. */
export const chatSchema = z.object({
  authorId: uidSchema,
  authorName: name,
  text: longText,
  createdAtMs: ms,
  /** Present if the house hid it: `text` is then no longer the author's. */
  hidden: z.optional(hiddenSchema),
});
export type ChatDocument = z.infer<typeof chatSchema>;
export type ChatLine = ChatDocument & { id: string };

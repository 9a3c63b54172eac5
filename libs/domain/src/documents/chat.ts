import * as z from 'zod/mini';

export const backchannelPath = (roomId: string) => `rooms/${roomId}/backchannel`;

/** `rooms/{roomId}/backchannel/{id}`: one line of the audience's chat. */
export const chatSchema = z.object({
  authorId: z.string(),
  authorName: z.string(),
  text: z.string(),
  createdAtMs: z.number(),
});
export type ChatDocument = z.infer<typeof chatSchema>;
export type ChatLine = ChatDocument & { id: string };

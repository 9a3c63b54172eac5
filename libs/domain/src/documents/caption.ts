import * as z from 'zod/mini';
import { count, ms, textUpTo } from '../bounds.ts';
import { uidSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';

/** The collection's name, in every room. */
export const CAPTIONS = 'captions';
export const captionsPath = (roomId: string) => `rooms/${roomId}/${CAPTIONS}`;
export const captionPath = (roomId: string, uid: string) => `${captionsPath(roomId)}/${uid}`;

/**
 * `rooms/{roomId}/captions/{uid}`: the last words that a speaker dictates, once the moderator has read them. It is gone
 * as soon as the words are posted, or their author may no longer speak.
 */
export const captionSchema = z.object({
  uid: uidSchema,
  text: textUpTo(LIMITS.captionMaxLength * 2),
  stepIndex: count,
  atMs: ms,
  /** The number of its writes so far. */
  writes: count,
});
export type CaptionDocument = z.infer<typeof captionSchema>;
export type Caption = CaptionDocument & { id: string };

/** When the caption may be written again. The first one also marks its author as captioned, which is a write too. */
export function nextCaptionAtMs({ atMs, writes }: CaptionDocument): number {
  return atMs + LIMITS.captionLeastMs * (writes === 1 ? 2 : 1);
}

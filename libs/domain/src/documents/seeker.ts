import * as z from 'zod/mini';
import { ms, words } from '../bounds.ts';
import { paceSchema } from '../debate/format.ts';
import { formatIdSchema, roomIdSchema, topicIdSchema, uidSchema } from '../ids.ts';
import { roomLanguageSchema } from '../languages/room-language.ts';
import { LIMITS } from '../limits.ts';

export const SEEKERS = 'seekers';
export const seekerPath = (uid: string) => `${SEEKERS}/${uid}`;

/** The opponent that a person looks for. Null means any. */
const seekerWishSchema = z.object({
  language: z.nullable(roomLanguageSchema),
  pace: z.nullable(paceSchema),
  formatId: z.nullable(formatIdSchema),
  /** Motions that this person would debate, the dearest first. */
  motions: z
    .array(z.object({ motion: words, topicId: z.optional(topicIdSchema) }))
    .check(z.maxLength(LIMITS.seekMotionsAtMost)),
  /** Whether they take any motion that the other person offers. */
  takesOffered: z.boolean(),
});
export type SeekerWish = z.infer<typeof seekerWishSchema>;

/**
 * `seekers/{uid}`: a person who looks for an opponent, or found one. One document for each person, so that two tabs
 * are one place in the queue. Its person reads it. Deleted by TTL on `expiresAt`.
 */
export const seekerSchema = z.object({
  uid: uidSchema,
  wish: seekerWishSchema,
  state: z.enum(['waiting', 'matched']),
  /** When they began to wait: the order of the queue. */
  sinceMs: ms,
  /** When their browser last said that they wait. */
  beatAtMs: ms,
  /** The room that the server opened for the two; null while they wait. */
  roomId: z.nullable(roomIdSchema),
  /** Whether the last person whom they were matched with did not come. */
  wasMissed: z.boolean(),
});
export type Seeker = z.infer<typeof seekerSchema>;

/** Whether somebody still waits: a closed tab says nothing any more. */
export function isSeeking({ state, beatAtMs }: Pick<Seeker, 'state' | 'beatAtMs'>, nowMs: number): boolean {
  return state === 'waiting' && nowMs - beatAtMs < LIMITS.seekFreshSeconds * 1_000;
}

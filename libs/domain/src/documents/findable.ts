import * as z from 'zod/mini';
import { isOpponent } from '../debate/opponent.ts';
import { heardIn, type DebateState } from '../debate/state.ts';

export const findablePath = (uid: string) => `findable/${uid}`;

/**
 * `findable/{uid}`: this person lets search engines list the public pages of their debates. A person without this
 * document does not. Everybody starts without it, and a deleted account has none. Read one at a time by anybody,
 * visitors and search engines included. The server writes it, with `isFindable` of the profile.
 */
export const findableSchema = z.object({
  sinceMs: z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
});

/** Everybody who has to agree before search engines may list the page of a debate. */
export function whoseRecordItIs(debate: DebateState): string[] {
  return [...heardIn(debate)].filter((uid) => !isOpponent(uid)).toSorted();
}

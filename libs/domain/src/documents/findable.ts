import * as z from 'zod/mini';
import { isOpponent } from '../debate/opponent.ts';
import { heardIn, type DebateState } from '../debate/state.ts';

export const findablePath = (uid: string) => `findable/${uid}`;

/**
 * `findable/{uid}`: this person lets search engines list the public pages of their debates. Without this document a
 * person does not: that is the default, and the state after deleting an account. Anybody can read single documents,
 * including visitors and search engines. The server writes it together with `isFindable` of the profile.
 */
export const findableSchema = z.object({
  sinceMs: z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
});

/** Everybody who has to agree before search engines may list the page of a debate. */
export function whoseRecordItIs(debate: DebateState): string[] {
  return [...heardIn(debate)].filter((uid) => !isOpponent(uid)).toSorted();
}

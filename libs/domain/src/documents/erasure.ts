import * as z from 'zod/mini';
import { ms, count, textUpTo } from '../bounds.ts';

export const ERASURES = 'erasures';
export const erasurePath = (uid: string) => `${ERASURES}/${uid}`;

/**
 * `erasures/{uid}`: an account that is being deleted, or was. It holds nothing about the person except the id, which
 * can never sign in again. It also holds the progress, so the next run continues in the right place. Only the server
 * reads it.
 */
export const erasureSchema = z.object({
  askedAtMs: ms,
  /** 0, then 1: the second round removes what a session that outlived the account wrote. */
  round: count,
  /** The index of the next step. */
  step: count,
  /** The path of the last finished document of that step; null at the start. */
  after: z.nullable(textUpTo(1_500)),
  /** When everything was done; null before. */
  doneAtMs: z.nullable(ms),
});
export type Erasure = z.infer<typeof erasureSchema>;

export const newErasure = (askedAtMs: number): Erasure => ({
  askedAtMs,
  round: 0,
  step: 0,
  after: null,
  doneAtMs: null,
});

import * as z from 'zod/mini';
import { ms, count, textUpTo } from '../bounds.ts';

export const erasurePath = (uid: string) => `erasures/${uid}`;

/**
 * `erasures/{uid}`: an account that is being deleted, or was. Of the person it holds only the id, under which
 * nobody signs in again. It also holds the progress, so the next run continues at the right place. Only the server
 * reads it.
 */
export const erasureSchema = z.object({
  askedAtMs: ms,
  /** 0, then 1: what a session that outlived the account wrote is swept up in a second round. */
  round: count,
  /** The step that comes next, by its place among the steps. */
  step: count,
  /** The path of the last document of that step that is done; null at its beginning. */
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

import * as z from 'zod/mini';

export const erasurePath = (uid: string) => `erasures/${uid}`;

/**
 * `erasures/{uid}`: an account that is being deleted, or was. It holds nothing of the person but the id, under which
 * nobody signs in again, and how far the work came: whoever goes on with it begins where it was broken off. Nobody
 * reads it but the server.
 */
export const erasureSchema = z.object({
  askedAtMs: z.number(),
  /** 0, then 1: what a session that outlived the account wrote is swept up in a second round. */
  round: z.number(),
  /** The step that comes next, by its place among the steps. */
  step: z.number(),
  /** The path of the last document of that step that is done; null at its beginning. */
  after: z.nullable(z.string()),
  /** When everything was done; null before. */
  doneAtMs: z.nullable(z.number()),
});
export type Erasure = z.infer<typeof erasureSchema>;

export const newErasure = (askedAtMs: number): Erasure => ({
  askedAtMs,
  round: 0,
  step: 0,
  after: null,
  doneAtMs: null,
});

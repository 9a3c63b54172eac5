import * as z from 'zod/mini';
import { keySchema } from '../ids.ts';

export const standingPath = (uid: string) => `people/${uid}/private/standing`;

const ms = z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

/** A suspension by the house: until a time, or permanent if `untilMs` is null. */
const suspensionSchema = z.object({
  fromMs: ms,
  untilMs: z.nullable(ms),
  /** The decision with its statement of reasons, which the person can read and appeal. */
  decisionId: keySchema,
});
export type Suspension = z.infer<typeof suspensionSchema>;

/**
 * `people/{uid}/private/standing`: whether a person's sessions are valid and whether they may act. Most people have
 * no such document, and no restriction. Only the server writes it; the person reads it, so that an open page notices
 * at once.
 */
export const standingSchema = z.object({
  /**
   * Sessions that signed in at or before this moment are over, because the person signed out, changed their password,
   * was banned or deleted; 0 for none. A person who still has a session at Clerk can open a new one here.
   */
  sessionsEndedAtMs: z._default(ms, 0),
  suspension: z._default(z.nullable(suspensionSchema), null),
});
export type Standing = z.infer<typeof standingSchema>;

export const GOOD_STANDING: Standing = { sessionsEndedAtMs: 0, suspension: null };

/** Whether a suspension is in force at a moment. */
export function isSuspended({ suspension }: Standing, atMs: number): boolean {
  return suspension !== null && (suspension.untilMs === null || atMs < suspension.untilMs);
}

/**
 * Whether a session that signed in at this second is over. Tokens have no finer time, so a tie counts against the
 * session.
 */
export function isSessionOver({ sessionsEndedAtMs }: Standing, signedInAtSeconds: number): boolean {
  return signedInAtSeconds * 1_000 <= sessionsEndedAtMs;
}

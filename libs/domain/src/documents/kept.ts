import { LIMITS } from '../limits.ts';

/**
 * How many days the database keeps a document that it removes by itself (`expiresAt`), by its collection: after its last
 * change, and `rateLimits` after the end of their window. Everything else stays until somebody or something deletes it.
 */
export const KEPT_DAYS = {
  notices: LIMITS.noticesKeptDays,
  deliveries: LIMITS.deliveriesKeptDays,
  erasures: LIMITS.erasureKeptDays,
  seekers: 1,
  commands: 1,
  webhookMessages: 7,
  rateLimits: 1,
  modelBudgets: 3,
  browserFaults: 30,
  serverFaults: 30,
  signIns: 30,
} as const;

/** The same in milliseconds. */
export function keptMs(collection: keyof typeof KEPT_DAYS): number {
  return KEPT_DAYS[collection] * LIMITS.daySeconds * 1_000;
}

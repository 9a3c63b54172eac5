import * as z from 'zod/mini';
import { ms, name, url } from '../bounds.ts';

export const identityRecordPath = (uid: string) => `people/${uid}/private/identity`;

/**
 * `people/{uid}/private/identity`: what the identity provider said of somebody last. What differs from it was changed
 * there and is taken over; a name that was chosen here stays as long as it was not changed there. The server's alone.
 */
export const identityRecordSchema = z.object({
  name: name,
  photoURL: url,
  /** When it was changed there, in epoch milliseconds by the provider's clock; 0 where only a token told it. */
  updatedAtMs: ms,
  /** Whether they were banned there then. */
  isBanned: z._default(z.boolean(), false),
  /** When the password was last changed there; null where nobody has said so yet. */
  passwordChangedAtMs: z._default(z.nullable(ms), null),
});
export type IdentityRecord = z.infer<typeof identityRecordSchema>;

/** `webhookMessages/{id}`: a message of the identity provider that has done its work; kept for a week (`expiresAt`). */
export const webhookMessagePath = (id: string) => `webhookMessages/${encodeURIComponent(id)}`;
export const webhookMessageSchema = z.object({ atMs: ms });

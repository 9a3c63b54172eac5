import * as z from 'zod/mini';
import { ms, name, textUpTo, url } from '../bounds.ts';

export const identityRecordPath = (uid: string) => `people/${uid}/private/identity`;

/**
 * `people/{uid}/private/identity`: the identity provider's last known data of a person. A difference means that it
 * was changed there, so we adopt it; a name that was chosen here stays until then. Only for the server.
 */
export const identityRecordSchema = z.object({
  name: name,
  photoURL: url,
  /** The address that was verified there. The person can change the one in `users/{uid}`, but not this one. */
  email: z._default(textUpTo(320), ''),
  /** When it was changed there, in epoch milliseconds of the provider's clock; 0 if only a token told us. */
  updatedAtMs: ms,
  /** Whether they were banned there at that time. */
  isBanned: z._default(z.boolean(), false),
  /** When the password was last changed there; null if unknown. */
  passwordChangedAtMs: z._default(z.nullable(ms), null),
});
export type IdentityRecord = z.infer<typeof identityRecordSchema>;

/** `webhookMessages/{id}`: a processed message of the identity provider, kept for a week (`expiresAt`). */
export const webhookMessagePath = (id: string) => `webhookMessages/${encodeURIComponent(id)}`;
export const webhookMessageSchema = z.object({ atMs: ms });

import * as z from 'zod/mini';
import { textUpTo } from '../bounds.ts';
import { timestampSchema } from './timestamp.ts';

/** The path of a person's own document, keyed by the identity provider's user id. */
export const userPath = (uid: string) => `users/${uid}`;

/** The longest texts of a user document, in UTF-16 units; `firestore.rules` enforces the same. */
const USER_LIMITS = { displayName: 200, email: 320, photoURL: 2_048 } as const;

/** `users/{uid}`, as specified: readable and writable by the person alone. */
export const userSchema = z.object({
  displayName: textUpTo(USER_LIMITS.displayName),
  email: textUpTo(USER_LIMITS.email),
  photoURL: textUpTo(USER_LIMITS.photoURL),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type UserDocument = z.infer<typeof userSchema>;
export type User = UserDocument & { id: string };

/** The identity provider's data about a person at the first sign-in. */
export type PersonClaims = {
  name?: string | null | undefined;
  username?: string | null | undefined;
  email?: string | null | undefined;
  picture?: string | null | undefined;
};

/** The specified first content: full name, else username, else empty; primary address, or empty. */
export function newUserFields(
  claims: PersonClaims,
): Pick<UserDocument, 'displayName' | 'email' | 'photoURL'> {
  return {
    displayName: claims.name?.trim() || claims.username?.trim() || '',
    email: claims.email ?? '',
    photoURL: claims.picture ?? '',
  };
}

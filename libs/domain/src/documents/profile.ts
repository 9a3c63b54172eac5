import * as z from 'zod/mini';

export const profilePath = (uid: string) => `profiles/${uid}`;

/** `profiles/{uid}`: what everybody who is signed in may see of a person. Never an e-mail address. */
export const profileSchema = z.object({
  displayName: z.string(),
  username: z.nullable(z.string()),
  photoURL: z.string(),
  createdAtMs: z.number(),
});
export type Profile = z.infer<typeof profileSchema>;

/** Shown where a person has given no name. */
export const NAMELESS = 'Somebody';

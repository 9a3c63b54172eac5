import * as z from 'zod/mini';

/** A person who can sign in. `imageId` is null while initials replace a photo. */
const localUserSchema = z.object({
  id: z.string(),
  emailId: z.string(),
  /** Always lower case. */
  email: z.string(),
  passwordHash: z.string(),
  /** The secret of an authenticator app, in base 32; null for a person who signs in with only a password. */
  totpSecret: z._default(z.nullable(z.string()), null),
  /** A code that replaces an app's, so that nobody has to set one up for a demo person. */
  fixedCode: z._default(z.nullable(z.string()), null),
  username: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  imageId: z.nullable(z.string()),
  unsafeMetadata: z.record(z.string(), z.unknown()),
  createdAtMs: z.number(),
  updatedAtMs: z.number(),
  lastSignInAtMs: z.nullable(z.number()),
});
export type LocalUser = z.infer<typeof localUserSchema>;

/** One sign-in of one person in one browser. */
const localSessionSchema = z.object({
  id: z.string(),
  userId: z.string(),
  clientId: z.string(),
  createdAtMs: z.number(),
  lastActiveAtMs: z.number(),
  /** When a second factor was verified in it; null for never. */
  secondFactorAtMs: z._default(z.nullable(z.number()), null),
  expiresAtMs: z.number(),
});
export type LocalSession = z.infer<typeof localSessionSchema>;

/** A browser; its id is the value of the `__client` cookie. */
const localClientSchema = z.object({
  id: z.string(),
  createdAtMs: z.number(),
  updatedAtMs: z.number(),
});
export type LocalClient = z.infer<typeof localClientSchema>;

/** Everything that survives a restart. */
export const clerkStateSchema = z.object({
  users: z.array(localUserSchema),
  sessions: z.array(localSessionSchema),
  clients: z.array(localClientSchema),
});
export type ClerkState = z.infer<typeof clerkStateSchema>;

export interface SignInAttempt {
  id: string;
  clientId: string;
  identifier: string;
  userId: string;
  /** Whether the password was right and the second factor is still to come. */
  awaitsSecondFactor: boolean;
  createdSessionId: string | null;
}

/** The fields that a person has filled in on the sign-up form, under the form's names. */
export const signUpFieldsSchema = z.object({
  email_address: z.optional(z.string()),
  username: z.optional(z.string()),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  password: z.optional(z.string()),
  unsafe_metadata: z.optional(z.string()),
});
export type SignUpFields = z.infer<typeof signUpFieldsSchema>;

export interface SignUpAttempt {
  id: string;
  clientId: string;
  fields: SignUpFields;
  createdSessionId: string | null;
  createdUserId: string | null;
}

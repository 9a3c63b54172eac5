import {
  accept,
  CLERK_TOKEN_AUDIENCE,
  refuse,
  tidyTitle,
  type PersonClaims,
  type Result,
} from '@rostrum/domain';
import * as z from 'zod/mini';
import type { TokenRefusal } from './token-refusals.ts';

/** The accepted issuer of tokens, and the accepted pages. */
export type TrustedIssuer = {
  /** The exact `iss` of the Clerk instance. */
  issuer: string;
  /** The origins that may ask Clerk for a token. */
  authorizedParties: readonly string[];
};

/** The token's person, whether they used a second factor, and the time of issue in epoch seconds. */
export type TokenPerson = {
  uid: string;
  person: PersonClaims;
  hasSecondFactor: boolean;
  issuedAtSeconds: number;
};

/** How far Clerk's clock and ours may differ, in seconds. */
export const CLOCK_SKEW_SECONDS = 5;
/** Clerk's tokens live one minute; a token with a longer life than this does not come from our template. */
const MAX_LIFETIME_SECONDS = 3_600;

/** Size limits of the data that a first sign-in stores; `firestore.rules` has the same limits. */
const NAME_MAX_LENGTH = 100;
const EMAIL_MAX_LENGTH = 320;
const PICTURE_MAX_LENGTH = 2_048;

const seconds = z.number().check(z.int(), z.nonnegative());
const timesSchema = z.object({ iat: seconds, exp: seconds, nbf: z.optional(seconds) });
/** A Clerk user id. It is also a Firebase uid and a document id. */
const subjectSchema = z.string().check(z.regex(/^(?!__)[A-Za-z0-9_-]{1,128}$/));
const personSchema = z.object({
  sub: subjectSchema,
  iat: seconds,
  name: z.nullish(z.string()),
  username: z.nullish(z.string()),
  email: z.nullish(z.string()),
  picture: z.nullish(z.string()),
  /**
   * Minutes since each factor was verified in this session; −1 for never. Clerk adds it, and no template can set
   * it.
   */
  fva: z.optional(z.tuple([z.number(), z.number()])),
});

/** Checks every claim of a token, at a time in epoch milliseconds. */
export function checkClaims(
  payload: Record<string, unknown>,
  { issuer, authorizedParties }: TrustedIssuer,
  atMs: number,
): Result<TokenPerson, TokenRefusal> {
  const { iss, azp, aud } = payload;
  if (iss !== issuer) return refuse('token-issuer');
  if (typeof azp !== 'string' || !authorizedParties.includes(azp)) return refuse('token-party');
  if (aud !== CLERK_TOKEN_AUDIENCE) return refuse('token-audience');
  const untimely = checkTimes(payload, atMs / 1_000);
  if (untimely) return refuse(untimely);
  const person = personSchema.safeParse(payload);
  return person.success ? accept(readPerson(person.data)) : refuse('token-claims');
}

function checkTimes(payload: Record<string, unknown>, atSeconds: number): TokenRefusal | undefined {
  const times = timesSchema.safeParse(payload);
  if (!times.success) return 'token-claims';
  const { iat, exp, nbf } = times.data;
  if (exp <= atSeconds - CLOCK_SKEW_SECONDS) return 'token-expired';
  if (Math.max(iat, nbf ?? 0) > atSeconds + CLOCK_SKEW_SECONDS) return 'token-not-yet-valid';
  return exp - iat > 0 && exp - iat <= MAX_LIFETIME_SECONDS ? undefined : 'token-claims';
}

/** Truncates a name that is too long, and leaves out an unusable address or picture. */
function readPerson({
  sub,
  iat,
  name,
  username,
  email,
  picture,
  fva,
}: z.infer<typeof personSchema>): TokenPerson {
  const person = {
    name: readName(name),
    username: readName(username),
    email: email && email.length <= EMAIL_MAX_LENGTH ? email : null,
    picture: picture && isPicture(picture) ? picture : null,
  };
  return { uid: sub, person, hasSecondFactor: fva !== undefined && fva[1] >= 0, issuedAtSeconds: iat };
}

function readName(name: string | null | undefined): string | null {
  return name ? Array.from(tidyTitle(name)).slice(0, NAME_MAX_LENGTH).join('') : null;
}

function isPicture(picture: string): boolean {
  return picture.length <= PICTURE_MAX_LENGTH && /^(https:\/\/|data:image\/svg\+xml[,;])\S+$/.test(picture);
}

import { randomBytes } from 'node:crypto';
import { CLERK_TOKEN_AUDIENCE } from '@rostrum/domain';
import type { LocalSession, LocalUser } from './model.ts';
import type { SigningKey } from './signing-key.ts';

/** How long every token lives, as at Clerk. */
const TOKEN_LIFETIME_SECONDS = 60;
const CLOCK_SKEW_SECONDS = 10;
const VERIFIED_MINUTES_NEVER = -1;

export interface TokenContext {
  key: SigningKey;
  issuer: string;
  /** The page that asks, as `azp`. */
  origin: string;
  nowMs: number;
}

/** The plain session token, version 2 of Clerk's claims. */
export function sessionToken(context: TokenContext, session: LocalSession): string {
  return context.key.sign({
    ...timedClaims(context, session.userId),
    sid: session.id,
    sts: 'active',
    fva: factorAges(context, session),
    v: 2,
  });
}

/** The token of the JWT template `integration_firebase`, which `exchangeToken` verifies. */
export function firebaseIntegrationToken(
  context: TokenContext,
  session: LocalSession,
  user: LocalUser,
  pictureUrl: string,
): string {
  return context.key.sign({
    ...timedClaims(context, user.id),
    fva: factorAges(context, session),
    aud: CLERK_TOKEN_AUDIENCE,
    email: user.email,
    email_verified: true,
    name: fullName(user),
    username: user.username,
    picture: pictureUrl,
  });
}

/** Minutes since each factor was verified in a session, as Clerk adds them to every token. */
function factorAges(
  { nowMs }: TokenContext,
  { createdAtMs, secondFactorAtMs }: LocalSession,
): [number, number] {
  const minutesSince = (atMs: number) => Math.floor((nowMs - atMs) / 60_000);
  const second = secondFactorAtMs === null ? VERIFIED_MINUTES_NEVER : minutesSince(secondFactorAtMs);
  return [minutesSince(createdAtMs), second];
}

function fullName(user: Pick<LocalUser, 'firstName' | 'lastName'>): string | null {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || null;
}

function timedClaims({ issuer, origin, nowMs }: TokenContext, subject: string) {
  const issuedAt = Math.floor(nowMs / 1000);
  return {
    iss: issuer,
    sub: subject,
    azp: origin,
    iat: issuedAt,
    nbf: issuedAt - CLOCK_SKEW_SECONDS,
    exp: issuedAt + TOKEN_LIFETIME_SECONDS,
    jti: randomBytes(10).toString('hex'),
  };
}

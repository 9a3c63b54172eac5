import { verifyToken } from '@clerk/backend';
import { TokenVerificationError, TokenVerificationErrorReason } from '@clerk/backend/errors';
import { accept, refuse, type Result } from '@rostrum/domain';
import { log } from '../logging/log.ts';
import { CLOCK_SKEW_SECONDS } from './check-claims.ts';
import type { ClerkSettings } from './clerk-settings.ts';
import type { TokenRefusal } from './token-refusals.ts';

/** Clerk's library makes five attempts within about eight seconds and sets no timeout on any of them. */
const PATIENCE_MS = 10_000;

/** Our refusal for each of the library's errors; other errors are not the token's fault. */
const REFUSALS = new Map<string, TokenRefusal>([
  [TokenVerificationErrorReason.JWKKidMismatch, 'token-key-unknown'],
  [TokenVerificationErrorReason.TokenInvalidSignature, 'token-signature'],
  [TokenVerificationErrorReason.TokenVerificationFailed, 'token-signature'],
  [TokenVerificationErrorReason.TokenInvalidAlgorithm, 'token-algorithm'],
  [TokenVerificationErrorReason.TokenInvalid, 'token-malformed'],
  [TokenVerificationErrorReason.TokenInvalidAuthorizedParties, 'token-party'],
  [TokenVerificationErrorReason.TokenExpired, 'token-expired'],
  [TokenVerificationErrorReason.TokenNotActiveYet, 'token-not-yet-valid'],
  [TokenVerificationErrorReason.TokenIatInTheFuture, 'token-not-yet-valid'],
]);

/**
 * Verifies a token against the keys of our Clerk instance. It fetches them with the secret key and caches them for
 * five minutes. Clerk's own claim checks run too. @throws if Clerk refuses our secret key
 */
export async function checkSignature(
  token: string,
  settings: ClerkSettings,
): Promise<Result<true, TokenRefusal | 'keys-unreachable'>> {
  const { secretKey, apiUrl, authorizedParties } = settings;
  try {
    await withinPatience(
      verifyToken(token, {
        secretKey,
        apiUrl,
        authorizedParties: [...authorizedParties],
        clockSkewInMs: CLOCK_SKEW_SECONDS * 1_000,
      }),
    );
    return accept(true);
  } catch (error) {
    const isVerdict = error instanceof TokenVerificationError;
    const refusal = isVerdict ? REFUSALS.get(error.reason) : undefined;
    if (refusal) return refuse(refusal);
    if (isVerdict && error.reason === TokenVerificationErrorReason.InvalidSecretKey) throw error;
    log('clerkKeysUnreachable', { error });
    return refuse('keys-unreachable');
  }
}

async function withinPatience<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Clerk did not answer in time')), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, patience]);
  } finally {
    clearTimeout(timer);
  }
}

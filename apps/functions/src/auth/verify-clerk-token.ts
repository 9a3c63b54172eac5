import type { Result } from '@rostrum/domain';
import { checkClaims, type TokenPerson } from './check-claims.ts';
import { checkSignature } from './check-signature.ts';
import type { ClerkSettings } from './clerk-settings.ts';
import { readToken } from './read-token.ts';
import type { TokenRefusal } from './token-refusals.ts';

/**
 * Returns the person of a fully checked Clerk token. The offline checks come first, so a bad token costs no request
 * to Clerk.
 */
export async function verifyClerkToken(
  token: string,
  settings: ClerkSettings,
  atMs: number,
): Promise<Result<TokenPerson, TokenRefusal | 'keys-unreachable'>> {
  const read = readToken(token);
  if (!read.ok) return read;
  const claims = checkClaims(read.value.payload, settings, atMs);
  if (!claims.ok) return claims;
  const signature = await checkSignature(token, settings);
  return signature.ok ? claims : signature;
}

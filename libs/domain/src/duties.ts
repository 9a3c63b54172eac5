/**
 * What an administrator may charge somebody with, each a custom claim of their token: to decide reports and appeals, and to
 * see how the service runs.
 */
export type Duty = 'moderator' | 'operator';

/**
 * The claim for a second factor that the identity provider has verified in this session. `exchangeToken` sets it;
 * members of the house can act only with it.
 */
export const SECOND_FACTOR = 'secondFactor';

/**
 * The claim of a token that says when Clerk last vouched for the person, in epoch seconds. Firebase counts a session from
 * the moment that our token is used, up to an hour after it was made. A token that is kept back would outlive the end of
 * all sessions.
 */
export const VOUCHED_AT = 'vouchedAt';

/**
 * When a session began, in epoch seconds: when Clerk vouched for it, or, for a token that does not say so, when Firebase
 * first saw it.
 */
export function sessionBeganAtSeconds(
  usedAtSeconds: number,
  claims: Readonly<Record<string, unknown>>,
): number {
  const vouchedAtSeconds = claims[VOUCHED_AT];
  return typeof vouchedAtSeconds === 'number' ? Math.min(vouchedAtSeconds, usedAtSeconds) : usedAtSeconds;
}

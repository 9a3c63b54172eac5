/**
 * The duties that an administrator may assign, each a custom claim of a token: deciding reports and appeals, and
 * seeing how the service runs.
 */
export type Duty = 'moderator' | 'operator';

/**
 * The claim for a second factor that the identity provider has verified in this session. `exchangeToken` sets it;
 * members of the house can act only with it.
 */
export const SECOND_FACTOR = 'secondFactor';

/**
 * The claim with the time at which Clerk last vouched for the person, in epoch seconds. Firebase starts a session
 * when our token is used, up to an hour after it was made. Without this claim a token held back would outlive the end
 * of all sessions.
 */
export const VOUCHED_AT = 'vouchedAt';

/**
 * When a session began, in epoch seconds: when Clerk vouched for it, or, if the token has no such claim, when
 * Firebase first saw it.
 */
export function sessionBeganAtSeconds(
  usedAtSeconds: number,
  claims: Readonly<Record<string, unknown>>,
): number {
  const vouchedAtSeconds = claims[VOUCHED_AT];
  return typeof vouchedAtSeconds === 'number' ? Math.min(vouchedAtSeconds, usedAtSeconds) : usedAtSeconds;
}

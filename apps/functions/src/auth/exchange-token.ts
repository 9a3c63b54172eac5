import {
  exchangeTokenInput,
  FUNCTION_LIMITS,
  isSessionOver,
  SECOND_FACTOR,
  VOUCHED_AT,
  type ExchangeTokenOutput,
} from '@rostrum/domain';
import * as m from '@rostrum/words/answers';
import { HttpsError } from 'firebase-functions/v2/https';
import { isErased } from '../account/begin-erasure.ts';
import { readStanding } from '../account/standing.ts';
import { database, firebaseAuth } from '../admin.ts';
import { openCallable, parseInput } from '../boundary.ts';
import { callerAddress, networkOf } from '../entrance/caller-address.ts';
import { requireWithinLimits } from '../entrance/open-area.ts';
import { countSignIn } from '../health/sign-ins.ts';
import { log } from '../logging/log.ts';
import { clerkSecretKey, clerkSettings } from './clerk-settings.ts';
import { createPersonOnce } from './create-person.ts';
import { TOKEN_REFUSALS, type TokenRefusal } from './token-refusals.ts';
import { verifyClerkToken } from './verify-clerk-token.ts';

/**
 * Exchanges a Clerk token for a Firebase custom token of the same person, and creates their documents at the first
 * sign-in. A refused token writes nothing.
 */
export const exchangeToken = openCallable(
  'exchangeToken',
  { secrets: [clerkSecretKey] },
  async ({ data, rawRequest }): Promise<ExchangeTokenOutput> => {
    const atMs = Date.now();
    const { address: perAddress, person: perPerson } = FUNCTION_LIMITS.exchangeToken;
    const address = networkOf(callerAddress(rawRequest));
    await requireWithinLimits('exchangeToken', { address: perAddress }, { address }, atMs);
    const { token } = parseInput(exchangeTokenInput, data);
    const verified = await verifyClerkToken(token, clerkSettings(), atMs);
    if (!verified.ok)
      throw verified.refusal === 'keys-unreachable' ? unreachable() : refused(verified.refusal);
    const { uid, person, hasSecondFactor, issuedAtSeconds } = verified.value;
    await requireWithinLimits('exchangeToken', { person: perPerson }, { uid }, atMs);
    const db = database();
    const [standing, erased] = await Promise.all([readStanding(db, uid), isErased(db, uid)]);
    if (erased) throw refused('account-deleted');
    // A Clerk token lives for one minute, even if its session ended meanwhile.
    if (isSessionOver(standing, issuedAtSeconds)) throw refused('session-ended');
    await createPersonOnce(db, uid, person, atMs);
    const claims = { [VOUCHED_AT]: issuedAtSeconds, ...(hasSecondFactor && { [SECOND_FACTOR]: true }) };
    const [firebaseToken] = await Promise.all([
      firebaseAuth().createCustomToken(uid, claims),
      countSignIn(db, atMs),
    ]);
    return { firebaseToken };
  },
);

function refused(reason: TokenRefusal): HttpsError {
  log('tokenRefused', { reason });
  return new HttpsError('unauthenticated', TOKEN_REFUSALS[reason](), { reason });
}

function unreachable(): HttpsError {
  return new HttpsError('unavailable', m.signInUnreachable());
}

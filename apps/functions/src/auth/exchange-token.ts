import { exchangeTokenInput, type ExchangeTokenOutput } from '@rostrum/domain';
import { logger } from 'firebase-functions/v2';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import { isErased } from '../account/begin-erasure.ts';
import { database, firebaseAuth } from '../admin.ts';
import { answering, parseInput } from '../boundary.ts';
import { callerAddress } from './caller-address.ts';
import { clerkSecretKey, clerkSettings } from './clerk-settings.ts';
import { createPersonOnce } from './create-person.ts';
import { createRateLimit } from './rate-limit.ts';
import { TOKEN_REFUSALS, type TokenRefusal } from './token-refusals.ts';
import { verifyClerkToken } from './verify-clerk-token.ts';

const MINUTE_MS = 60_000;
/** A school may sign in from one address; nobody signs in by hand as often as that. */
export const EXCHANGES_PER_ADDRESS = 120;
export const EXCHANGES_PER_PERSON = 30;
const addressMayAsk = createRateLimit({ limit: EXCHANGES_PER_ADDRESS, windowMs: MINUTE_MS });
const personMayAsk = createRateLimit({ limit: EXCHANGES_PER_PERSON, windowMs: MINUTE_MS });

/**
 * Answers a Clerk token with a Firebase custom token for the same person, whose documents it creates at the first
 * sign-in. A refused token writes nothing.
 */
export const exchangeToken = onCall(
  { secrets: [clerkSecretKey] },
  answering('exchangeToken', async ({ data, rawRequest }): Promise<ExchangeTokenOutput> => {
    const atMs = Date.now();
    if (!addressMayAsk(callerAddress(rawRequest), atMs)) throw tooMany();
    const { token } = parseInput(exchangeTokenInput, data);
    const verified = await verifyClerkToken(token, clerkSettings(), atMs);
    if (!verified.ok)
      throw verified.refusal === 'keys-unreachable' ? unreachable() : refused(verified.refusal);
    const { uid, person } = verified.value;
    if (!personMayAsk(uid, atMs)) throw tooMany();
    if (await isErased(database(), uid)) throw refused('account-deleted');
    await createPersonOnce(database(), uid, person, atMs);
    return { firebaseToken: await firebaseAuth().createCustomToken(uid) };
  }),
);

function refused(reason: TokenRefusal): HttpsError {
  logger.info('A sign-in token was refused', { reason });
  return new HttpsError('unauthenticated', TOKEN_REFUSALS[reason], { reason });
}

function tooMany(): HttpsError {
  return new HttpsError('resource-exhausted', 'Too many sign-ins at once. Wait a minute and try again.');
}

function unreachable(): HttpsError {
  return new HttpsError('unavailable', 'The sign-in service cannot be reached. Try again in a minute.');
}

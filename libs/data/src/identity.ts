import { signInWithCustomToken, signOut, type Auth, type User } from 'firebase/auth';
import { httpsCallable } from 'firebase/functions';
import {
  CLERK_TOKEN_TEMPLATE,
  MESSAGES,
  exchangeTokenOutput,
  newUserFields,
  type ExchangeTokenInput,
  type PersonClaims,
} from '@rostrum/domain';
import { cloudFunctions, firebaseAuth } from './firebase-app.ts';
import { createUserIfAbsent } from './users.ts';

/** Firebase custom tokens name this audience; an older Clerk instance issues them itself. */
const FIREBASE_TOKEN_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

/** The person Clerk has signed in, as far as Firebase needs to know. */
export interface SignedInPerson {
  /** Clerk's user id, which is also the Firebase uid. */
  uid: string;
  /** Clerk's own `getToken`. */
  getToken: (options: { template: string; skipCache?: boolean }) => Promise<string | null>;
  claims: PersonClaims;
}

/**
 * Gives the person that Clerk signed in a Firebase session, and their user document at the first sign-in.
 * A session that the same person already has is kept; somebody else's is signed out first.
 * @throws Error with the specified text when Clerk gives no token; whatever Firebase or `exchangeToken` throws.
 */
export async function signInToFirebase({ uid, getToken, claims }: SignedInPerson): Promise<void> {
  const auth = firebaseAuth();
  const [token] = await Promise.all([getToken({ template: CLERK_TOKEN_TEMPLATE }), auth.authStateReady()]);
  if (!token) throw new Error(MESSAGES.noFirebaseToken);
  if (auth.currentUser?.uid === uid) return;
  if (auth.currentUser) await signOut(auth);
  const user = await signInWithToken(auth, token);
  if (isFirstSignIn(user)) await createUserIfAbsent(user.uid, newUserFields(claims));
}

/**
 * Opens a new session for somebody whose old one was ended while Clerk still knows them: with a token that Clerk gives
 * now, because it keeps the last one for a minute. Their page stays as it is.
 * @throws Error where Clerk gives no token, and whatever Firebase or `exchangeToken` throws
 */
export async function renewSession({ getToken }: SignedInPerson): Promise<void> {
  const token = await getToken({ template: CLERK_TOKEN_TEMPLATE, skipCache: true });
  if (!token) throw new Error(MESSAGES.noFirebaseToken);
  await signInWithToken(firebaseAuth(), token);
}

/** Who has a Firebase session in this browser; null where nobody has. Needs no connection. */
export async function keptUid(): Promise<string | null> {
  const auth = firebaseAuth();
  await auth.authStateReady();
  return auth.currentUser?.uid ?? null;
}

/** Ends the Firebase session of this browser, in every tab; without one it does nothing. */
export async function signOutOfFirebase(): Promise<void> {
  const auth = firebaseAuth();
  await auth.authStateReady();
  if (auth.currentUser) await signOut(auth);
}

async function signInWithToken(auth: Auth, token: string): Promise<User> {
  const firebaseToken = isFirebaseCustomToken(token) ? token : await exchangeToken(token);
  return (await signInWithCustomToken(auth, firebaseToken)).user;
}

async function exchangeToken(token: string): Promise<string> {
  const exchange = httpsCallable<ExchangeTokenInput, unknown>(cloudFunctions(), 'exchangeToken');
  const { data } = await exchange({ token });
  const answer = exchangeTokenOutput.safeParse(data);
  if (!answer.success) throw new Error(MESSAGES.firebaseInitFailed);
  return answer.data.firebaseToken;
}

/** Whether the token names Firebase as its audience. The server verifies it; here it only chooses the way. */
export function isFirebaseCustomToken(token: string): boolean {
  return audienceOf(token) === FIREBASE_TOKEN_AUDIENCE;
}

function audienceOf(token: string): unknown {
  const payload = token.split('.')[1] ?? '';
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return claims !== null && typeof claims === 'object' && 'aud' in claims ? claims.aud : undefined;
  } catch {
    return undefined;
  }
}

/** As specified: the account was created by this very sign-in. */
function isFirstSignIn({ metadata }: User): boolean {
  return metadata.creationTime === metadata.lastSignInTime;
}

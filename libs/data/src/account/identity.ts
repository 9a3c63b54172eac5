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
import { inPageLanguage } from '../commands/in-page-language.ts';
import { attested, cloudFunctions, firebaseAuth } from '../firebase-app.ts';
import { createUserIfAbsent } from './users.ts';

/** Firebase custom tokens name this audience; an older Clerk instance issues them itself. */
const FIREBASE_TOKEN_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

/** The parts of Clerk's signed-in user that Firebase needs. */
export interface SignedInPerson {
  /** Clerk's user id, which is also the Firebase uid. */
  uid: string;
  /** Clerk's own `getToken`. */
  getToken: (options: { template: string; skipCache?: boolean }) => Promise<string | null>;
  claims: PersonClaims;
}

/**
 * Opens a Firebase session for the person whom Clerk signed in, and creates their user document at the first sign-in.
 * It keeps an existing session of the same person, and signs anybody else out first. @throws Error with the specified
 * text if Clerk gives no token; errors of Firebase and `exchangeToken`
 */
export async function signInToFirebase({ uid, getToken, claims }: SignedInPerson): Promise<void> {
  const auth = firebaseAuth();
  const [token] = await Promise.all([
    getToken({ template: CLERK_TOKEN_TEMPLATE }),
    auth.authStateReady(),
    attested(),
  ]);
  if (!token) throw new Error(MESSAGES.noFirebaseToken);
  if (auth.currentUser?.uid === uid) return;
  if (auth.currentUser) await signOut(auth);
  const user = await signInWithToken(auth, token);
  if (isFirstSignIn(user)) await createUserIfAbsent(user.uid, newUserFields(claims));
}

/**
 * Opens a new session for a person whose session ended here but not at Clerk. It asks Clerk for a fresh token,
 * because Clerk caches the last one for a minute. The page stays as it is. @throws Error if Clerk gives no token;
 * errors of Firebase and `exchangeToken`
 */
export async function renewSession({ getToken }: SignedInPerson): Promise<void> {
  const token = await getToken({ template: CLERK_TOKEN_TEMPLATE, skipCache: true });
  if (!token) throw new Error(MESSAGES.noFirebaseToken);
  await signInWithToken(firebaseAuth(), token);
}

/** The person with a Firebase session in this browser, or null. Needs no connection. */
export async function keptUid(): Promise<string | null> {
  const auth = firebaseAuth();
  await auth.authStateReady();
  return auth.currentUser?.uid ?? null;
}

/** Ends this browser's Firebase session in every tab; does nothing without a session. */
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
  const exchange = httpsCallable<ExchangeTokenInput, unknown>(await cloudFunctions(), 'exchangeToken');
  const { data } = await exchange(inPageLanguage({ token }));
  const answer = exchangeTokenOutput.safeParse(data);
  if (!answer.success) throw new Error(MESSAGES.firebaseInitFailed);
  return answer.data.firebaseToken;
}

/** Whether the token names Firebase as its audience. This only chooses the way in; the server verifies the token. */
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

/** As specified: this sign-in created the account. */
function isFirstSignIn({ metadata }: User): boolean {
  return metadata.creationTime === metadata.lastSignInTime;
}

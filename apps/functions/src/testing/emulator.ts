import { createHash, randomUUID } from 'node:crypto';
import { FUNCTIONS_REGION, newProfile, storedProfile, welcomePath, type Welcome } from '@rostrum/domain';
import { agreementTo, aimedAtStored, type UnaimedRoomCommand } from '@rostrum/domain/testing';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/** The emulators that `npm test` started. The admin SDK finds Firestore and Auth by the same variables. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Run these tests with "npm test -- functions".`);
  return value;
}

export function emulatedDatabase(): Firestore {
  if (getApps().length === 0) {
    setting('FIRESTORE_EMULATOR_HOST');
    initializeApp({ projectId: setting('GCLOUD_PROJECT'), serviceAccountId: 'tests@example.com' });
  }
  return getFirestore();
}

/** A callable's response: its result, or the error in the shape of the callable protocol. */
export type Called = {
  result?: { ok: boolean; value?: Record<string, string>; refusal?: string; message?: string; atMs: number };
  error?: { status: string; message: string; details?: unknown };
};

function request(name: string, data: unknown, headers: Record<string, string>): Promise<Response> {
  const url = `${setting('FUNCTIONS_EMULATOR_ORIGIN')}/${setting('GCLOUD_PROJECT')}/${FUNCTIONS_REGION}/${name}`;
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data }),
  });
}

/** Calls a function over HTTP like the client SDK, with the test's own headers; returns the parsed body. */
export async function post(
  name: string,
  data: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  return (await request(name, data, headers)).json();
}

/** Calls a function as a person who takes the answer in parts; gives the events as they stood on the wire. */
export async function streamed(name: string, data: unknown, idToken: string): Promise<string> {
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${idToken}` };
  return (await request(name, data, headers)).text();
}

/** Calls a function as a person; without `idToken` the caller is signed out. */
export async function call(name: string, data: unknown, idToken?: string): Promise<Called> {
  return (await post(name, data, idToken ? headersOf(idToken) : {})) as Called;
}

/** Everybody calls from their own address, as real people do. */
function headersOf(idToken: string): Record<string, string> {
  const digest = createHash('sha256').update(idToken).digest();
  return {
    authorization: `Bearer ${idToken}`,
    'x-forwarded-for': `10.${digest.subarray(0, 3).join('.')}`,
  };
}

/** Everybody who can agree to what a host on a bench asks for. */
const idTokens = new Map<string, string>();

/**
 * A signed-in test person with a profile; `ask` sends a room command under a new (or the given) command id. What they ask
 * for as a host on a bench, the other bench agrees to at once; with `askAlone` nobody answers.
 */
export async function aPerson(displayName: string, claims: object = {}, uid = aUid()) {
  const person = await aNewcomer(displayName, claims, uid);
  await emulatedDatabase()
    .doc(welcomePath(person.uid))
    .set({ done: [], rulesAcceptedAtMs: 1 } satisfies Welcome);
  return person;
}

const aUid = () => `user_${randomUUID().replaceAll('-', '')}`;

const stored = async (path: string) => (await emulatedDatabase().doc(path).get()).data();

/** The same for a person who has not accepted the house rules. */
export async function aNewcomer(displayName: string, claims: object = {}, uid = aUid()) {
  const db = emulatedDatabase();
  const profile = storedProfile(newProfile({ displayName, photoURL: '', createdAtMs: Date.now() }));
  await db.doc(`profiles/${uid}`).set(profile);
  const idToken = await signIn(uid, claims);
  const askAlone = async (command: UnaimedRoomCommand, commandId: string = randomUUID()) =>
    call('rooms', { commandId, command: await aimedAtStored(command, uid, stored) }, idToken);
  const ask = async (command: UnaimedRoomCommand, commandId?: string) => {
    const called = await askAlone(command, commandId);
    const agreed = called.result?.ok ? await agreementTo(command, uid, stored) : undefined;
    const agreeing = agreed && idTokens.get(agreed.by);
    if (agreeing) await call('rooms', { commandId: randomUUID(), command: agreed.command }, agreeing);
    return called;
  };
  idTokens.set(uid, idToken);
  return { uid, idToken, ask, askAlone };
}
export type TestPerson = Awaited<ReturnType<typeof aPerson>>;

/** Ada, Ben and Cleo, signed in. */
export function threePeople(): Promise<[TestPerson, TestPerson, TestPerson]> {
  return Promise.all([aPerson('Ada Vale'), aPerson('Ben Okafor'), aPerson('Cleo Marsh')]);
}

async function signIn(uid: string, claims: object): Promise<string> {
  return exchangeCustomToken(await getAuth().createCustomToken(uid, claims));
}

/** Handles a custom token like the client SDK: signs in, and gets an ID token. */
export async function exchangeCustomToken(token: string): Promise<string> {
  const origin = `http://${setting('FIREBASE_AUTH_EMULATOR_HOST')}`;
  const response = await fetch(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, returnSecureToken: true }),
    },
  );
  const { idToken } = (await response.json()) as { idToken: string };
  return idToken;
}

/** Four of them. */
export async function fourPeople() {
  return Promise.all([
    aPerson('Ada Vale'),
    aPerson('Ben Okafor'),
    aPerson('Cleo Marsh'),
    aPerson('Dara Novak'),
  ]);
}

/** The server's refusal, or `accepted`. */
export async function refusalOf(asked: Promise<Called>): Promise<string> {
  return (await asked).result?.refusal ?? 'accepted';
}

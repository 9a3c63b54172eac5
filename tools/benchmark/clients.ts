import { FUNCTIONS_REGION, newProfile, profilePath, storedProfile, welcomePath } from '@rostrum/domain';
import { aimedAtStored, type UnaimedRoomCommand } from '@rostrum/domain/testing';
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithCustomToken } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { initializeApp as initializeAdmin } from 'firebase-admin/app';
import { getAuth as getAdminAuth } from 'firebase-admin/auth';
import { getFirestore as getAdminFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { benchmarkEnvironment } from './environment.ts';

const environment = benchmarkEnvironment();
const admin = initializeAdmin({ projectId: environment.projectId, serviceAccountId: 'tests@example.com' });

/** The emulated database past all rules. */
export const adminDatabase = getAdminFirestore(admin);

/** A database that anybody may write, in the same emulator: the cost of a bare write. */
export const BARE_PROJECT = 'demo-bare';

/** The same database for a server. */
export const bareServer = getAdminFirestore(initializeAdmin({ projectId: BARE_PROJECT }, BARE_PROJECT));

const OPEN_RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /{path=**} { allow read, write: if true; } } }`;

export async function openBareProject(): Promise<void> {
  const rules = { files: [{ name: 'open.rules', content: OPEN_RULES }] };
  const url = `http://${environment.firestore}/emulator/v1/projects/${BARE_PROJECT}:securityRules`;
  const answer = await fetch(url, { method: 'PUT', body: JSON.stringify({ rules }) });
  if (!answer.ok) throw new Error(`The emulator took no rules: ${await answer.text()}`);
}

/** A browser with its own Firestore: nothing shares its connections. */
export function watcherDatabase(uid: string, projectId = environment.projectId): Firestore {
  const app = initializeApp({ projectId, apiKey: 'local' }, `${projectId}-${uid}-${randomUUID()}`);
  const database = getFirestore(app);
  const [host = '', port = ''] = environment.firestore.split(':');
  connectFirestoreEmulator(database, host, Number(port), { mockUserToken: { sub: uid } });
  return database;
}

const stored = async (path: string) => (await adminDatabase.doc(path).get()).data();

const answerSchema = z.object({ ok: z.boolean(), value: z.optional(z.record(z.string(), z.string())) });

/** A signed-in person with a profile; `ask` sends a room command like the web client. */
export async function aDebater(displayName: string) {
  const uid = `bench-${randomUUID()}`;
  const profile = newProfile({ displayName, photoURL: '', createdAtMs: Date.now() });
  await adminDatabase.doc(profilePath(uid)).set(storedProfile(profile));
  await adminDatabase.doc(welcomePath(uid)).set({ done: [], rulesAcceptedAtMs: 1 });
  const { projectId, auth: authUrl, functions: origin } = environment;
  const app = initializeApp({ projectId, apiKey: 'local' }, uid);
  const auth = getAuth(app);
  connectAuthEmulator(auth, authUrl, { disableWarnings: true });
  await signInWithCustomToken(auth, await getAdminAuth(admin).createCustomToken(uid));
  const functions = getFunctions(app, FUNCTIONS_REGION);
  connectFunctionsEmulator(functions, origin.hostname, Number(origin.port));
  const rooms = httpsCallable(functions, 'rooms');
  const ask = async (asked: UnaimedRoomCommand): Promise<Record<string, string>> => {
    const command = await aimedAtStored(asked, uid, stored);
    const { data } = await rooms({ commandId: randomUUID(), command });
    const answer = answerSchema.parse(data);
    if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(data)}`);
    return answer.value ?? {};
  };
  /** A call that is refused before anything is read: the cost of the way there and back. */
  const knock = () =>
    rooms({}).then(
      () => undefined,
      () => undefined,
    );
  return { uid, ask, knock };
}
export type Debater = Awaited<ReturnType<typeof aDebater>>;

import { randomUUID } from 'node:crypto';
import {
  FUNCTIONS_REGION,
  messageSchema,
  messagesPath,
  roomPath,
  roomSchema,
  type RoomDocument,
  type TopicContent,
} from '@rostrum/domain';
import { agreementTo, aimedAtStored, type UnaimedRoomCommand } from '@rostrum/domain/testing';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { stackEnvironment } from './environment.ts';
import { DEMO_PEOPLE, type DemoPerson } from './people.ts';

/** A person without a browser, who takes part only through the callable. */
export interface Caller {
  uid: string;
  name: string;
  idToken: string;
}

/** A person in whose name a test can ask a room. */
export type Asker = DemoPerson | Caller;

/** The emulated database, past all rules. */
export function database(): Firestore {
  const { projectId } = stackEnvironment();
  if (getApps().length === 0) initializeApp({ projectId, serviceAccountId: 'tests@example.com' });
  return getFirestore();
}

/** The user documents with this address, as they are stored. */
export async function userDocumentsOf(email: string) {
  return (await database().collection('users').where('email', '==', email).get()).docs;
}

/** A Firebase custom token for this person, as an older Clerk instance gives them, but unsigned: `header.claims.`. */
export async function firebaseTokenOf(person: DemoPerson): Promise<string> {
  const [user] = await userDocumentsOf(`${person}@example.com`);
  return getAuth().createCustomToken(user?.id ?? '');
}

/** The current stored room. */
export async function storedRoom(roomId: string): Promise<RoomDocument> {
  return roomSchema.parse((await database().doc(roomPath(roomId)).get()).data());
}

/** Every stored message of a room, whatever its state, in the order of the floor. */
export async function storedMessages(roomId: string) {
  const found = await database().collection(messagesPath(roomId)).orderBy('createdAtMs').get();
  return found.docs.map((doc) => messageSchema.parse(doc.data()));
}

export interface RoomIds {
  roomId: string;
  code: string;
}

const MOTION = 'This house would let every town plant a forest in its middle';

/** Preconditions of a test, created by the same callable without a browser. */
export async function openRoomAs(
  person: Asker,
  options: Partial<Extract<UnaimedRoomCommand, { type: 'create' }>> = {},
): Promise<RoomIds> {
  const value = await commandAs(person, {
    type: 'create',
    motion: MOTION,
    formatId: 'quick-clash',
    side: 'for',
    visibility: 'unlisted',
    strictness: 'standard',
    ...options,
  });
  return z.object({ roomId: z.string(), code: z.string() }).parse(value);
}

/** A debate whose first step runs: `pro` opens and sits For, `con` Against. `lengths` in seconds by step id. */
export async function startDebateAs(
  pro: DemoPerson,
  con: DemoPerson,
  lengths: Record<string, number> = {},
): Promise<RoomIds> {
  const room = await fillRoomAs(pro, con, lengths);
  for (const person of [pro, con]) await commandAs(person, { type: 'ready', roomId: room.roomId });
  return room;
}

/** The same room one moment earlier: both are seated, and the first step runs as soon as both are ready. */
export async function fillRoomAs(
  pro: DemoPerson,
  con: DemoPerson,
  lengths: Record<string, number> = {},
): Promise<RoomIds> {
  const room = await openRoomAs(pro, { lengths: { preparation: 0, ...lengths } });
  const { roomId } = room;
  await commandAs(con, { type: 'enter', roomId });
  await commandAs(con, { type: 'takeSeat', roomId, seatId: 'against-1' });
  return room;
}

const answerSchema = z.object({
  result: z.object({
    ok: z.boolean(),
    value: z.optional(z.record(z.string(), z.string())),
    message: z.optional(z.string()),
  }),
});

/** A topic's fields besides its motion, for tests that do not care. */
const TOPIC = {
  category: 'Other',
  kind: 'policy',
  difficulty: 'fair',
  background: '',
  arguments: { for: [], against: [] },
  terms: [],
} as const;

/** Publishes a topic as this person. @throws Error if it is refused */
export async function publishTopicAs(
  person: Asker,
  topic: { motion: string } & Partial<TopicContent>,
): Promise<void> {
  const command = { type: 'publish', topic: { ...TOPIC, ...topic }, evenSo: true };
  const { ok, message } = await ask(person, command, 'topics');
  if (!ok) throw new Error(`${nameOf(person)} may not publish: ${message}`);
}

/**
 * Sends a room command as this person. What they ask for as a host on a bench, the other bench agrees to at once. @throws
 * Error if it is refused, because then the test's precondition is missing.
 */
export async function commandAs(person: Asker, command: UnaimedRoomCommand): Promise<Record<string, string>> {
  const value = await askAs(person, command);
  const agreed = await agreementTo(command, uidOf(person), storedAt);
  const agreeing = demoPersonOf(agreed?.by);
  if (agreed && agreeing) await ask(agreeing, agreed.command);
  return value;
}

/** The same, but what a host on a bench asks for waits for its answer. @throws Error if it is refused */
export async function askAs(person: Asker, command: UnaimedRoomCommand): Promise<Record<string, string>> {
  const { ok, value, message } = await ask(person, await aimedAtStored(command, uidOf(person), storedAt));
  if (!ok) throw new Error(`${nameOf(person)} may not ${command.type}: ${message}`);
  return value ?? {};
}

function demoPersonOf(uid: string | undefined): DemoPerson | undefined {
  return DEMO_PEOPLE.find((person) => uidOf(person) === uid);
}

/** The sentence of a refused command of this person. @throws Error if it is accepted */
export async function refusalTo(person: Asker, command: UnaimedRoomCommand): Promise<string> {
  const { ok, message } = await ask(person, await aimedAtStored(command, uidOf(person), storedAt));
  if (ok) throw new Error(`${nameOf(person)} was allowed to ${command.type}`);
  return message ?? '';
}

const storedAt = async (path: string) => (await database().doc(path).get()).data();

async function ask(person: Asker, command: object, callable: 'rooms' | 'topics' = 'rooms') {
  const { functionsOrigin, projectId } = stackEnvironment();
  const data = { commandId: randomUUID(), command };
  const answer = await post(`${functionsOrigin}/${projectId}/${FUNCTIONS_REGION}/${callable}`, { data }, [
    'authorization',
    `Bearer ${await idTokenOf(person)}`,
  ]);
  const { success, data: known } = answerSchema.safeParse(answer);
  if (!success) throw new Error(`${callable} answered ${JSON.stringify(answer)}`);
  return known.result;
}

function nameOf(person: Asker): string {
  return typeof person === 'string' ? person : person.name;
}

/** Demo people have the same ids on every stack. */
export function uidOf(person: Asker): string {
  return typeof person === 'string' ? `user_${person}` : person.uid;
}

/** Runs something while this person, who has signed in before, has a claim. They reload a page to get it. */
export function withClaim(
  person: DemoPerson,
  claim: 'moderator' | 'operator',
  during: () => Promise<void>,
): Promise<void> {
  return withClaims(person, { [claim]: true, secondFactor: true }, during);
}

/** The same of a member of the house who signed in with their password alone. */
export function withPasswordAlone(person: DemoPerson, during: () => Promise<void>): Promise<void> {
  return withClaims(person, { moderator: true }, during);
}

async function withClaims(
  person: DemoPerson,
  claims: Record<string, true>,
  during: () => Promise<void>,
): Promise<void> {
  database();
  await getAuth().setCustomUserClaims(uidOf(person), claims);
  try {
    await during();
  } finally {
    await getAuth().setCustomUserClaims(uidOf(person), null);
  }
}

/**
 * Makes the emulator start as many processes of `exchangeToken` as run in parallel in a test. On a busy machine each
 * start is slow, and signing in has a timeout.
 */
export async function warmUpExchange(processes: number): Promise<void> {
  const { functionsOrigin, projectId } = stackEnvironment();
  const url = `${functionsOrigin}/${projectId}/${FUNCTIONS_REGION}/exchangeToken`;
  await Promise.all(Array.from({ length: processes }, () => post(url, { data: { token: 'no-token' } })));
}

const idTokens = new Map<DemoPerson, string>();

async function idTokenOf(person: Asker): Promise<string> {
  if (typeof person !== 'string') return person.idToken;
  const known = idTokens.get(person);
  if (known) return known;
  const idToken = await exchangeCustomToken(await firebaseTokenOf(person));
  idTokens.set(person, idToken);
  return idToken;
}

/** Handles a custom token like the client SDK: signs in, and gets an ID token. */
export async function exchangeCustomToken(token: string): Promise<string> {
  const url = `${stackEnvironment().authEmulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=local`;
  const answer = await post(url, { token, returnSecureToken: true });
  return z.object({ idToken: z.string() }).parse(answer).idToken;
}

async function post(url: string, body: unknown, ...headers: [string, string][]): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...Object.fromEntries(headers) },
    body: JSON.stringify(body),
  });
  return response.json();
}

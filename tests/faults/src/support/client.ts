import { randomUUID } from 'node:crypto';
import {
  createOutbox,
  createServerClock,
  sendRoomCommand,
  type Outbox,
  type Shelf,
} from '@rostrum/data/testing';
import {
  FUNCTIONS_REGION,
  newProfile,
  profilePath,
  storedProfile,
  welcomePath,
  type RoomCommand,
  type RoomCommandInput,
} from '@rostrum/domain';
import { aimedAtStored, type UnaimedRoomCommand } from '@rostrum/domain/testing';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithCustomToken } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { getAuth as getAdminAuth } from 'firebase-admin/auth';
import { onTestFinished } from 'vitest';
import { database } from './database.ts';
import { stackEnvironment, type Address } from './environment.ts';

type Waiting = Parameters<Outbox['post']>[0];
export type Posts = Shelf<Waiting[]>;

type Wishes = {
  /** The same person in another tab. */
  uid?: string;
  /** Ways to the emulators other than the straight one. */
  firestore?: Address;
  functions?: Address;
  /** The clock of this client's machine. */
  now?: () => number;
  isOnline?: () => boolean;
};

/** A client's knowledge from the server: its texts, by message id; and how often it was silent. */
type Tally = { acknowledged: Map<string, string>; lostTries: number };

/** As the web client has it. */
const TIMEOUT_MS = 20_000;
const BREATH_MS = 400;

/** A person with a profile, signed in with their own web SDKs: the server's view of a browser tab. */
export async function aClient(displayName: string, wishes: Wishes = {}) {
  const { projectId, auth: authUrl, ...straight } = stackEnvironment();
  const { uid = await aProfile(displayName), now = Date.now, isOnline = () => true } = wishes;
  const { firestore: databaseAt = straight.firestore, functions: functionsAt = straight.functions } = wishes;
  const app = initializeApp({ projectId, apiKey: 'local' }, randomUUID());
  onTestFinished(() => deleteApp(app));
  const auth = getAuth(app);
  connectAuthEmulator(auth, authUrl, { disableWarnings: true });
  await signInWithCustomToken(auth, await getAdminAuth().createCustomToken(uid));
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, databaseAt.host, databaseAt.port);
  const functions = getFunctions(app, FUNCTIONS_REGION);
  connectFunctionsEmulator(functions, functionsAt.host, functionsAt.port);
  const rooms = httpsCallable<{ commandId: string; command: RoomCommandInput }, unknown>(functions, 'rooms', {
    timeout: TIMEOUT_MS,
  });
  const clock = createServerClock();
  const tally: Tally = { acknowledged: new Map(), lostTries: 0 };
  const wire = {
    call: async (input: { commandId: string; command: RoomCommandInput }) => {
      try {
        return (await rooms(input)).data;
      } catch (error) {
        tally.lostTries += 1;
        throw error;
      }
    },
    clock,
    now,
    pause: () => new Promise<void>((resolve) => setTimeout(resolve, BREATH_MS)),
  };
  /** Sends a command as the product does. */
  const send = <Type extends RoomCommand['type']>(
    command: Extract<RoomCommandInput, { type: Type }>,
    commandId: string = randomUUID(),
  ) => sendRoomCommand<Type>(command, commandId, wire);
  return {
    uid,
    firestore,
    tally,
    send,
    /** Like `send`; a refusal would mean that the test's precondition is missing. */
    async ask(command: UnaimedRoomCommand): Promise<Record<string, string>> {
      const reply = await send(await aimedAtStored(command, uid, stored));
      if (reply.status === 'done') return reply.value;
      throw new Error(`${displayName} could not ${command.type}: ${reply.message}`);
    },
    /** The product's outbox; unless another tab's storage is given, it has its own. */
    outbox: (roomId: string, shelf: Posts = aShelf()): Outbox =>
      createOutbox(
        shelf,
        async ({ commandId, text }) => {
          const reply = await send<'speak'>({ type: 'speak', roomId, text }, commandId);
          if (reply.status === 'done') tally.acknowledged.set(reply.value.messageId, text);
          return reply;
        },
        isOnline,
      ),
    /** The server's time as this client believes it to be. */
    serverNow: () => now() + clock.offsetMs(),
  };
}
const stored = async (path: string) => (await database().doc(path).get()).data();

export type Client = Awaited<ReturnType<typeof aClient>>;

/** A shelf as local storage is one: it outlives the tab, and tabs share it. */
export function aShelf(): Posts {
  let kept: Waiting[] | undefined;
  return { load: () => kept, save: (posts) => (kept = posts), clear: () => (kept = undefined) };
}

/** A text as the composer hands it to the outbox. */
export const aPost = (text: string): Waiting => ({
  commandId: randomUUID(),
  text,
  replaces: null,
  afterMs: Date.now(),
});

async function aProfile(displayName: string): Promise<string> {
  const uid = `user_${randomUUID().replaceAll('-', '')}`;
  const profile = newProfile({ displayName, photoURL: '', createdAtMs: Date.now() });
  await database().doc(profilePath(uid)).set(storedProfile(profile));
  await database().doc(welcomePath(uid)).set({ done: [], rulesAcceptedAtMs: 1 });
  return uid;
}

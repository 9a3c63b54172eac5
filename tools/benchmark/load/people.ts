import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { memberPath } from '@rostrum/domain';
import type { UnaimedRoomCommand } from '@rostrum/domain/testing';
import { doc, updateDoc, type Firestore } from 'firebase/firestore';
import { aDebater, watcherDatabase } from '../clients.ts';
import { listenToRoom } from './listen.ts';
import type { Notes } from './notes.ts';

/** A signed-in person in a room with their own connections, like a browser tab. */
export type Person = {
  uid: string;
  database: Firestore;
  ask: (command: UnaimedRoomCommand) => Promise<Record<string, string>>;
};

export async function aPerson(name: string, notes: Notes): Promise<Person> {
  const { uid, ask } = await aDebater(name);
  const counted = async (command: UnaimedRoomCommand) => {
    notes.found.commands += 1;
    return ask(command);
  };
  return { uid, database: watcherDatabase(uid), ask: counted };
}

/** A person enters and listens. */
export async function comeIn(person: Person, roomId: string, notes: Notes): Promise<void> {
  await person.ask({ type: 'enter', roomId });
  await listenToRoom(person.database, roomId, notes);
}

/** The person's heartbeat in a room. */
export async function beat({ uid, database }: Person, roomId: string): Promise<void> {
  await updateDoc(doc(database, memberPath(roomId, uid)), { lastSeenAtMs: Date.now() });
}

/** Does work again and again until a moment; a failure is noted and ends nothing. `turn` counts from 0. */
export async function every(
  milliseconds: number,
  untilMs: number,
  what: string,
  notes: Notes,
  work: (turn: number) => Promise<unknown>,
): Promise<void> {
  // Not everybody at the same moment, and no heartbeat within a second of entering.
  await sleep(1_000 + Math.random() * milliseconds);
  for (let turn = 0; Date.now() < untilMs; turn += 1) {
    const startedAtMs = Date.now();
    await work(turn).catch((error: unknown) => notes.error(what, error));
    await sleep(Math.max(0, milliseconds - (Date.now() - startedAtMs)));
  }
}

/** Words of their own. Only letters: the moderator would take a row of digits for a telephone number. */
export const someWords = (begin: string) => `${begin} ${randomUUID().replaceAll(/[\d-]/g, '')}`;

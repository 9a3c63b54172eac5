import {
  countsPath,
  countsSchema,
  debateEventSchema,
  debateWithCounts,
  interventionSchema,
  interventionsPath,
  logOf,
  messageSchema,
  messagesPath,
  roomPath,
  roomSchema,
  type RoomDocument,
} from '@rostrum/domain';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { stackEnvironment } from './environment.ts';

/** The emulated database without rules: the stored data, whatever the clients believe. */
export function database(): Firestore {
  if (getApps().length === 0) {
    initializeApp({ projectId: stackEnvironment().projectId, serviceAccountId: 'tests@example.com' });
  }
  return getFirestore();
}

/** A room with its separately stored counts. */
export async function readRoom(roomId: string): Promise<RoomDocument> {
  const paths = [roomPath(roomId), countsPath(roomId)];
  const [stored, beside] = await database().getAll(...paths.map((path) => database().doc(path)));
  const room = roomSchema.parse(stored?.data());
  return { ...room, debate: debateWithCounts(room, countsSchema.parse(beside?.data())) };
}

/** Every message of a room in the order of the floor, whatever its state. */
export async function readMessages(roomId: string) {
  const { docs } = await database().collection(messagesPath(roomId)).orderBy('createdAtMs').get();
  return docs.map((stored) => ({ id: stored.id, ...messageSchema.parse(stored.data()) }));
}

/** The whole log of a room. */
export async function readEvents(roomId: string) {
  const { docs } = await database()
    .collection(`${roomPath(roomId)}/events`)
    .get();
  const events = docs.map((stored) => debateEventSchema.parse(stored.data()));
  return logOf(events, await readMessages(roomId));
}

/** The moderator's acts in a room. */
export async function readActs(roomId: string) {
  const { docs } = await database().collection(interventionsPath(roomId)).orderBy('atMs').get();
  return docs.map((stored) => interventionSchema.parse(stored.data()));
}

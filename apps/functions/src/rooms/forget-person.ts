import {
  debaterIds,
  DELETED_NAME,
  hasFloor,
  interventionSchema,
  interventionsPath,
  isFinished,
  memberPath,
  messageSchema,
  roomPath,
  roomSchema,
  seatTakenBy,
  type InterventionDocument,
  type PlainCommand,
  type RoomDocument,
} from '@rostrum/domain';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { eachPage } from '../pages.ts';
import { scheduleTasks, tasksFor } from './clock-tasks.ts';
import { debateCommand } from './debate-command.ts';
import { RoomStore } from './room-store.ts';

const NOBODY = { displayName: DELETED_NAME, photoURL: '' };

/**
 * Takes somebody out of a room for good: they leave as the debate lets people leave, and their name goes from it. The
 * id stays in its log, which replays as before; it leads to nobody. Doing it again changes nothing more.
 */
export async function forgetInRoom(db: Firestore, roomId: string, uid: string): Promise<void> {
  for (const type of WAYS_OUT) await goOut(db, roomId, uid, type);
  // The name is needed to find it: it goes from the room after it is gone from what the moderator said.
  const name = await nameInRoom(db, roomId, uid);
  if (name !== undefined && name !== DELETED_NAME) await renameInActs(db, roomId, name);
  await renameInRoom(db, roomId, uid);
  await db.doc(memberPath(roomId, uid)).delete();
}

const WAYS_OUT = [
  'resume',
  'lowerHand',
  'yield',
  'leave',
  'cancel',
] as const satisfies PlainCommand['type'][];
type WayOut = (typeof WAYS_OUT)[number];

/** What somebody who goes for good still has to do in a debate, so that nobody waits for them. */
const IS_DUE: Record<WayOut, (room: RoomDocument, uid: string) => boolean> = {
  resume: ({ debate, hostId }, uid) =>
    hostId === uid && debate.phase === 'paused' && debate.reason === 'host',
  lowerHand: ({ debate }, uid) => hasFloor(debate) && debate.floor.queue.includes(uid),
  yield: ({ debate }, uid) => hasFloor(debate) && debate.floor.turn?.uid === uid && !seatTakenBy(debate, uid),
  leave: ({ debate }, uid) => !isFinished(debate) && seatTakenBy(debate, uid) !== undefined,
  cancel: ({ debate, hostId }, uid) =>
    hostId === uid && !hasFloor(debate) && !isFinished(debate) && debaterIds(debate).length === 0,
};

async function goOut(db: Firestore, roomId: string, uid: string, type: WayOut): Promise<void> {
  const atMs = Date.now();
  const clock = await db.runTransaction(async (tx) => {
    const store = RoomStore.inTransaction(db, tx);
    const stored = await store.read(roomId);
    if (!stored || !IS_DUE[type](stored.room, uid)) return undefined;
    const asked = { uid, commandId: '', atMs, isModerator: false, store, db, tx };
    const handled = await debateCommand(asked, { type, roomId });
    // What the debate refuses at this point, such as leaving while the verdict is voted on, stays as it is.
    return handled.ok ? handled.value.clock : undefined;
  });
  if (clock) await scheduleTasks(tasksFor(clock.roomId, clock.before, clock.after));
}

async function nameInRoom(db: Firestore, roomId: string, uid: string): Promise<string | undefined> {
  const stored = await db.doc(roomPath(roomId)).get();
  return stored.exists ? roomSchema.parse(stored.data()).people[uid]?.displayName : undefined;
}

async function renameInRoom(db: Firestore, roomId: string, uid: string): Promise<void> {
  await db.runTransaction(async (tx) => {
    const store = RoomStore.inTransaction(db, tx);
    const stored = await store.read(roomId);
    const person = stored?.room.people[uid];
    if (!stored || !person || person.displayName === DELETED_NAME) return;
    store.commit(stored, [], { people: { ...stored.room.people, [uid]: NOBODY } });
  });
}

/** In what the moderator said, not in what it quotes: other people's words stay theirs. */
async function renameInActs(db: Firestore, roomId: string, name: string): Promise<void> {
  await eachPage(db.collection(interventionsPath(roomId)), async (acts) => {
    const batch = db.batch();
    for (const act of acts) {
      const renamed = withoutName(interventionSchema.parse(act.data()), name);
      if (renamed) batch.update(act.ref, renamed);
    }
    await batch.commit();
  });
}

function withoutName({ says, why }: InterventionDocument, name: string) {
  const after = {
    says: replaceName(says, name),
    why: why.map(({ label, value }) => ({ label, value: replaceName(value, name) })),
  };
  return JSON.stringify(after) === JSON.stringify({ says, why }) ? undefined : after;
}

/** A name where it stands for itself: "Jo" is not in "John". */
function replaceName(text: string, name: string): string {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, 'gu'), DELETED_NAME);
}

/** A query takes at most so many values to look for. */
const IDS_AT_ONCE = 30;

/**
 * Takes the name off messages of one person, and off where others quote them. What the floor never showed was their own
 * affair and goes. Other people's words stay, and so does what was said to them.
 */
export async function forgetMessages(
  db: Firestore,
  messages: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const batch = db.batch();
  const shown: QueryDocumentSnapshot[] = [];
  for (const one of messages) {
    const { state, authorName } = messageSchema.parse(one.data());
    if (state !== 'shown') batch.delete(one.ref);
    else if (authorName !== DELETED_NAME) {
      shown.push(one);
      batch.update(one.ref, { authorName: DELETED_NAME });
    }
  }
  await renameInQuotes(db, shown);
  await batch.commit();
}

async function renameInQuotes(db: Firestore, messages: readonly QueryDocumentSnapshot[]): Promise<void> {
  for (const [floor, ids] of byFloor(messages)) {
    for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
      const quoting = db
        .collection(floor)
        .where('quote.messageId', 'in', ids.slice(from, from + IDS_AT_ONCE));
      await eachPage(quoting, async (found) => {
        const batch = db.batch();
        for (const { ref } of found) batch.update(ref, { 'quote.authorName': DELETED_NAME });
        await batch.commit();
      });
    }
  }
}

/** Ids of messages by the collection that they lie in. */
function byFloor(messages: readonly QueryDocumentSnapshot[]): Map<string, string[]> {
  const floors = new Map<string, string[]>();
  for (const { ref, id } of messages) {
    floors.set(ref.parent.path, [...(floors.get(ref.parent.path) ?? []), id]);
  }
  return floors;
}

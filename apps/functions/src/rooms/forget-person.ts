import {
  debaterIds,
  DELETED_NAME,
  hasFloor,
  interventionSchema,
  interventionsPath,
  isFinished,
  meantStep,
  memberPath,
  roomPath,
  roomSchema,
  seatTakenBy,
  type PlainCommand,
  type RoomDocument,
} from '@rostrum/domain';
import { debateCommand, judgeWords, RoomStore, tasksFor } from '@rostrum/rooms';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { roomStoreIn, unitIn } from '../documents/firestore-unit.ts';
import { eachPage } from '../pages.ts';
import { chance } from './chance.ts';
import { scheduleTasks } from './schedule-tasks.ts';
import { readIfReadable, UnreadableDocument } from '../unreadable/read-stored.ts';

const NOBODY = { displayName: DELETED_NAME, photoURL: '' };

/**
 * Takes somebody out of a room for good: they leave as the debate lets people leave, and their name goes from it. The
 * id stays in its log, which replays as before; it leads to nobody. Doing it again changes nothing more. Of a room that can't
 * be read only the name and the membership go: nothing moves in its debate.
 */
export async function forgetInRoom(db: Firestore, roomId: string, uid: string): Promise<void> {
  const isReadable = await leaveForGood(db, roomId, uid);
  // The name is needed to find it: it goes from the room after it is gone from what the moderator said.
  const name = await nameInRoom(db, roomId, uid);
  if (name !== undefined && name !== DELETED_NAME) await renameInActs(db, roomId, name);
  if (isReadable) await renameInRoom(db, roomId, uid);
  else if (name !== DELETED_NAME) await renameInFields(db, roomId, uid);
  await db.doc(memberPath(roomId, uid)).delete();
}

/** Gives up whatever somebody holds in a debate, so that nobody waits for them; false where the room can't be read. */
export async function leaveForGood(db: Firestore, roomId: string, uid: string): Promise<boolean> {
  const stored = await db.doc(roomPath(roomId)).get();
  if (stored.exists && !readIfReadable(roomSchema, stored)) return false;
  try {
    for (const type of WAYS_OUT) await goOut(db, roomId, uid, type);
    return true;
  } catch (error) {
    if (error instanceof UnreadableDocument) return false;
    throw error;
  }
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
    const unit = unitIn(db, tx);
    const store = RoomStore.in(unit);
    const stored = await store.read(roomId);
    if (!stored || !IS_DUE[type](stored.room, uid)) return undefined;
    const asked = { uid, commandId: '', atMs, isModerator: false, store, unit, chance, judge: judgeWords };
    const stepSeq = meantStep(stored.room.debate, type, uid);
    const handled = await debateCommand(asked, { type, roomId, stepSeq });
    // What the debate refuses at this point, such as leaving while the verdict is voted on, stays as it is.
    return handled.ok ? handled.value.clock : undefined;
  });
  if (clock) await scheduleTasks(tasksFor(clock.roomId, clock.before, clock.after));
}

/** From the fields as they are, so that it is found in a room that can't be read as well. */
async function nameInRoom(db: Firestore, roomId: string, uid: string): Promise<string | undefined> {
  const stored = await db.doc(roomPath(roomId)).get();
  const name: unknown = stored.get(new FieldPath('people', uid, 'displayName'));
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** Takes the name out of a room that can't be read. */
async function renameInFields(db: Firestore, roomId: string, uid: string): Promise<void> {
  const ref = db.doc(roomPath(roomId));
  const stored = await ref.get();
  const isNamed = stored.get(new FieldPath('people', uid)) !== undefined;
  if (isNamed) await ref.update({ [`people.${uid}`]: NOBODY });
}

async function renameInRoom(db: Firestore, roomId: string, uid: string): Promise<void> {
  await db.runTransaction(async (tx) => {
    const store = roomStoreIn(db, tx);
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
      const renamed = withoutName(act, name);
      if (!renamed) continue;
      // What nobody can read and names them goes: there is no form in which it could stay.
      if (readIfReadable(interventionSchema, act)) batch.update(act.ref, renamed);
      else batch.delete(act.ref);
    }
    await batch.commit();
  });
}

function withoutName(act: QueryDocumentSnapshot, name: string): Fields | undefined {
  const before = { says: act.get('says') as unknown, why: act.get('why') as unknown };
  const after = Object.fromEntries(
    Object.entries(before).flatMap(([field, value]) => {
      const renamed = renamedIn(value, name);
      return renamed === value || value === undefined ? [] : [[field, renamed]];
    }),
  );
  return Object.keys(after).length > 0 ? after : undefined;
}

type Fields = Record<string, unknown>;

/** The same value where the name is nowhere in it, of whatever form it is. */
function renamedIn(value: unknown, name: string): unknown {
  if (typeof value === 'string') return replaceName(value, name);
  if (Array.isArray(value)) {
    const items = value.map((one) => renamedIn(one, name));
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  const entries = Object.entries(value).map(([key, one]) => [key, one, renamedIn(one, name)] as const);
  const isSame = entries.every(([, one, renamed]) => one === renamed);
  return isSame ? value : Object.fromEntries(entries.map(([key, , renamed]) => [key, renamed]));
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
    if (one.get('state') !== 'shown') batch.delete(one.ref);
    else if (one.get('authorName') !== DELETED_NAME) {
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

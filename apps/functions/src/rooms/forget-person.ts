import {
  areBallotsOpen,
  debaterIds,
  DELETED_NAME,
  hasFloor,
  interventionSchema,
  interventionsPath,
  isFinished,
  isJudge,
  meantStep,
  memberPath,
  roomPath,
  roomSchema,
  seatTakenBy,
  type PlainCommand,
  type RoomDocument,
} from '@rostrum/domain';
import { debateCommand, RoomStore, tasksFor } from '@rostrum/rooms';
import { judgeFloor } from '../meaning/judge-floor.ts';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { roomStoreIn, unitIn } from '../documents/firestore-unit.ts';
import { eachPage } from '../pages.ts';
import { caseFile } from '../bank/case-file.ts';
import { chance } from './chance.ts';
import { scheduleTasks } from './schedule-tasks.ts';
import { readIfReadable, UnreadableDocument } from '../unreadable/read-stored.ts';

const NOBODY = { displayName: DELETED_NAME, photoURL: '' };

/**
 * Removes a person from a room permanently: they leave as the debate allows, and their name is deleted. The id
 * stays in the log, which replays as before, but it leads to nobody. Safe to repeat. In an unreadable room it
 * deletes only the name and the membership, and does not change the debate.
 */
export async function forgetInRoom(db: Firestore, roomId: string, uid: string): Promise<void> {
  const isReadable = await leaveForGood(db, roomId, uid);
  // The room's copy of the name is needed to find the others, so it goes after those in the moderator's words.
  const name = await nameInRoom(db, roomId, uid);
  if (name !== undefined && name !== DELETED_NAME) await renameInActs(db, roomId, name);
  if (isReadable) await renameInRoom(db, roomId, uid);
  else if (name !== DELETED_NAME) await renameInFields(db, roomId, uid);
  await db.doc(memberPath(roomId, uid)).delete();
}

/** Gives up everything a person holds in a debate, so that nobody waits for them; false if the room is unreadable. */
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
  'declineJudging',
  'leave',
  'cancel',
] as const satisfies PlainCommand['type'][];
type WayOut = (typeof WAYS_OUT)[number];

/** When each command is due before a person leaves, so that nobody waits for them. */
const IS_DUE: Record<WayOut, (room: RoomDocument, uid: string) => boolean> = {
  resume: ({ debate, hostId }, uid) =>
    hostId === uid && debate.phase === 'paused' && debate.reason === 'host',
  lowerHand: ({ debate }, uid) => hasFloor(debate) && debate.floor.queue.includes(uid),
  yield: ({ debate }, uid) => hasFloor(debate) && debate.floor.turn?.uid === uid && !seatTakenBy(debate, uid),
  declineJudging: ({ debate }, uid) =>
    isJudge(debate, uid) && (areBallotsOpen(debate) || debate.ballots === null),
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
    const asked = {
      uid,
      commandId: '',
      atMs,
      isModerator: false,
      store,
      unit,
      chance,
      judge: judgeFloor,
      caseFile,
    };
    const stepSeq = meantStep(stored.room.debate, type, uid);
    const handled = await debateCommand(asked, { type, roomId, stepSeq });
    // Commands that the debate refuses now, such as leaving during the verdict's vote, are skipped.
    return handled.ok ? handled.value.clock : undefined;
  });
  if (clock) await scheduleTasks(tasksFor(clock.roomId, clock.before, clock.after));
}

/** From the raw fields, so it also works in an unreadable room. */
async function nameInRoom(db: Firestore, roomId: string, uid: string): Promise<string | undefined> {
  const stored = await db.doc(roomPath(roomId)).get();
  const name: unknown = stored.get(new FieldPath('people', uid, 'displayName'));
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** Removes the name from an unreadable room. */
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

/** In the moderator's words, not in its quotes: other people's words stay as they are. */
async function renameInActs(db: Firestore, roomId: string, name: string): Promise<void> {
  await eachPage(db.collection(interventionsPath(roomId)), async (acts) => {
    const batch = db.batch();
    for (const act of acts) {
      const renamed = withoutName(act, name);
      if (!renamed) continue;
      // An unreadable document that names them is deleted: it cannot stay in any form.
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

/** The value of any shape with the name removed; the same value if it has none. */
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

/** A name as a whole word: "Jo" is not in "John". */
function replaceName(text: string, name: string): string {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, 'gu'), DELETED_NAME);
}

/** The most values that one query can search for. */
const IDS_AT_ONCE = 30;

/**
 * Removes a person's name from their messages and from quotes of them. It deletes messages that the floor never
 * showed. Other people's words stay, and so do messages to this person.
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

/** Ids of messages by their collection. */
function byFloor(messages: readonly QueryDocumentSnapshot[]): Map<string, string[]> {
  const floors = new Map<string, string[]>();
  for (const { ref, id } of messages) {
    floors.set(ref.parent.path, [...(floors.get(ref.parent.path) ?? []), id]);
  }
  return floors;
}

import {
  debateEventSchema,
  findablePath,
  logOf,
  panelDecisionPath,
  panelDecisionSchema,
  roomPath,
  ROOMS,
  roomSchema,
  whoseRecordItIs,
  type DebateEvent,
  type Message,
  type Room,
  type TranscriptSource,
} from '@rostrum/domain';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { readRecord, readUpTo } from '../reports/read-record.ts';
import { readIfReadable } from '../unreadable/read-stored.ts';

/** A finished public debate, and whether everybody who spoke lets search engines list it. */
type PublicRoom = { room: Room; isFindable: boolean };

/**
 * The debate if everybody may read it: firestore.rules lets visitors read the same. Undefined for any other reason, and no answer says
 * which: an unknown, an unfinished and a private debate all cost one read.
 */
export async function readPublicRoom(db: Firestore, roomId: string): Promise<PublicRoom | undefined> {
  const room = publicRoomIn(await db.doc(roomPath(roomId)).get());
  if (!room) return undefined;
  const [isFindable = false] = await areFindable(db, [room]);
  return { room, isFindable };
}

function publicRoomIn(stored: DocumentSnapshot): Room | undefined {
  const fields = readIfReadable(roomSchema, stored);
  return fields && isPublicRecord(fields) ? { id: stored.id, ...fields } : undefined;
}

/** Whether visitors read the whole debate. */
function isPublicRecord({ visibility, status, closed }: Omit<Room, 'id'>): boolean {
  return visibility === 'public' && status === 'finished' && closed?.isHidden !== true;
}

/** Whether a debate may be in a list that goes out to strangers; what the house closed, practice and examples are in none. */
function isListed(room: Omit<Room, 'id'>): boolean {
  const isReal = room.practice === undefined && room.isExample !== true && room.startedAtMs !== null;
  return isPublicRecord(room) && room.closed === undefined && isReal;
}

/** For each debate whether everybody who spoke lets search engines list it (decision 27). */
async function areFindable(db: Firestore, rooms: readonly Room[]): Promise<boolean[]> {
  const uids = [...new Set(rooms.flatMap(({ debate }) => whoseRecordItIs(debate)))];
  if (uids.length === 0) return rooms.map(() => false);
  const found = await db.getAll(...uids.map((uid) => db.doc(findablePath(uid))));
  const findable = new Set(uids.filter((_, at) => found[at]?.exists));
  return rooms.map(({ debate }) => {
    const asked = whoseRecordItIs(debate);
    return asked.length > 0 && asked.every((uid) => findable.has(uid));
  });
}

/** Debates of one page of the list, and how many pages are looked through. */
const A_PAGE = 60;
const PAGES_MOST = 5;
/** Debates in a feed. */
const FEED_MOST = 30;

/** The latest finished public debates that search engines may list, the last ended first. */
export async function readListed(db: Firestore): Promise<Room[]> {
  const query = db
    .collection(ROOMS)
    .where('visibility', '==', 'public')
    .where('status', '==', 'finished')
    .orderBy('endedAtMs', 'desc');
  const listed: Room[] = [];
  let last: DocumentSnapshot | undefined;
  for (let page = 0; page < PAGES_MOST && listed.length < FEED_MOST; page += 1) {
    const { docs } = await (last ? query.startAfter(last) : query).limit(A_PAGE).get();
    const rooms = docs.flatMap((one) => publicRoomIn(one) ?? []).filter(isListed);
    const findable = await areFindable(db, rooms);
    listed.push(...rooms.filter((_, at) => findable[at]));
    last = docs.at(-1);
    if (docs.length < A_PAGE) break;
  }
  return listed.slice(0, FEED_MOST);
}

/** What visitors read of a debate: the first messages, and as many acts. `isWhole`: it has no more of either. */
export async function readPublicRecord(
  db: Firestore,
  room: Room,
  most: number,
): Promise<{ source: TranscriptSource; isWhole: boolean }> {
  const { messages, acts: interventions, isWhole } = await readRecord(db, room.id, most);
  return { source: { room, messages, interventions }, isWhole };
}

/**
 * The log of how it was run, up to the first event that nobody can read, and the decision of its judges. Undefined if it has more events
 * than `most`.
 */
export async function readProceedings(
  db: Firestore,
  room: Room,
  messages: readonly Message[],
  most: number,
): Promise<Required<Pick<TranscriptSource, 'events' | 'decision'>> | undefined> {
  const [log, decision] = await Promise.all([
    readUpTo(most + 1, db.collection(`${roomPath(room.id)}/events`).orderBy('seq')),
    room.debate.ballots?.result ? db.doc(panelDecisionPath(room.id)).get() : undefined,
  ]);
  if (log.length > most) return undefined;
  const known: DebateEvent[] = [];
  for (const one of log) {
    const event = readIfReadable(debateEventSchema, one);
    if (!event) break;
    known.push(event);
  }
  const untilSeq = known.length < log.length ? (known.at(-1)?.seq ?? -1) + 1 : Infinity;
  return {
    events: logOf(known, messages).filter(({ seq }) => seq < untilSeq),
    decision: readIfReadable(panelDecisionSchema, decision) ?? null,
  };
}

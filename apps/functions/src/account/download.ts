import {
  ACCOUNT_PARTS,
  LIMITS,
  roomPath,
  ROOMS,
  roomSchema,
  seatTakenBy,
  own,
  type AccountCursor,
  type AccountDocument,
  type AccountPage,
  type AccountPart,
} from '@rostrum/domain';
import * as m from '@rostrum/words/answers';
import { FieldPath, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { pageOf } from '../pages.ts';
import { HELD, ownDocuments } from './holdings.ts';
import { plainFields } from './plain.ts';
import { readIfReadable } from '../unreadable/read-stored.ts';

/** The most documents in one answer; a larger part continues in the next one. */
const ENOUGH = LIMITS.accountPage;

/**
 * A page of everything stored about a person, part by part. Small parts share a page, so a small account fits into
 * one answer. It contains nothing that others wrote. @throws HttpsError if the cursor names no place in its part
 */
export async function downloadPage(
  db: Firestore,
  uid: string,
  from: AccountCursor | null,
): Promise<AccountPage> {
  const documents: AccountDocument[] = [];
  let cursor = from ?? firstOf(ACCOUNT_PARTS[0]);
  while (cursor !== null && documents.length < ENOUGH) {
    const { part, after } = cursor;
    const size = ENOUGH - documents.length;
    const found = part === 'own' ? await ownOf(db, uid) : await heldAs(db, uid, part, after, size);
    documents.push(...(await described(db, uid, part, found)));
    const isWhole = part === 'own' || found.length < size;
    cursor = isWhole ? firstOf(partAfter(part)) : { part, after: found.at(-1)?.ref.path ?? null };
  }
  return { documents, next: cursor };
}

function ownOf(db: Firestore, uid: string): Promise<DocumentSnapshot[]> {
  return db.getAll(...ownDocuments(db, uid));
}

async function heldAs(
  db: Firestore,
  uid: string,
  part: keyof typeof HELD,
  after: string | null,
  size: number,
): Promise<DocumentSnapshot[]> {
  const query = HELD[part](db, uid);
  if (after !== null && !goesOnAt(query, after)) {
    throw new HttpsError('invalid-argument', m.noPlace());
  }
  return pageOf(query, after, size);
}

/** Only the SDK knows the paths that a query skips. */
function goesOnAt(query: Query, after: string): boolean {
  try {
    query.orderBy(FieldPath.documentId()).startAfter(query.firestore.doc(after));
    return true;
  } catch {
    return false;
  }
}

function firstOf(part: AccountPart | undefined): AccountCursor | null {
  return part === undefined ? null : { part, after: null };
}

function partAfter(part: AccountPart): AccountPart | undefined {
  return ACCOUNT_PARTS[ACCOUNT_PARTS.indexOf(part) + 1];
}

async function described(
  db: Firestore,
  uid: string,
  part: AccountPart,
  found: readonly DocumentSnapshot[],
): Promise<AccountDocument[]> {
  const there = found.filter(({ exists }) => exists);
  const rooms = part === 'rooms' ? await roomsAround(db, uid, there) : new Map<string, object>();
  return there.map((one) => {
    const room = rooms.get(one.ref.path);
    return { part, path: one.ref.path, fields: plainFields({ ...one.data(), ...(room && { room }) }) };
  });
}

/** The debate that a membership belongs to, by the path of the membership. */
async function roomsAround(db: Firestore, uid: string, members: readonly DocumentSnapshot[]) {
  const inRooms = members.filter(({ ref }) => ref.parent.parent?.parent.path === ROOMS);
  const ids = inRooms.map(({ ref }) => ref.parent.parent?.id ?? '');
  const rooms = ids.length > 0 ? await db.getAll(...ids.map((id) => db.doc(roomPath(id)))) : [];
  return new Map(
    rooms.flatMap((one, index) => {
      const path = inRooms[index]?.ref.path;
      return one.exists && path !== undefined ? [[path, roomOf(uid, one)] as const] : [];
    }),
  );
}

function roomOf(uid: string, stored: DocumentSnapshot): object {
  const room = readIfReadable(roomSchema, stored);
  if (!room) return { isUnreadable: true };
  const { motion, debate, hostId, visibility, status, createdAtMs, startedAtMs, endedAtMs } = room;
  const side = seatTakenBy(debate, uid)?.side ?? own(debate.formerDebaters, uid) ?? null;
  const isHost = hostId === uid;
  const format = debate.format.name;
  return { motion, format, visibility, status, isHost, side, createdAtMs, startedAtMs, endedAtMs };
}

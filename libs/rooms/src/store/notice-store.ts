import {
  newNotice,
  noticeExpiry,
  noticePath,
  noticeSchema,
  own,
  storedName,
  type NoticeKind,
} from '@rostrum/domain';
import type { Unit, Writer } from '../port/documents.ts';
import { readIfReadable } from '../port/read-stored.ts';
import type { LetterNotice } from '../room/letter-notices.ts';
import type { StoredRoom } from '../room/stored-room.ts';

/** A stored notice that its person is to hear of outside the product. */
export type Told = { uid: string; noticeId: string; atMs: number };

/**
 * Stores the notices that are new and returns them. A notice of the same occasion stays if its person has not read it
 * yet, or if it is at least as recent: a repeated delivery says nothing twice.
 */
export async function tellOnce(
  unit: Unit,
  notices: readonly LetterNotice[],
  saidAtMs: number,
): Promise<Told[]> {
  if (notices.length === 0) return [];
  const found = await unit.getAll(notices.map(({ to, id }) => noticePath(to, id)));
  return notices.flatMap(({ to, id, ...notice }, index) => {
    const snapshot = found[index];
    const stored = snapshot && readIfReadable(noticeSchema, snapshot);
    if (stored && (stored.readAtMs === null || stored.atMs >= saidAtMs)) return [];
    unit.set(noticePath(to, id), { ...newNotice(notice, saidAtMs), expiresAt: noticeExpiry(saidAtMs) });
    return [{ uid: to, noticeId: id, atMs: saidAtMs }];
  });
}

/** News of a room for one of its people: who did what, about which motion, and the room that it leads to. */
type News = {
  kind: NoticeKind;
  room: StoredRoom;
  by: string;
  motion: string;
  atMs: number;
  /** Another room than this one. */
  leadsTo?: string;
};

/**
 * Sends a notice about a room. Its subject determines its id, so that a later one replaces it. Returns what may be told outside
 * the product.
 */
export function tell(
  writer: Writer,
  to: string,
  id: string,
  { kind, room, by, motion, atMs, leadsTo }: News,
): Told {
  const person = own(room.room.people, by);
  const notice = newNotice(
    {
      kind,
      fromUid: by,
      fromName: storedName(room.room, by),
      fromPhotoURL: person?.photoURL ?? '',
      roomId: leadsTo ?? room.id,
      motion,
    },
    atMs,
  );
  writer.set(noticePath(to, id), { ...notice, expiresAt: noticeExpiry(atMs) });
  return { uid: to, noticeId: id, atMs };
}

/** Takes a notice back. */
export function untell(writer: Writer, to: string, id: string): void {
  writer.delete(noticePath(to, id));
}

import {
  nameOfProfile,
  newNotice,
  noticeExpiry,
  noticePath,
  noticeSchema,
  type NoticeDocument,
  type Profile,
} from '@rostrum/domain';
import type { DocumentReference } from 'firebase-admin/firestore';
import { done, type PeopleContext, type PeopleHandler } from './context.ts';
import { readIfReadable } from '../unreadable/read-stored.ts';

/** Sends a notice to a person. Its subject determines its id, so it is sent once. */
export function tell(
  {
    db,
    tx,
    atMs,
  }: Pick<PeopleContext, 'db' | 'atMs'> & {
    tx: { set(ref: DocumentReference, data: object): unknown };
  },
  to: string,
  { id, ...notice }: { id: string } & Pick<NoticeDocument, 'kind'> & Partial<NoticeDocument>,
): void {
  tx.set(db.doc(noticePath(to, id)), { ...newNotice(notice, atMs), expiresAt: noticeExpiry(atMs) });
}

/** The sender of a notice. */
export function from(uid: string, profile: Profile) {
  return { fromUid: uid, fromName: nameOfProfile(profile), fromPhotoURL: profile.photoURL };
}

/** Marks notices as read; missing and read ones stay as they are. */
export const readNotices: PeopleHandler<'readNotices'> = async ({ uid, atMs, db, tx }, { noticeIds }) => {
  if (noticeIds.length === 0) return done();
  const found = await tx.getAll(...noticeIds.map((id) => db.doc(noticePath(uid, id))));
  for (const one of found) {
    if (readIfReadable(noticeSchema, one)?.readAtMs === null) tx.update(one.ref, { readAtMs: atMs });
  }
  return done();
};

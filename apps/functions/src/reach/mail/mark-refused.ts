import {
  NEW_REACH,
  newNotice,
  noticeExpiry,
  noticeId,
  noticePath,
  reachPath,
  reachSchema,
} from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { readIfReadable } from '../../unreadable/read-stored.ts';

/**
 * Ends e-mail to an address that takes none, and tells its person in the product. Safe to repeat: the same address is told
 * once, until the person tries it again.
 */
export async function markRefused(db: Firestore, uid: string, address: string, atMs: number): Promise<void> {
  const ref = db.doc(reachPath(uid));
  await db.runTransaction(async (tx) => {
    const reach = readIfReadable(reachSchema, await tx.get(ref)) ?? NEW_REACH;
    if (reach.refused?.address === address) return;
    tx.set(ref, { ...reach, refused: { address, atMs } });
    const notice = newNotice({ kind: 'mailRefused', note: address }, atMs);
    const id = noticeId('mailRefused', 'address');
    tx.set(db.doc(noticePath(uid, id)), { ...notice, expiresAt: noticeExpiry(atMs) });
  });
}

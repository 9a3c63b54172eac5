import { idsIn, unreadableId, unreadablePath, type UnreadableEntry } from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import type { Unreadable } from './find-unreadable.ts';

/** Adds documents to the operators' list; an existing entry keeps its first time and its count. */
export async function recordUnreadable(
  db: Firestore,
  found: readonly Unreadable[],
  atMs: number,
): Promise<void> {
  for (const { path, problems } of found) {
    const ref = db.doc(unreadablePath(await unreadableId(path)));
    const again = { problems, lastSeenAtMs: atMs };
    const first: UnreadableEntry = { ...again, path, ids: idsIn(path), firstSeenAtMs: atMs, count: 1 };
    await db.runTransaction(async (tx) => {
      const isThere = (await tx.get(ref)).exists;
      if (isThere) tx.update(ref, again);
      else tx.create(ref, first);
    });
  }
}

import { unclaimedFileAt, unclaimedFilePath, unclaimedFileSchema, type UnclaimedFile } from '@rostrum/domain';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type { Bucket } from '../admin.ts';

/** Where files lie, and what is written about them. */
export type Shelves = { db: Firestore; bucket: Bucket };

/**
 * Stores a WebP that nothing refers to yet. It first writes that the file is unclaimed, so no fault leaves an
 * unknown file. `token`: anyone with it may read the file; without a token only the rules allow a read.
 */
export async function storeUnclaimed(
  { db, bucket }: Shelves,
  path: string,
  note: UnclaimedFile,
  webp: Buffer,
  token?: string,
): Promise<void> {
  await db.doc(unclaimedFilePath(path)).set(note);
  await bucket.file(path).save(webp, {
    resumable: false,
    contentType: 'image/webp',
    metadata: {
      cacheControl: 'private, max-age=86400',
      ...(token && { metadata: { firebaseStorageDownloadTokens: token } }),
    },
  });
}

/** Whether something may begin to refer to a file; `write` says that it does, after the transaction's reads. */
export async function claimFile(
  db: Firestore,
  tx: Transaction,
  path: string,
  atMs: number,
): Promise<{ isThere: boolean; write(): void }> {
  const ref = db.doc(unclaimedFilePath(path));
  const stored = await tx.get(ref);
  const isThere = stored.exists && atMs < unclaimedFileSchema.parse(stored.data()).dueAtMs;
  return { isThere, write: () => tx.delete(ref) };
}

/** Nothing refers to a file any more; call `removeNow` after the commit, or the sweeper removes it later. */
export function letGo(db: Firestore, tx: Transaction, path: string, note: UnclaimedFile): void {
  tx.set(db.doc(unclaimedFilePath(path)), note);
}

/** Removes a file that nothing refers to. A fault is only noted: the sweeper tries again. */
export async function removeNow({ db, bucket }: Shelves, path: string): Promise<void> {
  try {
    await removeNoted(bucket, db.doc(unclaimedFilePath(path)));
  } catch (error) {
    logger.warn('A file that nobody needs could not be removed yet', error, { path });
  }
}

/** First the file and then its note, so that a fault between the two is made up for. */
export async function removeNoted(bucket: Bucket, note: DocumentReference): Promise<void> {
  await bucket.file(unclaimedFileAt(note.id)).delete({ ignoreNotFound: true });
  await note.delete();
}

const FILES_AT_ONCE = 100;

/** Removes every file below a place. */
export async function removeFiles(bucket: Bucket, place: string): Promise<void> {
  for (;;) {
    const [files] = await bucket.getFiles({
      prefix: `${place}/`,
      maxResults: FILES_AT_ONCE,
      autoPaginate: false,
    });
    if (files.length === 0) return;
    await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
  }
}

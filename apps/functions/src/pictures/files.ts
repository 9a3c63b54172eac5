import { unclaimedFileAt, unclaimedFilePath, unclaimedFileSchema, type UnclaimedFile } from '@rostrum/domain';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Bucket } from '../admin.ts';
import { log } from '../logging/log.ts';

/** The bucket of the files, and the database with their notes. */
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

/** Whether a new reference to a file is allowed; `write` records the reference, after the transaction's reads. */
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

/** Releases a file without references; call `removeNow` after the commit, or the sweeper removes it later. */
export function letGo(db: Firestore, tx: Transaction, path: string, note: UnclaimedFile): void {
  tx.set(db.doc(unclaimedFilePath(path)), note);
}

/** Removes a file without references. A fault is only logged, because the sweeper tries again. */
export async function removeNow({ db, bucket }: Shelves, path: string): Promise<void> {
  try {
    await removeNoted(bucket, db.doc(unclaimedFilePath(path)));
  } catch (error) {
    log('fileNotRemovedYet', { error, path });
  }
}

/** Removes the file before its note, so that the sweeper can repair a fault between the two. */
export async function removeNoted(bucket: Bucket, note: DocumentReference): Promise<void> {
  await bucket.file(unclaimedFileAt(note.id)).delete({ ignoreNotFound: true });
  await note.delete();
}

const FILES_AT_ONCE = 100;

/** Removes every file below a path. */
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

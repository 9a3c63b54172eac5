import { randomUUID } from 'node:crypto';
import { avatarPath, heldPhotosPath, HOUSE_APPEAL_DAYS } from '@rostrum/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { log } from '../logging/log.ts';
import { claimFile, removeNow, storeUnclaimed, type Shelves } from './files.ts';
import { addressOf, fileBehind, WAIT_MS } from './photo.ts';

/**
 * Twice the time for an appeal, in milliseconds: once for the appeal and once for its decision. Then the sweeper
 * removes the file.
 */
const HELD_MS = 2 * HOUSE_APPEAL_DAYS * 86_400_000;

type Of = { uid: string; atMs: number };

const heldPath = (uid: string, path: string) => `${heldPhotosPath(uid)}/${path.split('/').at(-1) ?? ''}`;

/**
 * Makes our copy of a photo unreachable: its old address stops working, and the server keeps a copy for an appeal.
 * The previous transaction has released the photo. If the copy fails the photo is removed anyway, because the house
 * ended its visibility.
 */
export async function holdPhoto(shelves: Shelves, { uid, atMs }: Of, photoURL: string): Promise<void> {
  const path = fileBehind(photoURL, uid);
  if (path === null) return;
  try {
    const [webp] = await shelves.bucket.file(path).download();
    await storeUnclaimed(shelves, heldPath(uid, path), { uid, dueAtMs: atMs + HELD_MS }, webp);
  } catch (error) {
    log('photoNotHeld', { error, path });
  }
  await removeNow(shelves, path);
}

/** A held photo by its old address; undefined if there is none. */
export async function readHeldPhoto(
  bucket: Shelves['bucket'],
  uid: string,
  photoURL: string,
): Promise<Buffer | undefined> {
  const from = fileBehind(photoURL, uid);
  if (from === null) return undefined;
  const held = bucket.file(heldPath(uid, from));
  return (await held.exists())[0] ? (await held.download())[0] : undefined;
}

/**
 * Publishes a held photo again under a new address; null if it is no longer held. `write` belongs to the
 * transaction that shows it, and `forget` removes the copy after its commit.
 */
export async function bringPhotoBack(
  shelves: Shelves,
  tx: Transaction,
  { uid, atMs }: Of,
  photoURL: string,
): Promise<{ photoURL: string; write(): void; forget(): Promise<void> } | null> {
  const from = fileBehind(photoURL, uid);
  if (from === null) return { photoURL, write: () => undefined, forget: async () => undefined };
  const webp = await readHeldPhoto(shelves.bucket, uid, photoURL);
  if (!webp) return null;
  const [path, token] = [avatarPath(uid, randomUUID()), randomUUID()];
  await storeUnclaimed(shelves, path, { uid, dueAtMs: atMs + WAIT_MS }, webp, token);
  const claim = await claimFile(shelves.db, tx, path, atMs);
  return {
    photoURL: addressOf(shelves.bucket, path, token),
    write: () => claim.write(),
    forget: () => removeNow(shelves, heldPath(uid, from)),
  };
}

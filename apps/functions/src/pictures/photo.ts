import { randomUUID } from 'node:crypto';
import {
  accept,
  avatarPath,
  avatarsPath,
  profilePath,
  refuse,
  type PictureCommandOf,
  type PictureRefusal,
  type Result,
} from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Bucket } from '../admin.ts';
import { readProfile } from '../people/reach.ts';
import { claimFile, letGo, removeNow, storeUnclaimed, type Shelves } from './files.ts';
import { answeredBefore, keepOnce, type PictureAsked, type Settled } from './keep-once.ts';
import { redraw } from './redraw.ts';

/** How long a stored photo may wait for its transaction, in milliseconds. */
export const WAIT_MS = 600_000;

type Shown = Result<Record<string, string>, PictureRefusal>;

/** Puts a redrawn photo on the profile, under a name of ours, and removes the previous one. */
export async function setPhoto(
  shelves: Shelves,
  asked: PictureAsked,
  { bytes }: PictureCommandOf<'setPhoto'>,
): Promise<Shown> {
  const before = await answeredBefore(shelves.db, asked);
  if (before) return accept(before);
  const made = await redraw(Buffer.from(bytes, 'base64'), 'photo');
  if (!made.ok) return made;
  const { uid, atMs } = asked;
  const [path, token] = [avatarPath(uid, randomUUID()), randomUUID()];
  await storeUnclaimed(shelves, path, { uid, dueAtMs: atMs + WAIT_MS }, made.value, token);
  const photoURL = addressOf(shelves.bucket, path, token);
  return keepOnce(shelves, asked, path, (tx) => show(shelves.db, tx, asked, path, photoURL));
}

async function show(
  db: Firestore,
  tx: Transaction,
  { uid, atMs }: PictureAsked,
  path: string,
  photoURL: string,
): Promise<Result<Settled, PictureRefusal>> {
  const claim = await claimFile(db, tx, path, atMs);
  const replaced = await replacePhoto(db, tx, { uid, atMs }, photoURL);
  if (!replaced.ok) return replaced;
  if (!claim.isThere) throw new Error(`The photo ${path} was removed before it was shown`);
  claim.write();
  return accept({ answer: { photoURL }, leftover: replaced.value.write() });
}

/** Removes the photo from the profile. Safe to repeat. */
export async function removePhoto(shelves: Shelves, asked: PictureAsked): Promise<Shown> {
  const removed = await shelves.db.runTransaction(async (tx) => {
    const replaced = await replacePhoto(shelves.db, tx, asked, '');
    return replaced.ok ? accept(replaced.value.write()) : replaced;
  });
  if (!removed.ok) return removed;
  if (removed.value !== null) await removeNow(shelves, removed.value);
  return accept({});
}

/**
 * Sets or removes a profile's photo within a transaction that has written nothing yet. `write` returns our file
 * that nothing refers to any more. `removeNow` can delete it after the commit; otherwise the sweeper does.
 */
async function replacePhoto(
  db: Firestore,
  tx: Transaction,
  { uid, atMs }: { uid: string; atMs: number },
  photoURL: string,
): Promise<Result<{ write(): string | null }, PictureRefusal>> {
  const ref = db.doc(profilePath(uid));
  const profile = readProfile(await tx.get(ref));
  if (profile?.isDeleted) return refuse('account-deleted');
  return accept({
    write: () => {
      tx.set(ref, { photoURL }, { merge: true });
      return letPhotoGo(db, tx, { uid, atMs }, profile?.photoURL ?? '');
    },
  });
}

/** Returns the file of a photo that nothing shows any more, if it is ours. */
export function letPhotoGo(
  db: Firestore,
  tx: Transaction,
  { uid, atMs }: { uid: string; atMs: number },
  photoURL: string,
): string | null {
  const path = fileBehind(photoURL, uid);
  if (path !== null) letGo(db, tx, path, { uid, dueAtMs: atMs });
  return path;
}

/** Anyone who knows the address may read the photo: browsers fetch it without credentials. */
export function addressOf(bucket: Bucket, path: string, token: string): string {
  return `${storageOrigin()}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
}

/** The host from which browsers fetch files; the Admin SDK sets the variable when it talks to an emulator. */
function storageOrigin(): string {
  return process.env['STORAGE_EMULATOR_HOST'] ?? 'https://firebasestorage.googleapis.com';
}

/** This person's file behind an address; null if the file is elsewhere, like a photo of the identity provider. */
export function fileBehind(photoURL: string, uid: string): string | null {
  const pathname = URL.canParse(photoURL) ? new URL(photoURL).pathname : '';
  const place = `/o/${encodeURIComponent(`${avatarsPath(uid)}/`)}`;
  const [, name] = pathname.split(place);
  return name !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(name) ? avatarPath(uid, name) : null;
}

import { randomUUID } from 'node:crypto';
import {
  accept,
  avatarPath,
  avatarsPath,
  LIMITS,
  PHOTO_TYPE,
  profilePath,
  refuse,
  type PeopleCommandOf,
} from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { ownBucket, type Bucket } from '../admin.ts';
import type { Handled } from './context.ts';

/**
 * Shows a photo that its owner uploaded, or none. The file must be what it says it is: its type, its size and its first
 * bytes are looked at. Earlier photos of the person go.
 */
export async function setPhoto(
  db: Firestore,
  { uid }: { uid: string },
  { fileName }: PeopleCommandOf<'setPhoto'>,
): Promise<Handled<{ photoURL: string }>> {
  const bucket = ownBucket();
  const checked = fileName === null ? accept('') : await urlOf(bucket, uid, fileName);
  if (!checked.ok) return checked;
  const photoURL = checked.value;
  await db.doc(profilePath(uid)).set({ photoURL }, { merge: true });
  await removeOthers(bucket, uid, fileName);
  return accept({ answer: { photoURL } });
}

async function urlOf(bucket: Bucket, uid: string, fileName: string) {
  const file = bucket.file(avatarPath(uid, fileName));
  const [exists] = await file.exists();
  if (!exists) return refuse('photo-missing');
  const [{ contentType, size }] = await file.getMetadata();
  if (contentType !== PHOTO_TYPE || Number(size) > LIMITS.photoMaxBytes) return refuse('photo-wrong');
  const [bytes] = await file.download({ start: 0, end: 11 });
  if (!isWebp(bytes)) return refuse('photo-wrong');
  const token = randomUUID();
  await file.setMetadata({ metadata: { firebaseStorageDownloadTokens: token } });
  return accept(
    `${storageOrigin()}/v0/b/${bucket.name}/o/${encodeURIComponent(file.name)}?alt=media&token=${token}`,
  );
}

/** Where browsers fetch files from; the Admin SDK sets the variable where it talks to an emulator. */
function storageOrigin(): string {
  return process.env['STORAGE_EMULATOR_HOST'] ?? 'https://firebasestorage.googleapis.com';
}

/** A WebP file is a RIFF container that says so in its ninth to twelfth byte. */
function isWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
}

/** What stays behind here is only room that nobody needs, so it is noted and no more. */
async function removeOthers(bucket: Bucket, uid: string, kept: string | null): Promise<void> {
  try {
    const [files] = await bucket.getFiles({ prefix: `${avatarsPath(uid)}/`, maxResults: 20 });
    const others = files.filter(({ name }) => kept === null || name !== avatarPath(uid, kept));
    await Promise.all(others.map((file) => file.delete()));
  } catch (error) {
    logger.warn('An earlier photo could not be removed', error, { uid });
  }
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

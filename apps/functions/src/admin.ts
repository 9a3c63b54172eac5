import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { guardWrites } from './storing/guard-writes.ts';

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/**
 * In the emulator a made-up service account stops the SDK from asking a metadata server for its identity, which
 * would delay the first task by a minute. A deployment uses the function's own account.
 */
export function startAdmin(): void {
  if (getApps().length > 0) return;
  const isEmulator = process.env['FUNCTIONS_EMULATOR'] === 'true';
  const project = process.env['GCLOUD_PROJECT'] ?? 'demo-rostrum';
  initializeApp(isEmulator ? { serviceAccountId: `emulator@${project}.iam.gserviceaccount.com` } : undefined);
}

/** The database. It rejects every write that its schema could not read back. */
export function database(): Firestore {
  startAdmin();
  return guardWrites(getFirestore());
}

export function firebaseAuth(): Auth {
  startAdmin();
  return getAuth();
}

/** The project's own bucket, as the platform names it to every function. */
export function ownBucket(): Bucket {
  startAdmin();
  const settings: unknown = JSON.parse(process.env['FIREBASE_CONFIG'] ?? '{}');
  const name =
    settings !== null && typeof settings === 'object' && 'storageBucket' in settings
      ? String(settings.storageBucket)
      : undefined;
  return getStorage().bucket(name);
}

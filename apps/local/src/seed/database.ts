import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { hostAndPort } from '../stack/addresses.ts';
import type { Addresses } from '../stack/addresses.ts';

export interface Database {
  app: App;
  db: Firestore;
  close: () => Promise<void>;
}

/** The emulated database, accounts and task queues of a stack, past all rules. */
export function openDatabase({ projectId, ports }: Addresses): Database {
  // The SDK takes the emulators' addresses, and the leave not to look for credentials, from the environment only.
  process.env['FIRESTORE_EMULATOR_HOST'] = hostAndPort(ports.firestore);
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = hostAndPort(ports.auth);
  process.env['CLOUD_TASKS_EMULATOR_HOST'] = hostAndPort(ports.tasks);
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const serviceAccountId = `seed@${projectId}.iam.gserviceaccount.com`;
  const app = initializeApp({ projectId, serviceAccountId }, `seed-${projectId}`);
  return { app, db: getFirestore(app), close: () => deleteApp(app) };
}

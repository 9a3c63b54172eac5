import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Stored } from './documents.ts';
import { bigRoomEnvironment } from './environment.ts';

const AT_ONCE = 400;

const database = getFirestore(initializeApp({ projectId: bigRoomEnvironment().projectId }));

/** Stores documents past all rules. */
export async function store(documents: readonly Stored[]): Promise<void> {
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    const batch = database.batch();
    for (const { path, data } of documents.slice(from, from + AT_ONCE)) batch.set(database.doc(path), data);
    await batch.commit();
  }
}

/** Changes fields of a document past all rules. */
export async function change({ path, data }: Stored): Promise<void> {
  await database.doc(path).update(data);
}

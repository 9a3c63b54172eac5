import type { CataloguePlace } from '@rostrum/domain';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';

/** As the server does when a topic is published or a public debate ends. */
export async function putInCatalogue(
  db: Firestore,
  { path, kind, id, entry }: CataloguePlace,
): Promise<void> {
  const changedAt = FieldValue.serverTimestamp();
  await db.doc(path).set({ kind, changedAt, entries: { [id]: entry } }, { merge: true });
}

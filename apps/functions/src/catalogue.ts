import type { CataloguePlace } from '@rostrum/domain';
import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';

type Writer = { set(ref: DocumentReference, data: object, options: { merge: true }): unknown };

/** Puts something into the catalogue, or its new words in place of the old ones, without reading the sheet. */
export function putInCatalogue(db: Firestore, writer: Writer, place: CataloguePlace): void {
  writeEntry(db, writer, place, place.entry);
}

export function takeFromCatalogue(db: Firestore, writer: Writer, place: CataloguePlace): void {
  writeEntry(db, writer, place, FieldValue.delete());
}

/** The time is the database's own, so that whoever has read up to a time has missed nothing before it. */
function writeEntry(db: Firestore, writer: Writer, { path, kind, id }: CataloguePlace, entry: object): void {
  const changedAt = FieldValue.serverTimestamp();
  writer.set(db.doc(path), { kind, changedAt, entries: { [id]: entry } }, { merge: true });
}

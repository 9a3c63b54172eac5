import type { CataloguePlace } from '@rostrum/domain';
import * as rooms from '@rostrum/rooms';
import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { writerOf } from './documents/firestore-writer.ts';

/** Adds an entry to the catalogue, or replaces its words, without reading the sheet. */
export function putInCatalogue(db: Firestore, target: Transaction | WriteBatch, place: CataloguePlace): void {
  rooms.putInCatalogue(writerOf(db, target), place);
}

export function takeFromCatalogue(
  db: Firestore,
  target: Transaction | WriteBatch,
  place: CataloguePlace,
): void {
  rooms.takeFromCatalogue(writerOf(db, target), place);
}

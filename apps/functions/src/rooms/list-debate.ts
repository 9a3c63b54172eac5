import { debateInCatalogue, type RoomDocument } from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { putInCatalogue } from '../catalogue.ts';
import type { Writer } from './reader-writer.ts';

/** Puts a public debate into the catalogue in the moment it ends; its words never change after that. */
export function listDebate(
  db: Firestore,
  writer: Writer,
  roomId: string,
  before: RoomDocument,
  after: RoomDocument,
): void {
  if (before.status === 'finished') return;
  const place = debateInCatalogue(roomId, after);
  if (place) putInCatalogue(db, writer, place);
}

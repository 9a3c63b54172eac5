import { debateInCatalogue, type RoomDocument } from '@rostrum/domain';
import type { Writer } from '../port/documents.ts';
import { putInCatalogue } from './catalogue.ts';

/** Adds a public debate to the catalogue when it ends; its words never change after that. */
export function listDebate(writer: Writer, roomId: string, before: RoomDocument, after: RoomDocument): void {
  if (before.status === 'finished') return;
  const place = debateInCatalogue(roomId, after);
  if (place) putInCatalogue(writer, place);
}

import {
  accept,
  benchOf,
  correctionPath,
  refuse,
  debateMapPath,
  debateMapSchema,
  type MapCorrection,
} from '@rostrum/domain';
import { idFor, openRoom } from '@rostrum/rooms';
import { roomStoreIn } from '../documents/firestore-unit.ts';
import type { FeedbackHandler } from './context.ts';
import { readStored } from '../unreadable/read-stored.ts';

/** Stores a debater's view of the relation between two nodes of the map. All corrections are kept. */
export const correctMap: FeedbackHandler<'correctMap'> = async (
  { db, tx, uid, commandId, atMs },
  { roomId, from, to, relation },
) => {
  const store = roomStoreIn(db, tx);
  const opened = await openRoom({ uid, store }, 'correctMap', roomId);
  if (!opened.ok && opened.refusal === 'room-closed') return refuse('room-closed');
  if (!opened.ok || !benchOf(opened.value.room.debate, uid)) return refuse('not-a-debater');
  const drawn = await tx.get(db.doc(debateMapPath(roomId)));
  const nodes = readStored(debateMapSchema, drawn)?.nodes ?? [];
  const isThere = (id: string) => nodes.some((node) => node.id === id);
  if (from === to || !isThere(from) || !isThere(to)) return refuse('place-unknown');
  const correction: MapCorrection = { from, to, relation, by: uid, atMs };
  tx.set(db.doc(correctionPath(roomId, idFor(uid, commandId))), correction);
  return accept({});
};

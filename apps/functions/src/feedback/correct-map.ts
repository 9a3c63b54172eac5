import {
  accept,
  benchOf,
  correctionPath,
  refuse,
  debateMapPath,
  debateMapSchema,
  type MapCorrection,
} from '@rostrum/domain';
import { idFor } from '../rooms/command-id.ts';
import { RoomStore } from '../rooms/room-store.ts';
import { countTry } from '../rooms/try-limit.ts';
import type { FeedbackHandler } from './context.ts';

const WINDOW = { limit: 60, windowMs: 600_000 };

/** Notes how two places of the map stand to each other, as somebody who debated sees it. All corrections are kept. */
export const correctMap: FeedbackHandler<'correctMap'> = async (
  { db, tx, uid, commandId, atMs },
  { roomId, from, to, relation },
) => {
  const stored = await RoomStore.inTransaction(db, tx).read(roomId);
  if (!stored || !benchOf(stored.room.debate, uid)) return refuse('not-a-debater');
  const drawn = await tx.get(db.doc(debateMapPath(roomId)));
  const nodes = drawn.exists ? debateMapSchema.parse(drawn.data()).nodes : [];
  const isThere = (id: string) => nodes.some((node) => node.id === id);
  if (from === to || !isThere(from) || !isThere(to)) return refuse('place-unknown');
  const tries = await countTry(db, tx, `map-${uid}`, { atMs, ...WINDOW });
  if (!tries.allowed) return refuse('too-fast');
  tries.record();
  const correction: MapCorrection = { from, to, relation, by: uid, atMs };
  tx.set(db.doc(correctionPath(roomId, idFor(uid, commandId))), correction);
  return accept({});
};

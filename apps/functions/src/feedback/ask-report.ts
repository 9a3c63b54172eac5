import { accept, refuse } from '@rostrum/domain';
import { RoomStore } from '../rooms/room-store.ts';
import { countTry } from '../rooms/try-limit.ts';
import type { FeedbackHandler } from './context.ts';

const WINDOW = { limit: 5, windowMs: 60_000 };

/** Whether a report may be asked for: the debate is over. Where it is written already, asking writes nothing. */
export const askReport: FeedbackHandler<'askReport'> = async ({ db, tx, uid, atMs }, { roomId }) => {
  const stored = await RoomStore.inTransaction(db, tx).read(roomId);
  if (!stored) return refuse('room-unknown');
  if (stored.room.status !== 'finished') return refuse('not-over');
  const tries = await countTry(db, tx, `ask-report-${uid}`, { atMs, ...WINDOW });
  if (!tries.allowed) return refuse('too-fast');
  tries.record();
  return accept({});
};

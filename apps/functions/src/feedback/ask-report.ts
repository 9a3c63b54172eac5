import { accept, refuse } from '@rostrum/domain';
import { openRoom } from '../rooms/access.ts';
import { RoomStore } from '../rooms/room-store.ts';
import type { FeedbackHandler } from './context.ts';

/** Whether a report may be asked for: the debate is over. Where it is written already, asking writes nothing. */
export const askReport: FeedbackHandler<'askReport'> = async ({ db, tx, uid }, { roomId }) => {
  const store = RoomStore.inTransaction(db, tx);
  const opened = await openRoom({ db, tx, uid, store }, 'askReport', roomId);
  if (!opened.ok) return refuse('room-unknown');
  return opened.value.room.status === 'finished' ? accept({}) : refuse('not-over');
};

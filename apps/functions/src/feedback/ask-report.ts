import { accept, refuse } from '@rostrum/domain';
import { openRoom } from '@rostrum/rooms';
import { roomStoreIn } from '../documents/firestore-unit.ts';
import type { FeedbackHandler } from './context.ts';

/** Whether the caller may request a report: the debate is over. If the report exists, a request writes nothing. */
export const askReport: FeedbackHandler<'askReport'> = async ({ db, tx, uid }, { roomId }) => {
  const store = roomStoreIn(db, tx);
  const opened = await openRoom({ uid, store }, 'askReport', roomId);
  if (!opened.ok) return refuse('room-unknown');
  return opened.value.room.status === 'finished' ? accept({}) : refuse('not-over');
};

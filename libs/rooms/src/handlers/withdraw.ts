import { accept, refuse } from '@rostrum/domain';
import { openRoom } from '../access/access.ts';
import type { RoomHandler } from '../access/context.ts';

/** Withdraws a held message. A shown message stays, because people have read it. */
export const withdraw: RoomHandler<'withdraw'> = async (context, { roomId, messageId }) => {
  const opened = await openRoom(context, 'withdraw', roomId);
  if (!opened.ok) return opened;
  const message = await context.store.readMessage(roomId, messageId);
  if (message?.authorId !== context.uid || message.state !== 'held') return refuse('message-unknown');
  context.store.changeMessage(roomId, messageId, { state: 'withdrawn' });
  return accept({ answer: {} });
};

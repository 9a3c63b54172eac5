import { accept, refuse } from '@rostrum/domain';
import { openRoom } from '../access/access.ts';
import type { RoomHandler } from '../access/context.ts';

/** Asks the host to look at a message. A second flag by the same person replaces the first. */
export const flag: RoomHandler<'flag'> = async (context, { roomId, messageId, reason }) => {
  const { uid, atMs, store } = context;
  const opened = await openRoom(context, 'flag', roomId);
  if (!opened.ok) return opened;
  const message = await store.readMessage(roomId, messageId);
  if (message?.state !== 'shown' || message.hidden) return refuse('message-unknown');
  store.responses.putFlag(roomId, { messageId, by: uid, reason, atMs });
  return accept({ answer: {} });
};

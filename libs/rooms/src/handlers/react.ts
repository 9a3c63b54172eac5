import { accept, refuse } from '@rostrum/domain';
import { openRoom } from '../access/access.ts';
import type { RoomHandler } from '../access/context.ts';

/** One reaction per person and message; a new one replaces it, and null removes it. */
export const react: RoomHandler<'react'> = async (context, { roomId, messageId, reaction }) => {
  const { uid, atMs, store } = context;
  const opened = await openRoom(context, 'react', roomId);
  if (!opened.ok) return opened;
  const message = await store.readMessage(roomId, messageId);
  if (message?.state !== 'shown' || message.hidden || message.authorId === uid)
    return refuse('message-unknown');
  const before = await store.responses.readReaction(roomId, messageId, uid);
  if (before === reaction) return accept({ answer: {} });
  const counts = { ...message.reactions };
  if (before) counts[before] = Math.max(0, (counts[before] ?? 0) - 1);
  if (reaction) counts[reaction] = (counts[reaction] ?? 0) + 1;
  store.responses.putReaction(roomId, messageId, uid, reaction, counts, atMs);
  return accept({ answer: {} });
};

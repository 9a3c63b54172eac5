import { accept, isMuted, own, refuse } from '@rostrum/domain';
import { openRoom } from './access.ts';
import { idFor } from './command-id.ts';
import type { RoomHandler } from './context.ts';
import { wouldHold } from './moderate-post.ts';
import { readPerson } from './person.ts';

/** One line in the backchannel. What the moderator would hold is refused there: its author keeps the words. */
export const chat: RoomHandler<'chat'> = async (context, { roomId, text }) => {
  const { uid, commandId, atMs, store, db, tx } = context;
  const opened = await openRoom(context, 'chat', roomId);
  if (!opened.ok) return opened;
  const { room } = opened.value;
  if (isMuted(room.debate, uid, atMs)) return refuse('muted');
  const messageId = idFor(uid, commandId);
  const post = { messageId, text, uid, kind: 'speech', standing: 'onTurn' } as const;
  if (wouldHold(opened.value, post, atMs)) return refuse('chat-held');
  const person = own(room.people, uid) ?? (await readPerson(db, tx, uid));
  store.putChat(roomId, messageId, {
    authorId: uid,
    authorName: person.displayName,
    text,
    createdAtMs: atMs,
  });
  return accept({ answer: {} });
};

import { accept, isMuted, own, refuse } from '@rostrum/domain';
import { openRoom } from '../access/access.ts';
import { idFor } from '../room/command-id.ts';
import type { RoomHandler } from '../access/context.ts';
import { judgeContent } from '../room/moderate-post.ts';
import { readPerson } from '../store/person.ts';

/** One line in the backchannel. Words that the moderator would hold are refused here, and their author keeps them. */
export const chat: RoomHandler<'chat'> = async (context, { roomId, text }) => {
  const { uid, commandId, atMs, store, unit } = context;
  const opened = await openRoom(context, 'chat', roomId);
  if (!opened.ok) return opened;
  const { room } = opened.value;
  if (isMuted(room.debate, uid, atMs)) return refuse('muted');
  const messageId = idFor(uid, commandId);
  const post = { messageId, text, uid, kind: 'speech' } as const;
  const { isHeld, care } = await judgeContent(context.judge, opened.value, post, atMs);
  if (isHeld) return refuse('chat-held');
  const person = own(room.people, uid) ?? (await readPerson(unit, uid, room.people));
  store.responses.putChat(roomId, messageId, {
    authorId: uid,
    authorName: person.displayName,
    text,
    createdAtMs: atMs,
  });
  store.care.record(roomId, care);
  return accept({ answer: {} });
};

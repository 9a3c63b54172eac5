import { accept, isMuted, LIMITS, refuse } from '@rostrum/domain';
import { openRoom } from './access.ts';
import { idFor } from './command-id.ts';
import type { RoomHandler } from './context.ts';
import { wouldHold } from './moderate-post.ts';
import { readPerson } from './person.ts';
import { countTry } from './try-limit.ts';

const WINDOW_MS = 10_000;

/** Under which somebody's lines in a room are counted. */
export const chatTries = (roomId: string, uid: string) => `chat-${roomId}-${uid}`;

/** One line in the backchannel. What the moderator would hold is refused there: its author keeps the words. */
export const chat: RoomHandler<'chat'> = async (context, { roomId, text }) => {
  const { uid, commandId, atMs, store, db, tx } = context;
  const opened = await openRoom(context, roomId);
  if (!opened.ok) return opened;
  const { room } = opened.value;
  if (isMuted(room.debate, uid, atMs)) return refuse('muted');
  const messageId = idFor(uid, commandId);
  const post = { messageId, text, uid, kind: 'speech', standing: 'onTurn' } as const;
  if (wouldHold(opened.value, post, atMs)) return refuse('chat-held');
  const limit = { atMs, limit: LIMITS.chatsPerTenSeconds, windowMs: WINDOW_MS };
  const tries = await countTry(db, tx, chatTries(roomId, uid), limit);
  if (!tries.allowed) return refuse('too-fast');
  const person = room.people[uid] ?? (await readPerson(db, tx, uid));
  tries.record();
  store.putChat(roomId, messageId, {
    authorId: uid,
    authorName: person.displayName,
    text,
    createdAtMs: atMs,
  });
  return accept({ answer: {} });
};

import { accept, countCharacters, decide, LIMITS, refuse } from '@rostrum/domain';
import { openRoom } from '../access/access.ts';
import type { RoomHandler } from '../access/context.ts';
import { withReworded, judgeContent } from '../room/moderate-post.ts';

/** Rewords a shown message within thirty seconds. The old words stay readable, and the moderator reads the new ones. */
export const editMessage: RoomHandler<'edit'> = async (context, { roomId, messageId, text }) => {
  const { uid, store } = context;
  const opened = await openRoom(context, 'edit', roomId);
  if (!opened.ok) return opened;
  const { room } = opened.value;
  const message = await store.readMessage(roomId, messageId);
  if (message?.authorId !== uid || message.state !== 'shown' || message.hidden)
    return refuse('message-unknown');
  if (message.text === text) return accept({ answer: {} });
  const atMs = Math.max(context.atMs, room.debate.atMs);
  const isOld = atMs - message.createdAtMs > LIMITS.editSeconds * 1_000;
  if (isOld) return refuse('edit-too-late');
  if (message.edits.length >= LIMITS.editsPerMessage) return refuse('edit-too-often');
  const delta = countCharacters(text) - countCharacters(message.text);
  const { createdAtMs: saidAtMs } = message;
  const decision = decide(room.debate, { type: 'edit', by: uid, messageId, saidAtMs, delta }, atMs);
  if (!decision.ok) return decision;
  const post = { messageId, text, uid, kind: message.kind } as const;
  const { isHeld, care, foreign } = await judgeContent(context.judge, opened.value, post, atMs);
  if (isHeld) return refuse('edit-held');
  store.changeMessage(roomId, messageId, {
    text,
    edits: [...message.edits, { text: message.text, atMs }],
    ...(foreign && { language: foreign }),
  });
  store.care.record(roomId, care);
  const heard = withReworded(opened.value.memory.heard, messageId, text);
  store.commit(opened.value, decision.value, {}, { heard });
  return accept({ answer: {} });
};

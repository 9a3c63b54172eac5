import { accept, hasFloor, nextCaptionAtMs, refuse, type RoomAnswers } from '@rostrum/domain';
import { openRoom } from '../access/access.ts';
import type { Handled, RoomHandler } from '../access/context.ts';
import { whyNoCaption } from '../room/captioned.ts';
import { judgeContent } from '../room/moderate-post.ts';

/**
 * Shows the last words that the holder of the floor dictates, if the moderator would show them as a message. Words that
 * it would hold reach nobody and leave no trace: they are not said yet. A caption is written at most once in two seconds.
 */
export const caption: RoomHandler<'caption'> = async (context, { roomId, saidInStep: stepIndex, text }) => {
  const { uid, store } = context;
  const opened = await openRoom(context, 'caption', roomId);
  if (!opened.ok) return opened;
  const { room, memory } = opened.value;
  const last = await store.captions.read(roomId, uid);
  if (text === null) {
    if (last) store.captions.remove(roomId, uid);
    return answer('gone');
  }
  const atMs = Math.max(context.atMs, room.debate.atMs);
  const refusal = whyNoCaption(room.debate, uid, atMs);
  if (refusal) return refuse(refusal);
  if (!hasFloor(room.debate) || room.debate.floor.stepIndex !== stepIndex) return refuse('stale-step');
  if (last && atMs < nextCaptionAtMs(last)) return answer('early');
  const post = { messageId: 'caption', text, uid, kind: 'speech' } as const;
  const { isHeld } = await judgeContent(context.judge, opened.value, post, atMs);
  if (isHeld) return answer('kept');
  store.captions.put(roomId, { uid, text, stepIndex, atMs, writes: (last?.writes ?? 0) + 1 });
  if (!memory.captioned.includes(uid)) store.markCaptioned(opened.value, uid);
  return answer('shown');
};

function answer(state: RoomAnswers['caption']['state']): Handled {
  return accept({ answer: { state } });
}

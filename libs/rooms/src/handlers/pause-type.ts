import { accept, type RoomCommandOf } from '@rostrum/domain';
import { mayPauseType } from '@rostrum/moderator';
import { openRoom } from '../access/access.ts';
import type { Handled, RoomContext } from '../access/context.ts';
import { tellModerator } from '../room/moderation.ts';

/** The host silences a type of act, or allows it again no matter who paused it. Repeating it changes nothing. */
export async function pauseType(
  context: RoomContext,
  { type, roomId, act }: RoomCommandOf<'silenceType' | 'allowType'>,
): Promise<Handled> {
  const { uid, atMs, store } = context;
  const opened = await openRoom(context, type, roomId);
  if (!opened.ok) return opened;
  const may = mayPauseType(act);
  if (!may.ok) return may;
  const event = {
    type: type === 'silenceType' ? 'typeSilenced' : 'typeAllowed',
    atMs,
    by: uid,
    act,
  } as const;
  store.commit(opened.value, [], {}, { moderated: tellModerator(opened.value, event, atMs) });
  return accept({ answer: {} });
}

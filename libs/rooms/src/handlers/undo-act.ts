import { accept, benchOf } from '@rostrum/domain';
import { mayUndo } from '@rostrum/moderator';
import { openAct } from '../access/access-act.ts';
import type { RoomHandler } from '../access/context.ts';
import { tellModerator } from '../room/moderation.ts';
import { restorable, restore } from '../store/restore.ts';

/** The host undoes an act, unless it is about their own words. This also decides an open appeal. Safe to repeat. */
export const undoAct: RoomHandler<'undoAct'> = async (context, { roomId, interventionId }) => {
  const { uid, atMs, store } = context;
  const found = await openAct(context, 'undoAct', roomId, interventionId);
  if (!found.ok) return found;
  const { stored, act, message } = found.value;
  const isDebater = benchOf(stored.room.debate, uid) !== undefined;
  const may = mayUndo(act, uid, stored.room.hostId, message?.authorId ?? null, isDebater);
  if (!may.ok) return may;
  const intervention = restorable(act, message);
  if (act.appeal?.verdict === null) {
    const decided = { ...act.appeal, verdict: 'overturned' as const, decidedBy: uid, decidedAtMs: atMs };
    store.rulings.closeAppeal(roomId, interventionId, decided);
  }
  const moderated = tellModerator(stored, { type: 'undone', atMs, by: uid, intervention }, atMs);
  const changes = restore(store, stored, moderated, atMs);
  store.commit(stored, [], changes, { moderated });
  return accept({ answer: {}, ...changes });
};

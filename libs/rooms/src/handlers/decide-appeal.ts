import { accept, benchOf, refuse } from '@rostrum/domain';
import { mayDecideAppeal } from '@rostrum/moderator';
import { openRoom } from '../access/access.ts';
import { findAct } from '../access/access-act.ts';
import type { RoomHandler } from '../access/context.ts';
import { restorable, restore } from '../store/restore.ts';
import { tellModerator } from '../room/moderation.ts';

/**
 * Somebody neutral decides an appeal, with a line of reasons: the host, a judge, or a holder of the claim `moderator` in any room, but
 * nobody who has or had a seat, appealed or wrote the message. Overturning an act shows the message after all, with a
 * correction.
 */
export const decideAppeal: RoomHandler<'decideAppeal'> = async (
  context,
  { roomId, interventionId, verdict, reason },
) => {
  const { uid, atMs, store } = context;
  const opened = await openRoom(context, 'decideAppeal', roomId);
  if (!opened.ok) return opened;
  const stored = opened.value;
  const found = await findAct(context, stored, interventionId);
  if (!found) return refuse('act-unknown');
  const { act, message } = found;
  const authorId = message?.authorId ?? null;
  const may = mayDecideAppeal(act, uid, {
    deciders: [uid],
    debaters: benchOf(stored.room.debate, uid) ? [uid] : [],
    actedBy: null,
    authorId,
  });
  if (!may.ok) return may;
  if (!act.appeal) return refuse('appeal-missing');
  const intervention = restorable(act, message);
  const moderated = tellModerator(
    stored,
    { type: 'appealDecided', atMs, by: uid, verdict, reason, intervention },
    atMs,
  );
  const decided = { ...act.appeal, verdict, decidedBy: uid, decidedAtMs: atMs, answer: reason };
  store.rulings.closeAppeal(roomId, interventionId, decided);
  const changes = restore(store, stored, moderated, atMs);
  store.commit(stored, [], changes, { moderated });
  return accept({ answer: {}, ...changes });
};

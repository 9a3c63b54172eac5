import {
  accept,
  benchOf,
  isCareId,
  refuse,
  type Result,
  type RoomRefusal,
  type Side,
  type Vote,
} from '@rostrum/domain';
import { mayPauseType } from '@rostrum/moderator';
import { openAct } from '../access/access-act.ts';
import { openRoom } from '../access/access.ts';
import type { RoomContext, RoomHandler } from '../access/context.ts';
import { tellModerator } from '../room/moderation.ts';

/**
 * Calls an act unfair. Once people of both sides have, the moderator pauses that type. Care is no judgement: the person says
 * that it was not about them, and nothing else comes of it.
 */
export const callUnfair: RoomHandler<'callUnfair'> = async (context, { roomId, interventionId }) => {
  const { uid, atMs, store } = context;
  if (isCareId(interventionId)) return wasNotAboutMe(context, roomId, interventionId);
  const found = await openAct(context, 'callUnfair', roomId, interventionId);
  if (!found.ok) return found;
  const { stored, act } = found.value;
  const may = mayPauseType(act.act);
  if (!may.ok) return may;
  const bench = benchOf(stored.room.debate, uid);
  const side = bench ?? sideOfVote(await store.rulings.readVote(roomId, uid));
  store.rulings.putUnfair(roomId, interventionId, uid, { uid, side, atMs });
  if (side === null) return accept({ answer: {} });
  const tap = { type: 'unfairTapped', atMs, by: uid, side, act: act.act, interventionId } as const;
  const moderated = tellModerator(stored, tap, atMs);
  store.commit(stored, [], {}, { moderated });
  return accept({ answer: {} });
};

async function wasNotAboutMe(
  context: RoomContext,
  roomId: string,
  careId: string,
): Promise<Result<{ answer: Record<string, never> }, RoomRefusal>> {
  const { uid, atMs, store } = context;
  const opened = await openRoom(context, 'callUnfair', roomId);
  if (!opened.ok) return opened;
  const card = await store.care.readOwn(roomId, careId, uid);
  if (!card) return refuse('act-unknown');
  store.care.answer(roomId, card, atMs);
  return accept({ answer: {} });
}

/** The audience counts for the side of its last vote; undecided people count for neither. */
function sideOfVote(vote: Vote | undefined): Side | null {
  const choice = vote?.after ?? vote?.before;
  return choice === 'for' || choice === 'against' ? choice : null;
}

import { accept, benchOf, type Side, type Vote } from '@rostrum/domain';
import { mayPauseType } from '@rostrum/moderator';
import { openAct } from '../access/access-act.ts';
import type { RoomHandler } from '../access/context.ts';
import { tellModerator } from '../room/moderation.ts';

/** Calls an act unfair. Once people of both sides have, the moderator pauses that type. */
export const callUnfair: RoomHandler<'callUnfair'> = async (context, { roomId, interventionId }) => {
  const { uid, atMs, store } = context;
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

/** The audience counts for the side of its last vote; undecided people count for neither. */
function sideOfVote(vote: Vote | undefined): Side | null {
  const choice = vote?.after ?? vote?.before;
  return choice === 'for' || choice === 'against' ? choice : null;
}

import { accept, benchOf, decide, openBallot, refuse } from '@rostrum/domain';
import { openRoom } from '../access/access.ts';
import type { RoomHandler } from '../access/context.ts';

/**
 * Votes on the open ballot, or changes the vote. People who have or had a seat in the debate may not vote. Only the
 * very first vote touches the room.
 */
export const castVote: RoomHandler<'vote'> = async (context, { roomId, choice }) => {
  const { uid, atMs, store } = context;
  const opened = await openRoom(context, 'vote', roomId);
  if (!opened.ok) return opened;
  const { debate } = opened.value.room;
  const ballot = openBallot(debate);
  if (!ballot) return refuse('no-ballot-open');
  if (benchOf(debate, uid)) return refuse('debaters-do-not-vote');
  store.responses.putVote(roomId, uid, ballot, choice);
  const watched = decide(debate, { type: 'watch', by: uid }, atMs);
  if (watched.ok) store.commit(opened.value, watched.value);
  return accept({ answer: {} });
};

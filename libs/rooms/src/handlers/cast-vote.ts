import {
  accept,
  benchOf,
  decide,
  isFinished,
  isJudge,
  openBallot,
  refuse,
  staysCounted,
  type Ballot,
  type Choice,
  type DebateState,
  type VoteRefusal,
} from '@rostrum/domain';
import { openRoom } from '../access/access.ts';
import type { RoomHandler } from '../access/context.ts';

/**
 * Votes on the ballot that the person means, or changes the vote while that ballot is open. People who have or had a
 * seat in the debate, or judge it, may not vote. Only the very first vote touches the room, and the same vote again writes nothing.
 */
export const castVote: RoomHandler<'vote'> = async (context, { roomId, ballot, choice }) => {
  const { uid, atMs, store } = context;
  const opened = await openRoom(context, 'vote', roomId);
  if (!opened.ok) return opened;
  const { debate } = opened.value.room;
  if (benchOf(debate, uid)) return refuse('debaters-do-not-vote');
  if (isJudge(debate, uid)) return refuse('judges-do-not-vote');
  const counted = (await store.rulings.readVote(roomId, uid))?.[ballot] ?? null;
  if (openBallot(debate) !== ballot) return refuse(refusalOf(debate, ballot, counted));
  if (counted === choice) return accept({ answer: {} });
  store.responses.putVote(roomId, uid, ballot, choice);
  const watched = decide(debate, { type: 'watch', by: uid }, atMs);
  if (watched.ok) store.commit(opened.value, watched.value);
  return accept({ answer: {} });
};

function refusalOf(debate: DebateState, ballot: Ballot, counted: Choice | null): VoteRefusal {
  const isOver = isFinished(debate);
  if (ballot === 'after' && !isOver) return 'second-vote-not-open';
  if (counted) return staysCounted(ballot, counted);
  return isOver ? 'votes-closed' : 'first-vote-missed';
}

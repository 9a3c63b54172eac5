import { useVote } from '@rostrum/data';
import { isJudge, isVoter } from '@rostrum/domain';
import * as m from '@rostrum/words/room-vote';
import { VoteView } from './vote-view.tsx';
import { ballotFor, isVoteTime } from './vote-words.ts';
import { useDebateRoom } from '../session/index.ts';

/** The open vote; empty without one. The listener for one's own vote runs only meanwhile. */
export function VotePanel() {
  const { room, uid } = useDebateRoom();
  if (ballotFor(room.debate, uid)) return <OwnVote />;
  if (!isVoteTime(room.debate) || isVoter(room.debate, uid)) return null;
  return (
    <section className="vote" aria-label={m.vote()}>
      <h2 className="text-lg font-semibold">{m.audienceVotes()}</h2>
      <p className="small muted">{isJudge(room.debate, uid) ? m.judgesDoNotVote() : m.debatersDoNotVote()}</p>
    </section>
  );
}

function OwnVote() {
  const { room, uid } = useDebateRoom();
  return <VoteView vote={useVote(room.id, uid)} />;
}

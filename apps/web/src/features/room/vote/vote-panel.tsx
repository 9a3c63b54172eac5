import { useVote } from '@rostrum/data';
import { benchOf } from '@rostrum/domain';
import { VoteView, type VoteViewProps } from './vote-view.tsx';
import { ballotFor, isVoteTime } from './vote-words.ts';

export type VotePanelProps = Omit<VoteViewProps, 'vote'>;

/** The vote that is open now; nothing where none is. One's own vote is listened to only meanwhile. */
export function VotePanel(props: VotePanelProps) {
  const { room, uid } = props;
  if (ballotFor(room.debate, uid)) return <OwnVote {...props} />;
  if (!isVoteTime(room.debate) || !benchOf(room.debate, uid)) return null;
  return (
    <section className="vote" aria-label="Vote">
      <h2 className="text-lg font-semibold">The audience votes now</h2>
      <p className="small muted">
        Debaters do not vote on their own debate. It goes on when the time is over.
      </p>
    </section>
  );
}

function OwnVote(props: VotePanelProps) {
  const vote = useVote(props.room.id, props.uid);
  return <VoteView {...props} vote={vote} />;
}

import { useJudgeBallot } from '@rostrum/data';
import { Bones, ErrorState } from '@rostrum/ui';
import * as m from '@rostrum/words/room-judging';
import { useDebateRoom } from '../session/index.ts';
import { BallotForm } from './ballot-form.tsx';

/** A judge's ballot, as far as it is stored. */
export function OwnBallot() {
  const { room, uid } = useDebateRoom();
  const stored = useJudgeBallot(room.id, uid);
  if (stored.status === 'loading') return <Bones label={m.loadingBallot()} lines={4} />;
  if (stored.status === 'error') {
    return (
      <ErrorState small title={m.ballotFailed()} onRetry={stored.retry}>
        {stored.message}
      </ErrorState>
    );
  }
  const ballot = stored.value?.ballot;
  return <BallotForm stored={ballot} />;
}

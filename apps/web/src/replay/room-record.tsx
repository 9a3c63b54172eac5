import { useDebateRecord } from '@rostrum/data';
import { ErrorState } from '@rostrum/ui';
import { ReadingState } from './reading-state.tsx';
import { RecordView } from './record-view.tsx';

/** The record of a debate inside its room, for who may read it there. */
export function RoomRecord({ roomId }: { roomId: string }) {
  const live = useDebateRecord(roomId);
  if (live.status === 'error') {
    return (
      <ErrorState small title="The record could not be loaded" onRetry={live.retry}>
        {live.message}
      </ErrorState>
    );
  }
  if (live.status === 'loading') return <ReadingState count={0} total={0} />;
  const reading = live.value;
  if (reading.at === 'reading') return <ReadingState {...reading} />;
  if (reading.at === 'whole') return <RecordView record={reading.record} />;
  return <p className="muted">This debate has no record yet: it is not over.</p>;
}

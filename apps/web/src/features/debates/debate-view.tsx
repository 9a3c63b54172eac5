import type { Live, RecordReading } from '@rostrum/data';
import { ButtonLink, EmptyState, ErrorState } from '@rostrum/ui';
import { debateUrl, PATHS } from '../../app/paths.ts';
import { PageTitle } from '../../page-title.tsx';
import { ReadingState } from '../../replay/reading-state.tsx';
import { RecordHead } from '../../replay/record-head.tsx';
import { RecordView } from '../../replay/record-view.tsx';
import { ReportPanel } from '../../report/report-panel.tsx';

export type DebateViewProps = { roomId: string; reading: Live<RecordReading> };

/** Everything that the address of a record can turn out to be. */
export function DebateView({ roomId, reading }: DebateViewProps) {
  return (
    <div className="record-page">
      <Content roomId={roomId} reading={reading} />
    </div>
  );
}

function Content({ roomId, reading }: DebateViewProps) {
  if (reading.status === 'loading') return <Reading count={0} total={0} />;
  if (reading.status === 'error' && reading.problem === 'denied') return <NoRecord roomId={roomId} />;
  if (reading.status === 'error') {
    return (
      <ErrorState title="The debate could not be opened" level={1} onRetry={reading.retry}>
        {reading.message}
      </ErrorState>
    );
  }
  const { value } = reading;
  if (value.at === 'reading') return <Reading {...value} />;
  if (value.at === 'notOver') return <NotOver roomId={roomId} />;
  if (value.at === 'missing' || value.record.room.visibility !== 'public')
    return <NoRecord roomId={roomId} />;
  return (
    <>
      <PageTitle>{value.record.room.motion}</PageTitle>
      <RecordHead room={value.record.room} />
      <RecordView
        record={value.record}
        report={(onGo) => (
          <ReportPanel room={value.record.room} messages={value.record.messages} uid={null} onGo={onGo} />
        )}
      />
    </>
  );
}

function Reading(progress: { count: number; total: number }) {
  return (
    <>
      <PageTitle>Debate</PageTitle>
      <h1 className="visually-hidden">Debate</h1>
      <ReadingState {...progress} />
    </>
  );
}

function NoRecord({ roomId }: { roomId: string }) {
  return (
    <>
      <PageTitle>No public record</PageTitle>
      <EmptyState
        level={1}
        title="There is no public record here"
        action={
          <>
            <ButtonLink href={debateUrl(roomId)} look="primary">
              Open its room
            </ButtonLink>
            <ButtonLink href={PATHS.home}>To the front page</ButtonLink>
          </>
        }
      >
        The debate may still be under way, it may be private, or there is none at this address. Who is let
        into its room can read it there.
      </EmptyState>
    </>
  );
}

function NotOver({ roomId }: { roomId: string }) {
  return (
    <>
      <PageTitle>Not over yet</PageTitle>
      <EmptyState
        level={1}
        title="This debate is not over yet"
        action={
          <ButtonLink href={debateUrl(roomId)} look="primary">
            Go to its room
          </ButtonLink>
        }
      >
        Its replay and its transcript stand here once it has ended.
      </EmptyState>
    </>
  );
}

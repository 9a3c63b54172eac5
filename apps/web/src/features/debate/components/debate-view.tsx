import { useAllFindable, type DebateRecord, type Live, type RecordReading } from '@rostrum/data';
import { whoseRecordItIs, type Room } from '@rostrum/domain';
import { ButtonLink, EmptyState, ErrorState } from '@rostrum/ui';
import { debateUrl, PATHS } from '../../../shared/navigation/paths.ts';
import { ReportDebateButton } from '../../../shared/casework/report-debate-button.tsx';
import { useRecordReport } from '../../../shared/casework/use-record-report.tsx';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { ReadingState } from '../../../shared/replay/reading-state.tsx';
import { RecordHead } from '../../../shared/replay/record-head.tsx';
import { RecordView } from '../../../shared/replay/record-view.tsx';
import { ReportPanel } from '../../../shared/report/report-panel.tsx';

export type DebateViewProps = {
  roomId: string;
  reading: Live<RecordReading>;
  /** Whether nobody is signed in: then a report has to say a few things more. */
  isVisitor: boolean;
};

/** The possible states of a record's page. */
export function DebateView(props: DebateViewProps) {
  return (
    <div className="record-page">
      <Content {...props} />
      <SearchEngines room={publicRoomIn(props.reading)} />
    </div>
  );
}

function publicRoomIn(reading: Live<RecordReading>): Room | null {
  if (reading.status !== 'ready' || reading.value.at !== 'whole') return null;
  const { room } = reading.value.record;
  return room.visibility === 'public' ? room : null;
}

/** Search engines stay out until everybody who spoke is known to agree, and on a page without a record. */
function SearchEngines({ room }: { room: Room | null }) {
  const isFindable = useAllFindable(room ? whoseRecordItIs(room.debate) : []);
  return (
    <>
      {!isFindable && <meta name="robots" content="noindex" />}
      {room && (
        <p className="small muted mt-6 print:hidden">
          {isFindable
            ? 'Everybody who spoke lets search engines list this page. Where one of them takes that back, search engines may keep a copy for a while.'
            : 'Search engines are asked not to list this page. It is listed only where everybody who spoke allows it; what a search engine took before may stay there for a while.'}
        </p>
      )}
    </>
  );
}

function Content({ roomId, reading, isVisitor }: DebateViewProps) {
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
  return <Whole record={value.record} isVisitor={isVisitor} />;
}

function Whole({ record, isVisitor }: { record: DebateRecord; isVisitor: boolean }) {
  const { room } = record;
  const { onReport, onReportRoom, onReportReason, dialog } = useRecordReport(
    room,
    isVisitor ? 'visitor' : 'member',
  );
  return (
    <>
      <PageTitle>{room.motion}</PageTitle>
      <RecordHead room={room}>
        <p className="row wrap print:hidden">
          <ReportDebateButton onReport={onReportRoom} />
        </p>
      </RecordHead>
      <RecordView
        record={record}
        onReport={onReport}
        report={(onGo) => <ReportPanel {...record} uid={null} onGo={onGo} onReportReason={onReportReason} />}
      />
      {dialog}
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
        You will find its replay and transcript here once it has ended.
      </EmptyState>
    </>
  );
}

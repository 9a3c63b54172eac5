import { useAllFindable, type DebateRecord, type Live, type RecordReading } from '@rostrum/data';
import { whoseRecordItIs, type Room } from '@rostrum/domain';
import { ButtonLink, EmptyState, ErrorState } from '@rostrum/ui';
import * as m from '@rostrum/words/debate';
import { debateUrl, PATHS } from '../../../shared/navigation/paths.ts';
import { ReportDebateButton } from '../../../shared/casework/report-debate-button.tsx';
import { useRecordReport } from '../../../shared/casework/use-record-report.tsx';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { ReadingState } from '../../../shared/replay/reading-state.tsx';
import { RecordHead } from '../../../shared/replay/record-head.tsx';
import { RecordView } from '../../../shared/replay/record-view.tsx';
import { ReportPanel } from '../../../shared/report/report-panel.tsx';
import { OpenLinks, ShareDebate } from './share-debate.tsx';

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
      {room && <p className="small muted mt-6 print:hidden">{isFindable ? m.findable() : m.notFindable()}</p>}
    </>
  );
}

function Content({ roomId, reading, isVisitor }: DebateViewProps) {
  if (reading.status === 'loading') return <Reading count={0} total={0} />;
  if (reading.status === 'error' && reading.problem === 'denied') return <NoRecord roomId={roomId} />;
  if (reading.status === 'error') {
    return (
      <ErrorState title={m.openFailed()} level={1} onRetry={reading.retry}>
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
      <OpenLinks room={room} />
      <RecordHead room={room}>
        <div className="row wrap -ms-2.75 print:hidden">
          <ShareDebate room={room} />
          <ReportDebateButton onReport={onReportRoom} />
        </div>
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
      <PageTitle>{m.pageTitle()}</PageTitle>
      <h1 className="visually-hidden">{m.pageTitle()}</h1>
      <ReadingState {...progress} />
    </>
  );
}

function NoRecord({ roomId }: { roomId: string }) {
  return (
    <>
      <PageTitle>{m.noRecordTitle()}</PageTitle>
      <EmptyState
        level={1}
        title={m.noRecord()}
        action={
          <>
            <ButtonLink href={debateUrl(roomId)} look="primary">
              {m.openRoom()}
            </ButtonLink>
            <ButtonLink href={PATHS.home}>{m.toFrontPage()}</ButtonLink>
          </>
        }
      >
        {m.noRecordHint()}
      </EmptyState>
    </>
  );
}

function NotOver({ roomId }: { roomId: string }) {
  return (
    <>
      <PageTitle>{m.notOverTitle()}</PageTitle>
      <EmptyState
        level={1}
        title={m.notOver()}
        action={
          <ButtonLink href={debateUrl(roomId)} look="primary">
            {m.goToRoom()}
          </ButtonLink>
        }
      >
        {m.notOverHint()}
      </EmptyState>
    </>
  );
}

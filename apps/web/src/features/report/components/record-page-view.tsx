import type { DebateRecord, Live, RecordReading } from '@rostrum/data';
import { ButtonLink, EmptyState, ErrorState } from '@rostrum/ui';
import { ArrowLeft, Share2 } from 'lucide-react';
import { debateUrl, recordUrl } from '../../../shared/navigation/paths.ts';
import { Ballots } from '../../../shared/ballots/ballots.tsx';
import { ReportDebateButton } from '../../../shared/casework/report-debate-button.tsx';
import { useRecordReport } from '../../../shared/casework/use-record-report.tsx';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { ReadingState } from '../../../shared/replay/reading-state.tsx';
import { RecordHead } from '../../../shared/replay/record-head.tsx';
import { RecordView } from '../../../shared/replay/record-view.tsx';
import { ReportPanel } from '../../../shared/report/report-panel.tsx';

export type RecordPageViewProps = { roomId: string; uid: string; reading: Live<RecordReading> };

/** The possible states of a report's page. */
export function RecordPageView({ roomId, uid, reading }: RecordPageViewProps) {
  return (
    <div className="page">
      <Content roomId={roomId} uid={uid} reading={reading} />
    </div>
  );
}

function Content({ roomId, uid, reading }: RecordPageViewProps) {
  if (reading.status === 'error' && reading.problem !== 'denied') {
    return (
      <ErrorState title="The report could not be opened" level={1} onRetry={reading.retry}>
        {reading.message}
      </ErrorState>
    );
  }
  if (reading.status === 'loading' || (reading.status === 'ready' && reading.value.at === 'reading')) {
    const { count, total } =
      reading.status === 'ready' && reading.value.at === 'reading' ? reading.value : { count: 0, total: 0 };
    return (
      <>
        <PageTitle>Report</PageTitle>
        <h1 className="visually-hidden">Report</h1>
        <ReadingState count={count} total={total} />
      </>
    );
  }
  if (reading.status !== 'ready' || reading.value.at !== 'whole') return <NoReport roomId={roomId} />;
  return <Whole record={reading.value.record} uid={uid} />;
}

function Whole({ record, uid }: { record: DebateRecord; uid: string }) {
  const { room } = record;
  const { onReport, onReportRoom, dialog } = useRecordReport(room, 'member');
  return (
    <>
      <PageTitle>{`Report: ${room.motion}`}</PageTitle>
      <RecordHead room={room}>
        <p className="row wrap print:hidden">
          <ButtonLink href={debateUrl(room.id)} size="sm" icon={ArrowLeft}>
            The room
          </ButtonLink>
          {room.visibility === 'public' && (
            <ButtonLink href={recordUrl(room.id)} size="sm" icon={Share2}>
              Public page
            </ButtonLink>
          )}
          <ReportDebateButton onReport={onReportRoom} />
        </p>
      </RecordHead>
      <div className="mt-6 grid gap-10">
        <RecordView
          record={record}
          onReport={onReport}
          report={(onGo) => <ReportPanel room={room} messages={record.messages} uid={uid} onGo={onGo} />}
        />
        <Ballots room={room} uid={uid} />
      </div>
      {dialog}
    </>
  );
}

function NoReport({ roomId }: { roomId: string }) {
  return (
    <>
      <PageTitle>No report</PageTitle>
      <EmptyState
        level={1}
        title="There is no report here"
        action={
          <ButtonLink href={debateUrl(roomId)} look="primary">
            Open its room
          </ButtonLink>
        }
      >
        The debate may still be under way, or you have not been let into its room. Its report stands here once
        it has ended.
      </EmptyState>
    </>
  );
}

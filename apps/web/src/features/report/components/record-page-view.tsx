import type { DebateRecord, Live, RecordReading } from '@rostrum/data';
import { ButtonLink } from '@rostrum/ui';
import { ArrowLeft, Share2 } from 'lucide-react';
import * as m from '@rostrum/words/report';
import { debateUrl, recordUrl } from '../../../shared/navigation/paths.ts';
import { Ballots } from '../../../shared/ballots/ballots.tsx';
import { ReportDebateButton } from '../../../shared/casework/report-debate-button.tsx';
import { useRecordReport } from '../../../shared/casework/use-record-report.tsx';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { RecordHead } from '../../../shared/replay/record-head.tsx';
import { RecordView } from '../../../shared/replay/record-view.tsx';
import { ReportPanel } from '../../../shared/report/report-panel.tsx';
import { RecordStates } from './record-states.tsx';

export type RecordPageViewProps = { roomId: string; uid: string; reading: Live<RecordReading> };

/** The possible states of a report's page. */
export function RecordPageView({ roomId, uid, reading }: RecordPageViewProps) {
  return (
    <div className="page">
      <RecordStates roomId={roomId} reading={reading} title={m.report()}>
        {(record) => <Whole record={record} uid={uid} />}
      </RecordStates>
    </div>
  );
}

function Whole({ record, uid }: { record: DebateRecord; uid: string }) {
  const { room } = record;
  const { onReport, onReportRoom, onReportReason, dialog } = useRecordReport(room, 'member');
  return (
    <>
      <PageTitle>{m.reportOn({ motion: room.motion })}</PageTitle>
      <RecordHead room={room}>
        <p className="row wrap print:hidden">
          <ButtonLink href={debateUrl(room.id)} size="sm" icon={ArrowLeft}>
            {m.theRoom()}
          </ButtonLink>
          {room.visibility === 'public' && (
            <ButtonLink href={recordUrl(room.id)} size="sm" icon={Share2}>
              {m.publicPage()}
            </ButtonLink>
          )}
          <ReportDebateButton onReport={onReportRoom} />
        </p>
      </RecordHead>
      <div className="mt-6 grid gap-10">
        <RecordView
          record={record}
          onReport={onReport}
          report={(onGo) => <ReportPanel {...record} uid={uid} onGo={onGo} onReportReason={onReportReason} />}
        />
        <Ballots room={room} uid={uid} />
      </div>
      {dialog}
    </>
  );
}

import {
  useAllReceived,
  useDebateReport,
  useMapCorrections,
  useMyFeedbackOn,
  useReportMap,
  type DebateRecord,
  type Live,
} from '@rostrum/data';
import {
  isOfRecord,
  type ArgumentMap,
  type DebateReport,
  type Feedback,
  type ReceivedBallot,
} from '@rostrum/domain';
import { applyCorrections } from '@rostrum/moderator/map';
import { Bones, ButtonLink, EmptyState, ErrorState } from '@rostrum/ui';
import * as m from '@rostrum/words/report';
import { reportUrl } from '../../../../shared/navigation/paths.ts';
import { SheetsView } from './sheets-view.tsx';

/** The sheets of a debate's debaters, once all that is on them is known. */
export function Sheets({ record, uid }: { record: DebateRecord; uid: string }) {
  const { room } = record;
  const corrections = useMapCorrections(room.id);
  const received = useAllReceived(uid);
  return (
    <SheetsStates
      record={record}
      uid={uid}
      report={useDebateReport(room.id)}
      map={useReportMap(room.id)}
      feedback={useMyFeedbackOn(room.id, uid)}
      received={received.status === 'ready' ? received.value.filter(({ roomId }) => roomId === room.id) : []}
      corrections={corrections.status === 'ready' ? corrections.value : []}
    />
  );
}

export type SheetsStatesProps = {
  record: DebateRecord;
  uid: string;
  report: Live<DebateReport | null>;
  map: Live<ArgumentMap | null>;
  feedback: Live<Feedback | null>;
  received: readonly ReceivedBallot[];
  corrections: Parameters<typeof applyCorrections>[1];
};

/** The possible states of the sheets. */
export function SheetsStates(props: SheetsStatesProps) {
  const { record, uid, report, map, feedback, received, corrections } = props;
  const failed = [report, map, feedback].find((one) => one.status === 'error');
  if (failed?.status === 'error') {
    return (
      <ErrorState title={m.sheetsFailed()} level={1} onRetry={failed.retry}>
        {failed.message}
      </ErrorState>
    );
  }
  if (report.status !== 'ready' || map.status !== 'ready' || feedback.status !== 'ready')
    return <Bones label={m.sheetsLoading()} lines={10} />;
  if (!report.value || !map.value || !isOfRecord(report.value, record.room))
    return <NoSheets roomId={record.room.id} />;
  return (
    <SheetsView
      {...record}
      uid={uid}
      report={report.value}
      map={applyCorrections(map.value, corrections).map}
      own={{ feedback: feedback.value, received }}
    />
  );
}

function NoSheets({ roomId }: { roomId: string }) {
  return (
    <EmptyState
      level={1}
      title={m.noSheets()}
      action={
        <ButtonLink href={reportUrl(roomId)} look="primary">
          {m.openReport()}
        </ButtonLink>
      }
    >
      {m.noSheetsHint()}
    </EmptyState>
  );
}

import type { ArgumentMap, DebateReport, MapCorrection, Message, Room } from '@rostrum/domain';
import type { Correct } from '../argument-map/node-dialog.tsx';
import { DecisionSection } from '../judging/decision-section.tsx';
import { AirtimeSection } from './airtime-section.tsx';
import { CivilitySection } from './civility-section.tsx';
import { MapSection } from './map-section.tsx';
import { ReportDownloads } from './report-downloads.tsx';
import { SummarySection } from './summary-section.tsx';
import { TurningPoints } from './turning-points.tsx';
import { VerdictSection } from './verdict-section.tsx';

export type ReportViewProps = {
  room: Room;
  messages: readonly Message[];
  report: DebateReport;
  map: ArgumentMap;
  corrections: readonly MapCorrection[];
  /** Goes to a message in the transcript. */
  onGo: (messageId: string) => void;
  /** Undefined for a person who did not debate. */
  correct: Correct | undefined;
  isBusy: boolean;
};

/** A debate's report: every line is linked to its source. */
export function ReportView(props: ReportViewProps) {
  const { room, messages, report, map, corrections, onGo, correct, isBusy } = props;
  return (
    <div className="report">
      <DecisionSection room={room} />
      <VerdictSection room={room} report={report} />
      <SummarySection room={room} messages={messages} report={report} onGo={onGo} />
      <MapSection
        room={room}
        drawn={map}
        leftOut={report.lines.leftOut}
        corrections={corrections}
        onGo={onGo}
        correct={correct}
        isBusy={isBusy}
      />
      <div className="report-cols">
        <AirtimeSection room={room} report={report} />
        <CivilitySection room={room} report={report} />
      </div>
      <TurningPoints room={room} messages={messages} report={report} onGo={onGo} />
      <ReportDownloads {...props} />
    </div>
  );
}

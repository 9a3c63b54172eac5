import type { ArgumentMap, DebateReport, MapCorrection, Message, PanelDecision, Room } from '@rostrum/domain';
import { applyCorrections } from '@rostrum/moderator/map';
import { useMemo } from 'react';
import type { Correct } from '../argument-map/node-dialog.tsx';
import type { SaidReason } from '../casework/use-record-report.tsx';
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
  /** What the judges decided. */
  decision: PanelDecision | null;
  /** Goes to a message in the transcript. */
  onGo: (messageId: string) => void;
  /** Reports a judge's reason to the house. */
  onReportReason?: ((said: SaidReason) => void) | undefined;
  /** Undefined for a person who did not debate. */
  correct: Correct | undefined;
  isBusy: boolean;
  isSignedIn: boolean;
};

/** A debate's report: every line is linked to its source. */
export function ReportView(props: ReportViewProps) {
  const { room, messages, report, map: drawn, corrections, onGo, correct, isBusy } = props;
  const map = useMemo(() => applyCorrections(drawn, corrections).map, [drawn, corrections]);
  return (
    <div className="report">
      <DecisionSection room={room} onReport={props.onReportReason} />
      <VerdictSection room={room} messages={messages} report={report} onGo={onGo} />
      <SummarySection room={room} messages={messages} report={report} onGo={onGo} />
      <MapSection
        room={room}
        map={map}
        leftOut={report.lines.leftOut}
        onGo={onGo}
        correct={correct}
        isBusy={isBusy}
      />
      <div className="report-cols">
        <AirtimeSection room={room} report={report} />
        <CivilitySection room={room} report={report} />
      </div>
      <TurningPoints room={room} messages={messages} report={report} onGo={onGo} />
      <ReportDownloads {...props} map={map} />
    </div>
  );
}

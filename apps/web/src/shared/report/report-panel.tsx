import { useDebateReport, useMapCorrections, useReportMap, type Live } from '@rostrum/data';
import {
  benchOf,
  isOfRecord,
  swingWords,
  type ArgumentMap,
  type DebateReport,
  type MapCorrection,
  type Message,
  type PanelDecision,
  type Room,
} from '@rostrum/domain';
import { Bones, Button, EmptyState, ErrorState } from '@rostrum/ui';
import { useState } from 'react';
import * as m from '@rostrum/words/report-page';
import type { SaidReason } from '../casework/use-record-report.tsx';
import { useCommand, type Run } from '../commands/use-command.ts';
import { ReportView } from './report-view.tsx';
import { TallyTable } from './tally-table.tsx';

export type ReportPanelProps = {
  room: Room;
  messages: readonly Message[];
  decision: PanelDecision | null;
  /** The reader; null for a signed-out person. */
  uid: string | null;
  onGo: (messageId: string) => void;
  /** Reports a judge's reason to the house. */
  onReportReason?: ((said: SaidReason) => void) | undefined;
};

/** The report of a finished debate, wherever its record is shown. */
export function ReportPanel(props: ReportPanelProps) {
  const { id } = props.room;
  return (
    <ReportStates
      {...props}
      report={useDebateReport(id)}
      map={useReportMap(id)}
      corrections={useMapCorrections(id)}
    />
  );
}

export type ReportStatesProps = ReportPanelProps & {
  report: Live<DebateReport | null>;
  map: Live<ArgumentMap | null>;
  corrections: Live<readonly MapCorrection[]>;
};

/** The possible states of a report. */
export function ReportStates(props: ReportStatesProps) {
  const { room, messages, decision, uid, onGo, onReportReason, report, map, corrections } = props;
  const { busy, run } = useCommand('feedback');
  const isBusy = busy !== null;
  if (report.status === 'loading' || map.status === 'loading') return <Bones label={m.loading()} lines={8} />;
  if (report.status === 'error') return <NotLoaded {...report} />;
  if (map.status === 'error') return <NotLoaded {...map} />;
  const isSignedIn = uid !== null;
  if (!report.value || !map.value) return <NotWritten {...{ room, isBusy, run, isSignedIn }} />;
  // It may still quote words that were removed from the record.
  if (!isOfRecord(report.value, room)) return <NotWritten {...{ room, isBusy, run, isSignedIn }} isAgain />;
  const hasDebated = uid !== null && benchOf(room.debate, uid) !== undefined;
  return (
    <ReportView
      room={room}
      messages={messages}
      decision={decision}
      report={report.value}
      map={map.value}
      corrections={corrections.status === 'ready' ? corrections.value : []}
      onGo={onGo}
      onReportReason={onReportReason}
      correct={
        hasDebated
          ? async (correction, again) =>
              (await run({ type: 'correctMap', roomId: room.id, ...correction }, { again })) !== undefined
          : undefined
      }
      isBusy={isBusy}
      isSignedIn={isSignedIn}
    />
  );
}

function NotLoaded({ message, retry }: { message: string; retry: () => void }) {
  return (
    <ErrorState small title={m.failed()} onRetry={retry}>
      {message}
    </ErrorState>
  );
}

type NotWrittenProps = {
  room: Room;
  isBusy: boolean;
  run: Run<'feedback'>;
  isSignedIn: boolean;
  isAgain?: boolean;
};

/** It is written within seconds. After a failure, or for an old debate, anybody may request it. */
function NotWritten({ room, isSignedIn, isBusy, run, isAgain = false }: NotWrittenProps) {
  const [isAsked, setIsAsked] = useState(isAgain);
  const ask = async () => {
    const again = () => void ask();
    const asked = await run({ type: 'askReport', roomId: room.id }, { again });
    setIsAsked(asked !== undefined);
  };
  return (
    <>
      {room.tally && (
        <section className="mb-6 grid gap-4">
          <p className="serif text-xl">{swingWords(room.tally)}</p>
          <TallyTable tally={room.tally} />
        </section>
      )}
      <EmptyState
        small
        title={isAsked ? m.askedTitle() : m.notWrittenTitle()}
        action={
          isSignedIn && (
            <Button look="primary" busy={isBusy} onClick={() => void ask()}>
              {isAsked ? m.askAgain() : m.writeNow()}
            </Button>
          )
        }
      >
        {isAsked ? m.askedHint() : m.notWrittenHint()}
      </EmptyState>
    </>
  );
}

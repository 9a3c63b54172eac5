import type { DebateRecord } from '@rostrum/data';
import { spokenIn, type Message } from '@rostrum/domain';
import { DebateLanguage, EmptyState, Segment } from '@rostrum/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as m from '@rostrum/words/replay';
import { SHOW } from '../navigation/paths.ts';
import { Downloads } from './downloads.tsx';
import { RecordFloor } from './record-floor.tsx';
import { recordLines } from './record-lines.ts';
import { Replay } from './replay.tsx';
import { useReel } from './use-reel.ts';

type Part = 'report' | 'replay' | 'transcript';

const parts = (): { value: Part; label: string }[] => [
  { value: 'report', label: m.report() },
  { value: 'replay', label: m.replay() },
  { value: 'transcript', label: m.transcript() },
];

export type RecordViewProps = {
  record: DebateRecord;
  /** The debate's results, if shown; it gets the way to a message in the transcript. */
  report?: (onGo: (messageId: string) => void) => ReactNode;
  /** Reports a message to the house. */
  onReport?: ((message: Message) => void) | undefined;
};

/** A finished debate: its results, its playback or text, and its downloads. */
export function RecordView({ record, report, onReport }: RecordViewProps) {
  const [wish] = useSearchParams();
  const [part, setPart] = useState<Part>(report && wish.get(SHOW) !== 'replay' ? 'report' : 'replay');
  const [shownId, setShownId] = useState<string>();
  const reel = useReel(record);
  const { room } = record;
  const goTo = (messageId: string) => {
    setShownId(messageId);
    setPart('transcript');
  };
  const lines = useMemo(() => (reel ? recordLines(room.debate, reel.messages, reel.acts) : []), [room, reel]);
  if (!reel) {
    return (
      <EmptyState small title={m.nothingTitle()}>
        {m.nothing()}
      </EmptyState>
    );
  }
  return (
    <DebateLanguage value={spokenIn(room)}>
      <section className="grid gap-4" aria-label={m.record()}>
        <div className="row wrap">
          <Segment
            className="flex-none"
            label={m.show()}
            options={report ? parts() : parts().slice(1)}
            value={part}
            onChange={setPart}
          />
          {part !== 'report' && (
            <span className="push">
              <Downloads record={record} />
            </span>
          )}
        </div>
        {part === 'report' && report?.(goTo)}
        {part === 'replay' && <Replay record={record} reel={reel} />}
        {part === 'transcript' && (
          <RecordFloor
            lines={lines}
            startedAtMs={room.startedAtMs}
            label={m.transcript()}
            shownId={shownId}
            onReport={onReport}
            empty={m.nobodySpoke()}
          />
        )}
      </section>
    </DebateLanguage>
  );
}

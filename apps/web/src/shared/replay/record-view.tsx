import type { DebateRecord } from '@rostrum/data';
import type { Message } from '@rostrum/domain';
import { EmptyState, Segment } from '@rostrum/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SHOW } from '../navigation/paths.ts';
import { Downloads } from './downloads.tsx';
import { RecordFloor } from './record-floor.tsx';
import { recordLines } from './record-lines.ts';
import { Replay } from './replay.tsx';
import { useReel } from './use-reel.ts';

const PARTS = [
  { value: 'report', label: 'Report' },
  { value: 'replay', label: 'Replay' },
  { value: 'transcript', label: 'Transcript' },
] as const;
type Part = (typeof PARTS)[number]['value'];

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
      <EmptyState small title="There is nothing to play back">
        The log of this debate is empty.
      </EmptyState>
    );
  }
  return (
    <section className="grid gap-4" aria-label="Record of the debate">
      <div className="row wrap">
        <Segment
          className="flex-none"
          label="Show"
          options={report ? PARTS : PARTS.slice(1)}
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
          label="Transcript"
          shownId={shownId}
          onReport={onReport}
          empty="Nobody spoke in this debate."
        />
      )}
    </section>
  );
}

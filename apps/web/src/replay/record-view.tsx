import type { DebateRecord } from '@rostrum/data';
import { EmptyState, Segment } from '@rostrum/ui';
import { useMemo, useState } from 'react';
import { Downloads } from './downloads.tsx';
import { RecordFloor } from './record-floor.tsx';
import { recordLines } from './record-lines.ts';
import { Replay } from './replay.tsx';
import { useReel } from './use-reel.ts';

const PARTS = [
  { value: 'replay', label: 'Replay' },
  { value: 'transcript', label: 'Transcript' },
] as const;
type Part = (typeof PARTS)[number]['value'];

/** A finished debate: played back or read, and taken along. */
export function RecordView({ record }: { record: DebateRecord }) {
  const [part, setPart] = useState<Part>('replay');
  const reel = useReel(record);
  const { room } = record;
  const lines = useMemo(
    () => (reel ? recordLines(room.debate.format.steps, reel.messages, reel.acts) : []),
    [room, reel],
  );
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
        <Segment className="flex-none" label="Show" options={PARTS} value={part} onChange={setPart} />
        <span className="push">
          <Downloads record={record} />
        </span>
      </div>
      {part === 'replay' ? (
        <Replay record={record} reel={reel} />
      ) : (
        <RecordFloor
          lines={lines}
          startedAtMs={room.startedAtMs}
          label="Transcript"
          empty="Nobody spoke in this debate."
        />
      )}
    </section>
  );
}

import { useLayoutEffect, useRef } from 'react';
import { Virtualizer } from 'virtua';
import { RecordLine } from './record-line.tsx';
import type { RecordLine as Line } from './record-lines.ts';

/** From this many lines on, only those near the eye are in the document. */
const VIRTUAL_FROM = 100;

export type RecordFloorProps = {
  lines: readonly Line[];
  startedAtMs: number | null;
  label: string;
  /** Stays at the last line: what has just been said. */
  followsEnd?: boolean;
  /** Shown in place of lines as long as there are none. */
  empty: string;
};

/** What was said and done, in a frame of its own that scrolls. */
export function RecordFloor({ lines, startedAtMs, label, followsEnd = false, empty }: RecordFloorProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // At once and without a glide: in a fast replay it would never arrive.
    if (followsEnd && ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  }, [followsEnd, lines.length]);
  const drawn = lines.map((line) => (
    <div key={line.key} className="pb-4">
      <RecordLine line={line} startedAtMs={startedAtMs} />
    </div>
  ));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <section className="replay-floor" aria-label={label} ref={ref} tabIndex={0}>
      {lines.length === 0 && <p className="muted py-4">{empty}</p>}
      {lines.length < VIRTUAL_FROM ? drawn : <Virtualizer scrollRef={ref}>{drawn}</Virtualizer>}
    </section>
  );
}

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
  /** Of a replay: stays at the last line, what has just been said. Else all of it stands on the page while it is short. */
  followsEnd?: boolean;
  /** Shown in place of lines as long as there are none. */
  empty: string;
};

/** What was said and done. It scrolls in a frame of its own while it is played back, and where it is long. */
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
  const isVirtual = lines.length >= VIRTUAL_FROM;
  const content = (
    <>
      {lines.length === 0 && <p className="muted py-4">{empty}</p>}
      {isVirtual ? <Virtualizer scrollRef={ref}>{drawn}</Virtualizer> : drawn}
    </>
  );
  if (!followsEnd && !isVirtual) {
    return (
      <section className="record-floor" aria-label={label}>
        {content}
      </section>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <section className="replay-floor" aria-label={label} ref={ref} tabIndex={0}>
      {content}
    </section>
  );
}

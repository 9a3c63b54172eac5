import type { Message } from '@rostrum/domain';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { RecordLine } from './record-line.tsx';
import type { RecordLine as Line } from './record-lines.ts';

/** From this many lines on, only those near the eye are in the document. */
const VIRTUAL_FROM = 100;

export type RecordFloorProps = {
  lines: readonly Line[];
  startedAtMs: number | null;
  label: string;
  /** In a replay it stays at the last line. Otherwise all of it is on the page while it is short. */
  followsEnd?: boolean;
  /** A message that one wants to see: it comes into view and has the focus. */
  shownId?: string | undefined;
  onReport?: ((message: Message) => void) | undefined;
  /** Shown instead of lines while there are none. */
  empty: string;
};

/** The messages and acts. It scrolls in its own frame during playback, and if it is long. */
export function RecordFloor({
  lines,
  startedAtMs,
  label,
  followsEnd = false,
  shownId,
  onReport,
  empty,
}: RecordFloorProps) {
  const ref = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  useEffect(() => {
    const at = lines.findIndex((line) => line.type === 'said' && line.message.id === shownId);
    if (shownId === undefined || at === -1) return;
    list.current?.scrollToIndex(at, { align: 'center' });
    const frame = requestAnimationFrame(() => showLine(ref.current, shownId));
    return () => cancelAnimationFrame(frame);
  }, [shownId, lines]);
  useLayoutEffect(() => {
    // At once and without a glide: in a fast replay it would never arrive.
    if (followsEnd && ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  }, [followsEnd, lines.length]);
  const drawn = lines.map((line) => (
    <div
      key={line.key}
      className="pb-4"
      {...(line.type === 'said' && { 'data-message': line.message.id, tabIndex: -1 })}
    >
      <RecordLine line={line} startedAtMs={startedAtMs} onReport={onReport} />
    </div>
  ));
  const isVirtual = lines.length >= VIRTUAL_FROM;
  const content = (
    <>
      {lines.length === 0 && <p className="muted py-4">{empty}</p>}
      {isVirtual ? (
        <Virtualizer ref={list} scrollRef={ref}>
          {drawn}
        </Virtualizer>
      ) : (
        drawn
      )}
    </>
  );
  if (!followsEnd && !isVirtual) {
    return (
      <section className="record-floor" aria-label={label} ref={ref}>
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

function showLine(floor: HTMLElement | null, messageId: string): void {
  const line = floor?.querySelector<HTMLElement>(`[data-message="${CSS.escape(messageId)}"]`);
  line?.scrollIntoView({ block: 'center' });
  line?.focus({ preventScroll: true });
}

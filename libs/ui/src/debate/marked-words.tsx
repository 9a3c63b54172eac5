import { useCallback, useRef, type Ref, type RefObject, type UIEvent } from 'react';
import { highlight, type Span } from '../speech/highlight.ts';

/** A copy of a text field's words, behind the field. Only the lines under the marked words and behind the excess are visible. */
export function MarkedWords({
  text,
  marks,
  excess,
  ref,
}: {
  text: string;
  marks: readonly Span[];
  /** The end of a text that is too long. */
  excess?: Span | undefined;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={ref} className="composer-marks" dir="auto" aria-hidden="true">
      {highlight(text.slice(0, excess?.start), marks).map((passage, index) =>
        passage.marked ? <mark key={index}>{passage.text}</mark> : passage.text,
      )}
      {excess && <mark className="excess">{text.slice(excess.start)}</mark>}
    </div>
  );
}

/** Keeps the layer behind a text field scrolled with it. */
export function useSameScroll(): {
  behind: RefObject<HTMLDivElement | null>;
  onScroll: (event: UIEvent) => void;
} {
  const behind = useRef<HTMLDivElement>(null);
  const onScroll = useCallback(({ currentTarget }: UIEvent) => {
    if (behind.current) behind.current.scrollTop = currentTarget.scrollTop;
  }, []);
  return { behind, onScroll };
}

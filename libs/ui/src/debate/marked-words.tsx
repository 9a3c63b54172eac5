import { useCallback, useRef, type Ref, type RefObject, type UIEvent } from 'react';
import { highlight, type Span } from '../speech/highlight.ts';

/** A copy of a text field's words, behind the field. Only the lines under the marked words are visible. */
export function MarkedWords({
  text,
  marks,
  ref,
}: {
  text: string;
  marks: readonly Span[];
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={ref} className="composer-marks" dir="auto" aria-hidden="true">
      {highlight(text, marks).map((passage, index) =>
        passage.marked ? <mark key={index}>{passage.text}</mark> : passage.text,
      )}
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

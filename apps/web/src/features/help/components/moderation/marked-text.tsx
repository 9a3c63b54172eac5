import type { Span } from '@rostrum/domain';

/** As much as is drawn of a very long text; the engine reads all of it. */
const SHOWN = 2_000;

/** The original text with marked words. It is never parsed as markup. */
export function MarkedText({ text, spans }: { text: string; spans: readonly Span[] }) {
  return (
    <p className="tried-words" dir="auto">
      {cut(text.slice(0, SHOWN), spans).map(({ start, words, isMarked }) =>
        isMarked ? <mark key={start}>{words}</mark> : <span key={start}>{words}</span>,
      )}
      {text.length > SHOWN && '…'}
    </p>
  );
}

type Piece = { start: number; words: string; isMarked: boolean };

function cut(text: string, spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to > at) pieces.push({ start: at, words: text.slice(at, to), isMarked });
    at = Math.max(at, to);
  };
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    add(Math.min(start, text.length), false);
    add(Math.min(end, text.length), true);
  }
  add(text.length, false);
  return pieces;
}

import type { Span } from '@rostrum/domain';

export type { Span };

export interface Passage {
  text: string;
  marked: boolean;
}

/** Cuts a text at its spans. Spans may overlap, come in any order or reach beyond the text. */
export function highlight(text: string, spans: readonly Span[]): Passage[] {
  const passages: Passage[] = [];
  let at = 0;
  for (const { start, end } of merged(spans, text.length)) {
    if (start > at) passages.push({ text: text.slice(at, start), marked: false });
    passages.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length) passages.push({ text: text.slice(at), marked: false });
  return passages;
}

function merged(spans: readonly Span[], length: number): Span[] {
  const inside = spans
    .map(({ start, end }): Span => ({ start: Math.max(0, start), end: Math.min(length, end) }))
    .filter(({ start, end }) => start < end)
    .sort((one, other) => one.start - other.start);
  const result: Span[] = [];
  for (const span of inside) {
    const last = result.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else result.push(span);
  }
  return result;
}

import type { Span } from '@rostrum/domain';
import { spanOf, type Analysis } from './analysis.ts';

/** Signs that end a sentence for a reader. The engine also ends one at a semicolon. */
const ENDS = /[.!?…。！？؟।\n]/u;
const BEFORE = /["'“‘«(*_]+$/u;
const AFTER = /^["'”’»)*_]*[.!?…。！？؟।]*["'”’»)*_]*/u;

/** The sentences of a text as a reader sees them: from the capital, or the quotation mark, to the full stop. */
export function wholeSentences(analysis: Analysis): Span[] {
  const { original } = analysis;
  const spans: Span[] = [];
  for (const { from, to } of analysis.sentences) {
    const span = spanOf(analysis, from, to);
    if (span.end <= span.start) continue;
    const last = spans.at(-1);
    if (last && !ENDS.test(original.slice(last.end, span.start))) last.end = span.end;
    else spans.push({ ...span });
  }
  return spans.map(({ start, end }) => ({
    start: start - (BEFORE.exec(original.slice(Math.max(0, start - 3), start))?.[0].length ?? 0),
    end: end + (AFTER.exec(original.slice(end, end + 6))?.[0].length ?? 0),
  }));
}

/** The same as texts. */
export function sentenceTexts(analysis: Analysis): string[] {
  return wholeSentences(analysis).map(({ start, end }) => analysis.original.slice(start, end));
}

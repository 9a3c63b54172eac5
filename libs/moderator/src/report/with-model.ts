import { accept, refuse, type CaseVerdict, type DebateReport, type Result, type Side } from '@rostrum/domain';
import type { SummaryLine } from '../policy/event.ts';
import type { ModelVerdict } from '../language-model/judge.ts';
import { linkLines } from './summary-lines.ts';
import { readingOf, verdictOf } from './verdict.ts';
import { linkQuote, type FalseQuote } from './verify-quotes.ts';
import type { Quotable } from './linked-words.ts';

/**
 * The report with lines that a language model chose. If a single quote is not in its message, letter by letter, all
 * of the model's lines are refused and the engine's own stay.
 */
export function withModelLines(
  report: DebateReport,
  lines: Readonly<Record<Side, readonly SummaryLine[]>>,
  messages: readonly Quotable[],
): Result<DebateReport, FalseQuote['problem']> {
  for (const line of [...lines.for, ...lines.against]) {
    const linked = linkQuote(line, messages);
    if (!linked.ok) return linked;
  }
  const summary = linkLines(lines, messages);
  if (summary.for.length + summary.against.length === 0) return refuse('nothing is quoted');
  return accept({ ...report, summary: { engine: 'model', ...summary } });
}

/** A model's findings with each case first once, as a verdict: no winner if the order decided. */
export function modelVerdict({
  forFirst,
  againstFirst,
}: {
  forFirst: ModelVerdict;
  againstFirst: ModelVerdict;
}): CaseVerdict {
  return verdictOf('model', readingOf('for', forFirst), readingOf('against', againstFirst));
}

import type { Span } from '@rostrum/domain';
import type { SparseVector } from '../base/sparse-vector.ts';
import type { Finding } from '../heads/finding.ts';
import { spanOf, type Analysis } from '../text/analysis.ts';

/** UTF-16 units of a text that are read; an encoder's time grows with them. */
const LONGEST = 1_200;
const MOST = 4;

/**
 * A part of a text: what an encoder reads, and the hashed words of the same part. `among`: the number of parts that it was
 * picked from.
 */
export type Passage = { text: string; span: Span; grams: SparseVector; among: number };

/** The text as one passage. */
export function wholeOf({ original, grams }: Analysis): Passage {
  return { text: readable(original), span: { start: 0, end: original.length }, grams, among: 1 };
}

/** A passage for each sentence. */
export function sentencePassages(analysis: Analysis): Passage[] {
  const among = analysis.sentences.length;
  return analysis.sentences.flatMap(({ from, to }, at) => {
    const grams = analysis.gramsBySentence[at];
    if (!grams || to <= from) return [];
    const span = spanOf(analysis, from, to);
    return [{ text: readable(analysis.original.slice(span.start, span.end)), span, grams, among }];
  });
}

/**
 * The passages to read: the whole text, and the sentences that a finding points at or that are suspicious themselves, since
 * one sentence is lost in a long argument.
 */
export function passagesOf(
  analysis: Analysis,
  findings: readonly Finding[],
  isSuspicious: (passage: Passage) => boolean,
): Passage[] {
  const pointedAt = ({ span: { start, end } }: Passage) =>
    findings.some(
      ({ kind, flag, spans }) =>
        (flag || kind === 'distress') && spans.some((span) => span.start < end && start < span.end),
    );
  const whole = wholeOf(analysis);
  const parts = sentencePassages(analysis).filter(
    (passage) => passage.text !== whole.text && (pointedAt(passage) || isSuspicious(passage)),
  );
  return [whole, ...parts].filter(({ text }) => text !== '').slice(0, MOST);
}

function readable(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST);
}

import { ownWords } from '../attribution/own-words.ts';
import type { Finding } from '../heads/finding.ts';

/** UTF-16 units of a text that are read; an encoder's time grows with them. */
const LONGEST = 1_200;
const MOST = 3;
const SENTENCE_END = /[.!?…]+["”’)]*\s+|\n+/gu;

/**
 * The passages to read: the author's own words as a whole, and the sentences that the findings point at, since one sentence
 * is lost in a long argument.
 */
export function passagesOf(text: string, findings: readonly Finding[]): string[] {
  const own = ownWords(text);
  const pointedAt = sentencesOf(own).filter(({ start, end }) =>
    findings.some(({ flag, spans }) => flag && spans.some((span) => span.start < end && start < span.end)),
  );
  const passages = [own, ...pointedAt.map(({ start, end }) => own.slice(start, end))]
    .map((passage) => passage.replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST))
    .filter((passage) => passage !== '');
  return [...new Set(passages)].slice(0, MOST);
}

/** The sentences of a text, as places in it. */
export function sentencesOf(text: string): { start: number; end: number }[] {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: stop }) => index + stop.length);
  const starts = [0, ...ends];
  return starts.map((start, at) => ({ start, end: ends[at] ?? text.length }));
}

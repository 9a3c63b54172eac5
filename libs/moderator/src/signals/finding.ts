import type { Span } from '@rostrum/domain';

/** What a head says about a text: how much of it, whether that is enough to speak of, where, and what decided. */
export type Finding<Kind extends string> = {
  kind: Kind;
  /** 0 … 1 */
  score: number;
  /** Whether the score passes the threshold of the head, the one that all its published figures hold at. */
  flag: boolean;
  /** The words, by offsets into the text as it was written. */
  spans: Span[];
  /** One sentence for the author, without judging them. */
  reason: string;
  /** What decided, strongest first, as label and value: the true answer to "Why?". */
  features: { label: string; value: string }[];
};

/** A part of a score in log-odds as people read it: "+1.20". */
export function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
}

/** The spans in the order of the text, without those that lie inside another. */
export function outermost(spans: readonly Span[]): Span[] {
  const inOrder = spans.toSorted((one, other) => one.start - other.start || other.end - one.end);
  let reached = -1;
  return inOrder.filter(({ end }) => {
    if (end <= reached) return false;
    reached = end;
    return true;
  });
}

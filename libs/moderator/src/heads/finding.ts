import type { Span } from '@rostrum/domain';
import type { Reason } from '../said/reasons.ts';
import type { Feature } from '../said/say-feature.ts';

/** How sure a head is; the policy acts by band, never by the bare score. */
export type Band = 'low' | 'medium' | 'high';

const MEDIUM = 0.5;
const HIGH = 0.75;

export function bandOf(score: number): Band {
  if (score >= HIGH) return 'high';
  return score >= MEDIUM ? 'medium' : 'low';
}

/** A head's finding about a text: the score, whether it is flagged, the places, and the deciding factors. */
export type Finding<Kind extends string = string> = {
  kind: Kind;
  /** 0 … 1 */
  score: number;
  /** Whether the score passes the threshold of the head, the one that all its published figures hold at. */
  flag: boolean;
  /** Derived from the score, unless a head has a reason to be less sure. */
  band: Band;
  /** The words, by offsets into the original text. */
  spans: readonly Span[];
  /** What is said to the author, see `sayReason`. */
  reason: Reason;
  /** Whether it points at an explicit phrase that is aimed at somebody, and is no mere impression. */
  isExplicit?: boolean;
  /** Whether a second reader is sure of it too. */
  isSure?: boolean;
  /** The deciding factors, strongest first: the true answer to "Why?", see `sayFeature`. */
  features: readonly Feature[];
};

/** Whether it may count against its author later: an explicit phrase, or an impression that two readers are sure of. */
export function isCertain({ isExplicit, isSure }: Finding): boolean {
  return isExplicit === true || isSure === true;
}

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

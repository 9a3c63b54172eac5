import type { Span } from '@rostrum/domain';

/** How sure a signal is; the policy acts by band, never by the bare score. */
export type Band = 'low' | 'medium' | 'high';

/** Something the engine noticed in a text: where, how sure, and what decided. */
export type Signal = {
  kind: 'personAttack';
  /** 0 … 1 */
  score: number;
  band: Band;
  /** The words, by offsets into the text as it was written. */
  spans: Span[];
  /** One sentence for the author, without judging them. */
  reason: string;
  /** What decided, as label and value; the true answer to "Why?". */
  features: { label: string; value: string }[];
};

const MEDIUM = 0.5;
const HIGH = 0.75;

export function bandOf(score: number): Band {
  if (score >= HIGH) return 'high';
  return score >= MEDIUM ? 'medium' : 'low';
}

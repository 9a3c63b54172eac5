import type { Span } from '@rostrum/domain';

/** What one head says about a text, ready to be shown. `score` is null where the head abstains. */
export type HeadResult = {
  id: string;
  name: string;
  /** Whether it watches over how people speak; the others read arguments. */
  isConduct: boolean;
  /** 0 … 1, for `stance` −1 … 1. */
  score: number | null;
  flag: boolean;
  /** What the score comes to, in a word or two. */
  verdict: string;
  reason: string;
  /** By offsets into the text as it was written. */
  spans: readonly Span[];
  features: readonly { label: string; value: string }[];
};

export type Explanation = { language: string; heads: HeadResult[] };

export type Trial = { text: string; motion: string };

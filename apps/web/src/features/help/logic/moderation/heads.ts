import type { Span } from '@rostrum/domain';

/** One head's result for a text, ready to show. `score` is null if the head abstains. */
export type HeadResult = {
  id: string;
  name: string;
  /** Whether it watches over how people speak; the others read arguments. */
  isConduct: boolean;
  /** 0 … 1, for `stance` −1 … 1. */
  score: number | null;
  flag: boolean;
  /** The meaning of the score, in a word or two. */
  verdict: string;
  reason: string;
  /** By offsets into the original text. */
  spans: readonly Span[];
  features: readonly { label: string; value: string }[];
};

export type Explanation = { language: string; heads: HeadResult[] };

export type Trial = { text: string; motion: string };

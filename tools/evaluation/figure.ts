import type { DataFile } from '../training/data.ts';
import type { Interval } from '../training/metrics.ts';

/** One measured figure: a line of the table. Shares are 0 … 1. */
export type Figure = {
  head: string;
  /** The figure and its data: "AUC, civility_cmv, by thread". */
  figure: string;
  value: number;
  interval: Interval;
  /** The same figure for a baseline without an engine, in words: "length .64". */
  trivial: string;
  /** The same figure for a list of rude words, or "–". */
  wordList: string;
  aim: { atLeast: number } | { atMost: number };
  reference: string;
  /** The attempts, if the aim is not reached. */
  note?: string;
};

/** Measures some figures of one head. Only ever on rows whose group the model was not trained on. */
export type EvaluationRow = {
  name: string;
  data: readonly DataFile[];
  measure: () => Figure[] | Promise<Figure[]>;
  /** A file of the web client that shows the row's figures, and its text. It is written whenever the row is measured. */
  shownIn?: { file: URL; text: (figures: readonly Figure[]) => string };
  /** What it keeps in memory for other rows. Rows that share one thing are measured in one thread. */
  shares?: 'fitted readers' | 'folds of civility' | 'relevance' | 'words of threads';
  /** Nobody may look at it yet: it is not measured, not even by name. */
  isShut?: boolean;
};

export function reaches({ value, aim }: Pick<Figure, 'value' | 'aim'>): boolean {
  return 'atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost;
}

/** ".934" for a share; more digits for a small one. */
export function share(value: number): string {
  if (Number.isNaN(value)) return '–';
  const text = Math.abs(value) < 0.1 ? value.toFixed(4) : value.toFixed(3);
  return text.replace(/^(-?)0\./, '$1.');
}

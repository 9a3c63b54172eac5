import type { Analysis, CivilityHead, LinearName, SparseVector } from '@rostrum/moderator/training';

/** `before`: the message that a message of civility_cmv answers. `clean`: arguments of calm debates. */
type Source =
  | 'cmv'
  | 'before'
  | 'davidson'
  | 'hatecheck'
  | 'toxigen'
  | 'fairness'
  | 'kpa'
  | 'perspectrum'
  | 'own'
  | 'groups'
  | 'talk'
  | 'rude-talk';

/** A row's weight for a head, and its label; missing for a head without a label. */
export type Target = { y: 0 | 1; weight: number };
export type CivilityRow = {
  source: Source;
  text: string;
  /** The file's own label. */
  label: string;
  /** Rows of one group are never on both sides of a fold. */
  group: string;
  analysis: Analysis;
  /** The label about groups. */
  groupGrams: SparseVector;
  plain: Float64Array;
  linear: Partial<Record<LinearName, Target>>;
  trees: Partial<Record<CivilityHead, Target>>;
  /** Excluded from training to keep it short; measured anyway. */
  measuredOnly: boolean;
};

/** A row before it is read; `keep`: the share of such rows that training uses. */
export type Raw = Omit<CivilityRow, 'analysis' | 'groupGrams' | 'plain' | 'measuredOnly'> & { keep?: number };

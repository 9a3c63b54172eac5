import type { Strictness } from '@rostrum/domain';
import type { Band } from '../heads/finding.ts';
import type { Level } from './decision.ts';

/** The first and the last rung of the ladder. Null: silence. */
export type Rungs = { first: Level; last: Level } | null;

/** The meaning of a strictness, as data. The moderator ignores a finding below `…From`. */
export type StrictnessTable = {
  /** An attack on a person or a group, by how sure it is. */
  attack: Record<Band, Rungs>;
  severeFrom: Band;
  privacyFrom: Band;
  /** Whether two messages far from the motion are worth a word. */
  offTopic: boolean;
  evidenceFrom: Band | 'never';
  unansweredFrom: Band | 'never';
  injectionFrom: Band;
  steelmanFrom: Band;
};

export const STRICTNESS_TABLES: Record<Strictness, StrictnessTable> = {
  relaxed: {
    attack: { low: null, medium: null, high: { first: 3, last: 5 } },
    severeFrom: 'high',
    privacyFrom: 'high',
    offTopic: false,
    evidenceFrom: 'never',
    unansweredFrom: 'never',
    injectionFrom: 'high',
    steelmanFrom: 'high',
  },
  standard: {
    attack: { low: null, medium: { first: 1, last: 3 }, high: { first: 3, last: 5 } },
    severeFrom: 'high',
    privacyFrom: 'medium',
    offTopic: true,
    evidenceFrom: 'high',
    unansweredFrom: 'high',
    injectionFrom: 'medium',
    steelmanFrom: 'medium',
  },
  strict: {
    attack: { low: { first: 1, last: 2 }, medium: { first: 3, last: 4 }, high: { first: 3, last: 5 } },
    severeFrom: 'high',
    privacyFrom: 'medium',
    offTopic: true,
    evidenceFrom: 'high',
    unansweredFrom: 'medium',
    injectionFrom: 'medium',
    steelmanFrom: 'medium',
  },
};

const ORDER: Record<Band | 'never', number> = { low: 0, medium: 1, high: 2, never: 3 };

export function reaches(band: Band, threshold: Band | 'never'): boolean {
  return ORDER[band] >= ORDER[threshold];
}

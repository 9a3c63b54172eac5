import type { InterventionDocument } from '@rostrum/domain';
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/moderator-policy';
import type { Band } from '../heads/finding.ts';
import { POLICY_VERSION } from './version.ts';

/** One deciding factor. */
export type Factor = InterventionDocument['why'][number];

export const because = (value: string): Factor => ({ label: m.because(), value, is: 'because' });

/** The kind of a finding. */
export const ofKind = (value: string): Factor => ({ label: m.kind(), value, is: 'kind' });

export const byRule = (value: string): Factor => ({ label: m.ruleLabel(), value, is: 'rule' });

/** Who decided. */
export function decidedBy(engine: InterventionDocument['engine']): Factor {
  const version = String(POLICY_VERSION);
  const deciders = {
    embedded: () => m.byEmbedded({ version }),
    model: () => m.byModel({ version }),
    person: () => m.byPerson({ version }),
  };
  return { label: m.decidedBy(), value: deciders[engine](), is: 'decidedBy' };
}

/** That a language model chose the words of an act; it also marks the act as worded. */
export const wordedByModel = (): Factor => ({ label: m.wordedBy(), value: m.byWriter(), is: 'wordedBy' });

/** "high, 0.91". */
export function confidenceOf(band: Band, score: number): string {
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return m.confidenceOf({ band, score: formatNumber(score, two) });
}

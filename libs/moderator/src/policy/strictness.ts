import type { Strictness } from '@rostrum/domain';
import type { Band } from '../signals/signal.ts';

/** From which band on the moderator holds a message, or sends its author a private note. `never` is never. */
export type Thresholds = { holdFrom: Band | 'never'; noteFrom: Band | 'never' };

export const STRICTNESS: Record<Strictness, Thresholds> = {
  relaxed: { holdFrom: 'high', noteFrom: 'never' },
  standard: { holdFrom: 'high', noteFrom: 'medium' },
  strict: { holdFrom: 'medium', noteFrom: 'low' },
};

const ORDER: Record<Band | 'never', number> = { low: 0, medium: 1, high: 2, never: 3 };

export function reaches(band: Band, threshold: Band | 'never'): boolean {
  return ORDER[band] >= ORDER[threshold];
}

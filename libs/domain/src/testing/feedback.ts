import type { DimensionScore } from '../documents/feedback.ts';
import type { Dimension } from '../feedback/dimensions.ts';

/** These scores as feedback holds them, without comments. */
export function dimensionScores(scores: Partial<Record<Dimension, number | null>>): DimensionScore[] {
  return Object.entries(scores).map(([dimension, score]) => ({
    dimension: dimension as Dimension,
    score,
    low: null,
    high: null,
    hits: 0,
    chances: 0,
    reason: '',
    quote: null,
    next: '',
  }));
}

import * as m from '@rostrum/words/dimensions';
import type { Dimension } from './dimensions.ts';

/** A dimension's name, and its question. */
export const DIMENSION_WORDS: Readonly<Record<Dimension, { name: () => string; asks: () => string }>> = {
  argument: { name: m.argument, asks: m.argumentAsks },
  clarity: { name: m.clarity, asks: m.clarityAsks },
  engagement: { name: m.engagement, asks: m.engagementAsks },
  weighing: { name: m.weighing, asks: m.weighingAsks },
  evidence: { name: m.evidence, asks: m.evidenceAsks },
  role: { name: m.role, asks: m.roleAsks },
  civility: { name: m.civility, asks: m.civilityAsks },
};

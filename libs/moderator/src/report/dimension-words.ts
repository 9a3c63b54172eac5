import type { Dimension } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-report';

type DimensionWords = {
  /** "3 of 5 passages give a reason or a source." */
  reason: (counts: { hits: number; chances: number }) => string;
  /** The next step for a learner below, at and above the middle of the scale. */
  next: readonly [low: () => string, middle: () => string, high: () => string];
};

export const DIMENSION_REASONS: Readonly<Record<Dimension, DimensionWords>> = {
  argument: { reason: m.argumentReason, next: [m.argumentLow, m.argumentMiddle, m.argumentHigh] },
  clarity: { reason: m.clarityReason, next: [m.clarityLow, m.clarityMiddle, m.clarityHigh] },
  engagement: { reason: m.engagementReason, next: [m.engagementLow, m.engagementMiddle, m.engagementHigh] },
  weighing: { reason: m.weighingReason, next: [m.weighingLow, m.weighingMiddle, m.weighingHigh] },
  evidence: { reason: m.evidenceReason, next: [m.evidenceLow, m.evidenceMiddle, m.evidenceHigh] },
  role: { reason: m.roleReason, next: [m.roleLow, m.roleMiddle, m.moreOfThis] },
  civility: { reason: m.civilityReason, next: [m.civilityLow, m.civilityMiddle, m.moreOfThis] },
};

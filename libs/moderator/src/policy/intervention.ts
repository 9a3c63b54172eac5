import type { Act, InterventionDocument } from '@rostrum/domain';
import { basisOf } from './basis.ts';
import type { ActedDecision } from './decision.ts';
import { POLICY_VERSION } from './version.ts';
import { decidedBy } from './why.ts';

type InterventionText = Pick<InterventionDocument, 'says' | 'why'> & Partial<InterventionDocument>;

/** A public act that only depends on the clock: certain, on no ladder, and without effect. */
export function intervene(
  act: Act,
  id: string,
  atMs: number,
  { why, ...words }: InterventionText,
): ActedDecision {
  const decided = { engine: 'embedded', policyVersion: POLICY_VERSION } as const;
  return {
    ...decided,
    act,
    id: `${act}-${id}`,
    level: null,
    holds: false,
    effects: [],
    side: null,
    rule: basisOf(act, null),
    band: 'high',
    spans: [],
    intervention: {
      ...decided,
      act,
      to: 'all',
      rule: null,
      messageId: null,
      side: null,
      quote: null,
      spans: [],
      atMs,
      ...words,
      why: [...why, decidedBy('embedded')],
    },
  };
}

import type { Act, InterventionDocument } from '@rostrum/domain';
import type { PolicyDecision } from './policy.ts';
import { POLICY_VERSION } from './version.ts';

type Words = Pick<InterventionDocument, 'says'> & Partial<InterventionDocument>;

/** A decision to act, with what every record carries filled in. `id` is deterministic, so nothing acts twice. */
export function intervene(act: Act, id: string, atMs: number, words: Words, holds = false): PolicyDecision {
  const { why = [], ...rest } = words;
  return {
    act,
    id: `${act}-${id}`,
    holds,
    intervention: {
      act,
      to: 'all',
      rule: null,
      messageId: null,
      side: null,
      quote: null,
      spans: [],
      engine: 'embedded',
      policyVersion: POLICY_VERSION,
      atMs,
      ...rest,
      why: [
        ...why,
        { label: 'Decided by', value: `embedded engine, policy ${POLICY_VERSION}; no language model` },
      ],
    },
  };
}

import type { InterventionDocument } from '../documents/intervention.ts';
import { NOON_MS } from './debates.ts';

/** A bell that everybody hears. */
export function anIntervention(changes: Partial<InterventionDocument> = {}): InterventionDocument {
  return {
    act: 'time',
    to: 'all',
    says: 'One minute.',
    rule: null,
    messageId: null,
    side: null,
    quote: null,
    spans: [],
    why: [{ label: 'Decided by', value: 'embedded engine, policy 1; no language model' }],
    engine: 'embedded',
    policyVersion: 1,
    atMs: NOON_MS,
    ...changes,
  };
}

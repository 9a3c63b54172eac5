import type { Care, CareDocument } from '../documents/care.ts';
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

/** Care for Ada, or for `about`; to the person unless `to` is the host. */
export function aCareCard(changes: Partial<CareDocument> = {}): Care {
  const about = changes.about ?? 'ada';
  const fields = anIntervention({ says: 'You do not have to carry it alone.', messageId: 'm1' });
  const to = changes.to ?? about;
  return {
    ...fields,
    ...changes,
    id: to === about ? `care-${about}` : `care-${about}-host`,
    act: 'care',
    about,
    to,
  };
}

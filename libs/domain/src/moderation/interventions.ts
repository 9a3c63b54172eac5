import type { Act } from '../documents/intervention.ts';

/** An intervention's form on the floor: for everybody, for one person, severe, a correction, or a single line. */
type InterventionKind = 'public' | 'private' | 'severe' | 'correction' | 'line';

/**
 * What people may do about an intervention. Nothing about a `utility`, which keeps the debate going or reports people's
 * actions. They may appeal a `turn`. They may appeal a `judgement`, call it unfair and pause its type. They may appeal a
 * `safeguard` against harm outside the debate, but nobody can turn it off. `care` is an offer to one person, who may say
 * that it was not about them; nobody can turn it off either.
 */
type InterventionNature = 'utility' | 'judgement' | 'safeguard' | 'care';

type InterventionTraits = {
  /** Its kind if everybody sees it. Bells and hand-overs are frequent enough to be single lines. */
  kind: InterventionKind;
  nature: InterventionNature;
};

/** The form of each intervention, and its nature. `INTERVENTION_WORDS` names them. */
export const INTERVENTIONS: Readonly<Record<Act, InterventionTraits>> = {
  open: { kind: 'public', nature: 'utility' },
  time: { kind: 'line', nature: 'utility' },
  handover: { kind: 'line', nature: 'utility' },
  airtime: { kind: 'private', nature: 'judgement' },
  quiet: { kind: 'private', nature: 'judgement' },
  lull: { kind: 'public', nature: 'judgement' },
  evidence: { kind: 'public', nature: 'judgement' },
  unanswered: { kind: 'public', nature: 'judgement' },
  offTopic: { kind: 'public', nature: 'judgement' },
  steelman: { kind: 'private', nature: 'judgement' },
  heat: { kind: 'private', nature: 'utility' },
  personAttack: { kind: 'public', nature: 'judgement' },
  severe: { kind: 'severe', nature: 'safeguard' },
  care: { kind: 'private', nature: 'care' },
  privacy: { kind: 'private', nature: 'safeguard' },
  flood: { kind: 'private', nature: 'judgement' },
  summary: { kind: 'public', nature: 'utility' },
  injection: { kind: 'private', nature: 'judgement' },
  coolingOff: { kind: 'public', nature: 'judgement' },
  callHost: { kind: 'private', nature: 'utility' },
  standDown: { kind: 'line', nature: 'utility' },
  correction: { kind: 'correction', nature: 'utility' },
  close: { kind: 'public', nature: 'utility' },
};

import type { Act } from '../documents/intervention.ts';
import { own } from '../own.ts';

/** An intervention's form on the floor: for everybody, for one person, severe, a correction, or a single line. */
type InterventionKind = 'public' | 'private' | 'severe' | 'correction' | 'line';

/**
 * What people may do about an intervention. Nothing about a `utility`, which keeps the debate going or reports people's
 * actions. They may appeal a `turn`. They may appeal a `judgement`, call it unfair and pause its type. They may appeal a
 * `safeguard` against harm outside the debate, but nobody can turn it off. `care` is an offer to one person, who may say
 * that it was not about them; nobody can turn it off either.
 */
type InterventionNature = 'utility' | 'judgement' | 'safeguard' | 'care';

/** The name of an intervention, and its nature. */
export type InterventionWords = {
  /** Its kind if everybody sees it. Bells and hand-overs are frequent enough to be single lines. */
  kind: InterventionKind;
  /** The verb on its card. */
  verb: string;
  /** The moderator's subject of search, as people read it in the ledger. */
  ledger: string;
  nature: InterventionNature;
};

export const INTERVENTIONS: Readonly<Record<Act, InterventionWords>> = {
  open: { kind: 'public', verb: 'opens the debate', ledger: 'Opening', nature: 'utility' },
  time: { kind: 'line', verb: 'keeps the time', ledger: 'Bells', nature: 'utility' },
  handover: { kind: 'line', verb: 'hands over', ledger: 'Handovers', nature: 'utility' },
  airtime: { kind: 'private', verb: 'looks at the shares', ledger: 'Share of the time', nature: 'judgement' },
  quiet: { kind: 'private', verb: 'offers you the floor', ledger: 'Somebody quiet', nature: 'judgement' },
  lull: { kind: 'public', verb: 'asks a question', ledger: 'Silence', nature: 'judgement' },
  evidence: {
    kind: 'public',
    verb: 'asks for evidence',
    ledger: 'Claim without support',
    nature: 'judgement',
  },
  unanswered: { kind: 'public', verb: 'asks for a reply', ledger: 'Unanswered claim', nature: 'judgement' },
  offTopic: {
    kind: 'public',
    verb: 'asks how it bears on the motion',
    ledger: 'Off the motion',
    nature: 'judgement',
  },
  steelman: {
    kind: 'private',
    verb: 'asks whether that is fair',
    ledger: 'Restatement',
    nature: 'judgement',
  },
  heat: { kind: 'private', verb: 'has a hint', ledger: 'Rising tone', nature: 'utility' },
  personAttack: {
    kind: 'public',
    verb: 'notes something',
    ledger: 'Words about a person',
    nature: 'judgement',
  },
  severe: { kind: 'severe', verb: 'calls a human', ledger: 'Danger to somebody', nature: 'safeguard' },
  care: { kind: 'private', verb: 'offers help', ledger: 'Care', nature: 'care' },
  privacy: { kind: 'private', verb: 'holds your message', ledger: 'Private details', nature: 'safeguard' },
  flood: { kind: 'private', verb: 'slows you down', ledger: 'Too much at once', nature: 'judgement' },
  summary: { kind: 'public', verb: 'sums up', ledger: 'Summary', nature: 'utility' },
  injection: {
    kind: 'private',
    verb: 'notes something',
    ledger: 'Orders to the moderator',
    nature: 'judgement',
  },
  coolingOff: {
    kind: 'public',
    verb: 'lets both sides cool off',
    ledger: 'Cooling off',
    nature: 'judgement',
  },
  callHost: { kind: 'private', verb: 'calls the host', ledger: 'Call for the host', nature: 'utility' },
  standDown: { kind: 'line', verb: 'steps back', ledger: 'Type paused', nature: 'utility' },
  correction: { kind: 'correction', verb: 'corrects itself', ledger: 'Correction', nature: 'utility' },
  close: { kind: 'public', verb: 'closes the debate', ledger: 'Close', nature: 'utility' },
};

/** The ledger's word for a type; an unknown type stays as it is. */
export function ledgerWord(type: string): string {
  return own(INTERVENTIONS, type)?.ledger ?? type;
}

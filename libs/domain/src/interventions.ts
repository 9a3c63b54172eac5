import type { Act } from './documents/intervention.ts';
import { own } from './own.ts';

/** An intervention's form on the floor: for everybody, for one person, severe, a correction, or a single line. */
type InterventionKind = 'public' | 'private' | 'severe' | 'correction' | 'line';

/** The name of an intervention. */
export type InterventionWords = {
  /** Its kind if everybody sees it. Bells and hand-overs are frequent enough to be single lines. */
  kind: InterventionKind;
  /** The verb on its card. */
  verb: string;
  /** The moderator's subject of search, as people read it in the ledger. */
  ledger: string;
};

export const INTERVENTIONS: Readonly<Record<Act, InterventionWords>> = {
  open: { kind: 'public', verb: 'opens the debate', ledger: 'Opening' },
  time: { kind: 'line', verb: 'keeps the time', ledger: 'Bells' },
  handover: { kind: 'line', verb: 'hands over', ledger: 'Handovers' },
  outOfTurn: { kind: 'private', verb: 'holds your message', ledger: 'Out of turn' },
  airtime: { kind: 'private', verb: 'looks at the shares', ledger: 'Share of the time' },
  quiet: { kind: 'private', verb: 'offers you the floor', ledger: 'Somebody quiet' },
  lull: { kind: 'public', verb: 'asks a question', ledger: 'Silence' },
  evidence: { kind: 'public', verb: 'asks for evidence', ledger: 'Claim without support' },
  unanswered: { kind: 'public', verb: 'asks for a reply', ledger: 'Unanswered claim' },
  offTopic: { kind: 'public', verb: 'asks how it bears on the motion', ledger: 'Off the motion' },
  steelman: { kind: 'private', verb: 'asks whether that is fair', ledger: 'Restatement' },
  heat: { kind: 'private', verb: 'has a hint', ledger: 'Rising tone' },
  personAttack: { kind: 'public', verb: 'notes something', ledger: 'Words about a person' },
  severe: { kind: 'severe', verb: 'calls a human', ledger: 'Danger to somebody' },
  privacy: { kind: 'private', verb: 'holds your message', ledger: 'Private details' },
  flood: { kind: 'private', verb: 'slows you down', ledger: 'Too much at once' },
  summary: { kind: 'public', verb: 'sums up', ledger: 'Summary' },
  injection: { kind: 'private', verb: 'notes something', ledger: 'Orders to the moderator' },
  coolingOff: { kind: 'public', verb: 'lets both sides cool off', ledger: 'Cooling off' },
  callHost: { kind: 'private', verb: 'calls the host', ledger: 'Call for the host' },
  standDown: { kind: 'line', verb: 'steps back', ledger: 'Type paused' },
  correction: { kind: 'correction', verb: 'corrects itself', ledger: 'Correction' },
  close: { kind: 'public', verb: 'closes the debate', ledger: 'Close' },
};

/** The ledger's word for a type; an unknown type stays as it is. */
export function ledgerWord(type: string): string {
  return own(INTERVENTIONS, type)?.ledger ?? type;
}

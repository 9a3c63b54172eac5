import * as m from '@rostrum/words/interventions';
import type { Act } from '../documents/intervention.ts';
import { own } from '../own.ts';

type InterventionWords = {
  /** The verb on its card. */
  verb: () => string;
  /** The moderator's subject of search, as people read it in the ledger. */
  ledger: () => string;
};

export const INTERVENTION_WORDS: Readonly<Record<Act, InterventionWords>> = {
  open: { verb: m.openDoes, ledger: m.open },
  time: { verb: m.timeDoes, ledger: m.time },
  handover: { verb: m.handoverDoes, ledger: m.handover },
  airtime: { verb: m.airtimeDoes, ledger: m.airtime },
  quiet: { verb: m.quietDoes, ledger: m.quiet },
  lull: { verb: m.lullDoes, ledger: m.lull },
  evidence: { verb: m.evidenceDoes, ledger: m.evidence },
  unanswered: { verb: m.unansweredDoes, ledger: m.unanswered },
  offTopic: { verb: m.offTopicDoes, ledger: m.offTopic },
  steelman: { verb: m.steelmanDoes, ledger: m.steelman },
  heat: { verb: m.heatDoes, ledger: m.heat },
  personAttack: { verb: m.personAttackDoes, ledger: m.personAttack },
  severe: { verb: m.severeDoes, ledger: m.severe },
  care: { verb: m.careDoes, ledger: m.care },
  privacy: { verb: m.privacyDoes, ledger: m.privacy },
  flood: { verb: m.floodDoes, ledger: m.flood },
  summary: { verb: m.summaryDoes, ledger: m.summary },
  injection: { verb: m.injectionDoes, ledger: m.injection },
  coolingOff: { verb: m.coolingOffDoes, ledger: m.coolingOff },
  callHost: { verb: m.callHostDoes, ledger: m.callHost },
  standDown: { verb: m.standDownDoes, ledger: m.standDown },
  correction: { verb: m.correctionDoes, ledger: m.correction },
  close: { verb: m.closeDoes, ledger: m.close },
};

/** The ledger's word for a type; an unknown type stays as it is. */
export function ledgerWord(type: string): string {
  return own(INTERVENTION_WORDS, type)?.ledger() ?? type;
}

import type { FindingKind } from '@rostrum/moderator/motions';
import * as m from '@rostrum/words/motions';

/** The name of each kind of finding. */
export const findingWords: Readonly<Record<FindingKind, () => string>> = {
  attacksPeople: m.attacksPeople,
  order: m.order,
  otherLanguage: m.otherLanguage,
  noMotion: m.noMotion,
  accusesPerson: m.accusesPerson,
  settledFact: m.settledFact,
  statementOfFact: m.statementOfFact,
  negations: m.negations,
  loaded: m.loaded,
  doubleBarrelled: m.doubleBarrelled,
  truism: m.truism,
  noStandard: m.noStandard,
  ambiguous: m.ambiguous,
  tooBroad: m.tooBroad,
  sensitive: m.sensitive,
};

import type { FindingKind } from '@rostrum/moderator/motions';

/** The name of each kind of finding. */
export const FINDING_WORDS: Readonly<Record<FindingKind, string>> = {
  attacksPeople: 'Attacks people',
  order: 'An order',
  otherLanguage: 'Not in English',
  noMotion: 'No motion',
  accusesPerson: 'Accuses a person',
  settledFact: 'Settled',
  statementOfFact: 'Matter of fact',
  negations: 'Too many noes',
  loaded: 'Loaded',
  doubleBarrelled: 'Two motions',
  truism: 'Truism',
  noStandard: 'No clear act',
  ambiguous: 'Ambiguous',
  tooBroad: 'Too broad',
  sensitive: 'Sensitive',
};

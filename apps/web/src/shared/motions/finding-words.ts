import type { FindingKind } from '@rostrum/moderator/motions';

/** The name of each kind of finding. */
export const FINDING_WORDS: Readonly<Record<FindingKind, string>> = {
  loaded: 'Loaded',
  doubleBarrelled: 'Two motions',
  truism: 'Truism',
  noStandard: 'No clear act',
  ambiguous: 'Ambiguous',
  tooBroad: 'Too broad',
  sensitive: 'Sensitive',
};

import type { FindingKind } from '@rostrum/moderator/motions';

/** What each kind of finding is called. */
export const FINDING_WORDS: Readonly<Record<FindingKind, string>> = {
  loaded: 'Loaded',
  doubleBarrelled: 'Two motions',
  truism: 'Truism',
  noStandard: 'No clear act',
  ambiguous: 'Ambiguous',
  tooBroad: 'Too broad',
  sensitive: 'Sensitive',
};

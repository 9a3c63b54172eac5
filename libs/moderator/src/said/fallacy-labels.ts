import * as m from '@rostrum/words/moderator-findings';

export const FALLACY_LABEL_WORDS = {
  'names who should know': m.shouldKnow,
  'speaks of credentials': m.credentials,
  'gives two choices': m.twoChoices,
  'speaks of a few cases it knows': m.fewCases,
  'speaks of nature': m.ofNature,
  'speaks of how many think so': m.howManyThink,
  'speaks of what comes next': m.whatComesNext,
  'speaks of how it always was': m.howItWas,
  'speaks of worse things': m.worseThings,
  'speaks to the reader': m.speaksToReader,
  'says if': m.saysIf,
  generalises: m.generalises,
  'gives figures': m.givesFigures,
  'how long it is': m.howLong,
} as const;

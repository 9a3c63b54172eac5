import { afterWords, countWords, joinWords, transcriptOf, type Heard } from './transcript.ts';

/** Dictated words on their way into a draft. */
export type Dictated = {
  /** The draft before the words of this round. */
  base: string;
  /** How many words of this round are in `base` already, because the person edited them. */
  skip: number;
  /** The draft as dictation left it. */
  draft: string;
  /** What was said in this round, and altogether. */
  round: string;
  before: string;
  said: string;
};

export function beginDictation(draft: string): Dictated {
  return { base: draft, skip: 0, draft, round: '', before: '', said: '' };
}

/** The results of this round so far go into the draft, which the person may have changed in the meantime. */
export function withHeard(dictated: Dictated, heard: readonly Heard[], draftNow: string): Dictated {
  const isEdited = draftNow !== dictated.draft;
  const base = isEdited ? draftNow : dictated.base;
  const skip = isEdited ? countWords(dictated.round) : dictated.skip;
  const round = transcriptOf(heard);
  const { before } = dictated;
  return {
    base,
    skip,
    draft: joinWords(base, afterWords(round, skip)),
    round,
    before,
    said: joinWords(before, round),
  };
}

/** The browser stopped listening: everything that it heard stays, and the next round begins after it. */
export function nextRound(dictated: Dictated): Dictated {
  const { draft, said } = dictated;
  return { base: draft, skip: 0, draft, round: '', before: said, said };
}

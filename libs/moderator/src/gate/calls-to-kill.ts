/** Subject and modal: only an unnamed subject counts, for "the state should execute murderers" is a matter for debate. */
const SOMEBODY_SHOULD =
  '\\b(?:[Ss]ome|[Aa]ny)(?:one|body) (?:really )?(?:should|ought to|must|needs to|has to) (?:just |finally |really )?';
const KILLS = '(?:shoot|kill|stab|hang|lynch|murder|behead|assassinate|poison)';
/** Only words for people, because one also shoots a film and kills a bill. */
const A_PERSON =
  '(?:(?:him|them|her)(?=[.!?]|$)|(?:the|that|this|our|all|these|those) (?:\\p{L}+ )?(?:mayors?|judges?|presidents?|kings?|queens?|ministers?|chancellors?|popes?|police|teachers?|bosses|boss|senators?|governors?|politicians?|journalists?|immigrants?|refugees|m[ae]n|wom[ae]n|persons?|people)\\b)';
/** Verbs that take a person only, so that any name after them is one. */
const MURDERS_A_NAME = '(?:lynch|murder|behead|assassinate|stab) \\p{Lu}';

const CALL = new RegExp(`${SOMEBODY_SHOULD}(?:${KILLS} ${A_PERSON}|${MURDERS_A_NAME})`, 'u');

/**
 * Whether words ask an unnamed person to kill somebody: "someone should shoot the mayor". The engine detects a
 * threat only if "I" or "you" act. Pure.
 */
export function callsToKill(words: string): boolean {
  return CALL.test(words);
}

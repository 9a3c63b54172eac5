/** What one does against those who do something: "jail smugglers who let refugees drown", "boycott countries that …". */
const AGAINST_DOERS =
  /\b(?:jail|punish|sanction|prosecute|boycott|fine|arrest|condemn|outlaw|criminali[sz]e|expel|dismiss|sack|ban|bulldoze|tear down|take down|sue|shame)\b[^.;]*\b(?:who|that|which)\s+(?!(?:forbid|stop|prevent|block|refus|oppos|hinder|fail|shield|protect|help|never|not|do|does|did|will|would)\p{L}*\b)(?:\p{L}+\s+){0,2}$/iu;
/** What ends a deed: "outlaw the sterilisation of …", "until it stops evicting …". */
const AGAINST_DEED =
  /(?<!\b(?:that|which|who|not|never)\s)\b(?:outlaw|ban|abolish|criminali[sz]e|condemn|forbid|prohibit|punish|prosecute|end|stop|halt|cease)s?\s+(?:(?:all|the|any|every|forced|compulsory|mass|public)\s+)*$/iu;
const DEED = /^\p{L}+(?:ation|ing|ment|sion|tion)s?\b/iu;

/** Whether the words before a deed against people, or before its doers, are a protest against it. */
export function protestsAgainst(before: string, words: string): boolean {
  return AGAINST_DOERS.test(before) || (DEED.test(words) && AGAINST_DEED.test(before));
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Verbs and phrases of sentences that assert a fact or an effect. */
const CAUSAL = set(
  'cause causes caused causing lead leads led leading result results resulted increase increases increased increasing decrease decreases decreased reduce reduces reduced reducing prevent prevents prevented create creates created creating destroy destroys destroyed harm harms harmed harming help helps helped improve improves improved worsen worsens undermine undermines undermined encourage encourages discourage discourages protect protects allow allows enable enables make makes force forces kill kills save saves saved cost costs raise raises lower lowers hurt hurts damage damages benefit benefits produce produces promote promotes threaten threatens boost boosts drive drives violate violates deprive deprives limit limits affect affects ensure ensures provide provides reinforce reinforces',
);
/** Words by which a sentence judges or demands. */
const NORMATIVE = set(
  "should must ought shouldn't mustn't need needs right wrong fair unfair just unjust moral immoral ethical unethical better worse best worst good bad necessary unnecessary essential important dangerous harmful beneficial effective ineffective useless justified unjustified acceptable unacceptable legitimate deserve deserves duty responsibility obligation cruel inhumane pointless outdated vital crucial valuable worth",
);
/** Words for frequency, amount or people concerned: a sentence with them can be checked. */
const GENERAL = set(
  'all every always never most many majority few none everyone nobody people children students women men society societies government governments countries states schools workers parents teachers companies citizens voters taxpayers animals criminals patients families communities often rarely usually generally typically more less fewer higher lower than because therefore since thus hence without',
);
/** Properties of a sentence that its words show, as bits. */
export const SAYS = { causal: 1, normative: 2, general: 4, states: 8, personal: 16 } as const;
const SAID_BY = new Map<string, number>();
for (const [words, says] of [
  [CAUSAL, SAYS.causal],
  [NORMATIVE, SAYS.normative],
  [GENERAL, SAYS.general],
] as const) {
  for (const word of words) SAID_BY.set(word, (SAID_BY.get(word) ?? 0) | says);
}

/** Asserts something, also as an ending ("it's"), which may be a word of its own. */
const STATES =
  /(?:\b(?:is|are|was|were|be|been|isn't|aren't|wasn't|weren't|has|have|had|will|would|won't|wouldn't|can|cannot|can't|could|does|do|did|doesn't|don't|didn't|may|might|becomes?|became|means?|remains?|shows?|gives?|takes?|gets?|keeps?|leaves?|brings?|puts?|turns?|works?|fails?|needs?|exists?|happens?)|(?:^|\b)'(?:s|re|ll))\b/;
/** Refers to the writer or the reader, also at the start of a word: "I'd". */
const PERSONAL = /\b(?:i|my|me|you|your)\b/;

/** The properties of its sentence that a lower-case word shows, as bits of `SAYS`. */
export function saysOf(word: string): number {
  const form = (STATES.test(word) ? SAYS.states : 0) | (PERSONAL.test(word) ? SAYS.personal : 0);
  return form | (SAID_BY.get(word) ?? 0);
}

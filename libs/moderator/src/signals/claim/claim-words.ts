const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Verbs and phrases by which a sentence says that something is so, or leads to something. */
const CAUSAL = set(
  'cause causes caused causing lead leads led leading result results resulted increase increases increased increasing decrease decreases decreased reduce reduces reduced reducing prevent prevents prevented create creates created creating destroy destroys destroyed harm harms harmed harming help helps helped improve improves improved worsen worsens undermine undermines undermined encourage encourages discourage discourages protect protects allow allows enable enables make makes force forces kill kills save saves saved cost costs raise raises lower lowers hurt hurts damage damages benefit benefits produce produces promote promotes threaten threatens boost boosts drive drives violate violates deprive deprives limit limits affect affects ensure ensures provide provides reinforce reinforces',
);
/** Words by which a sentence judges or demands. */
const NORMATIVE = set(
  "should must ought shouldn't mustn't need needs right wrong fair unfair just unjust moral immoral ethical unethical better worse best worst good bad necessary unnecessary essential important dangerous harmful beneficial effective ineffective useless justified unjustified acceptable unacceptable legitimate deserve deserves duty responsibility obligation cruel inhumane pointless outdated vital crucial valuable worth",
);
/** Words that speak of how often, how much or for whom: a sentence with them can be checked. */
const GENERAL = set(
  'all every always never most many majority few none everyone nobody people children students women men society societies government governments countries states schools workers parents teachers companies citizens voters taxpayers animals criminals patients families communities often rarely usually generally typically more less fewer higher lower than because therefore since thus hence without',
);
/** What the words of a sentence may say of it, as bits. */
export const SAYS = { causal: 1, normative: 2, general: 4 } as const;
const SAID_BY = new Map<string, number>();
for (const [words, says] of [
  [CAUSAL, SAYS.causal],
  [NORMATIVE, SAYS.normative],
  [GENERAL, SAYS.general],
] as const) {
  for (const word of words) SAID_BY.set(word, (SAID_BY.get(word) ?? 0) | says);
}

/** What some words say together, as bits of `SAYS`. */
export function saidBy(words: readonly string[]): number {
  let said = 0;
  for (const word of words) said |= SAID_BY.get(word) ?? 0;
  return said;
}

/** Openings of sentences that claim nothing: greetings, thanks, procedure. */
export const EMPTY_OPENING =
  /^(?:hi|hello|hey|good (?:morning|evening|afternoon|day)|thanks?|thank you|ok(?:ay)?|yes|no|sure|great|nice|lol|haha|sorry|welcome|please|let me|let us|let's|i (?:will|would like to|'ll|want to|am going to|shall|yield|hand over|rise to|give way|move on)|we(?: will|'ll) (?:now|first|show|hear|turn|come)|my (?:first|second|third|next|last|final) (?:point|argument)|point of (?:information|order)|ladies and gentlemen|honou?rable|dear|mr|madam|over to you|back to|one moment|wait|first of all thank|can (?:you|we|i)|could (?:you|we|i)|may i|who|what|when|where|why|how|is it|are (?:you|we|they)|do (?:you|we|they)|does|did)\b/;
/** Words of opinion or doubt; the claim stays a claim, a little less. */
export const HEDGE =
  /\b(?:i (?:think|feel|believe|guess|suppose|wonder)|in my opinion|maybe|perhaps|possibly|not sure|might)\b/;

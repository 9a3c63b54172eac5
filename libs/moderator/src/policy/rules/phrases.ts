/** Words that announce a restatement: "so you say …", "my opponent argues …", "if I hear you well". */
const RESTATING = new RegExp(
  [
    String.raw`\b(?:you|they|she|he|opponents?|side|bench)(?: really| rightly| just)? (?:say|says|said|mean|means|meant|argue|argues|argued|claim|claims|claimed|think|thinks|believe|believes|want|wants|told|suggest|suggests)\b`,
    String.raw`\byou(?:'re| are) saying\b`,
    String.raw`\bif i (?:hear|heard|understand|understood|got|get)\b`,
    String.raw`\b(?:your|their|her|his) (?:case|claim|argument|point|position|worry) is\b`,
    String.raw`\bin other words\b`,
    String.raw`\bto (?:restate|put it in your words)\b`,
  ].join('|'),
  'i',
);

/** Whether a text announces a restatement. */
export function announcesRestating(text: string): boolean {
  return RESTATING.test(text.replaceAll('’', "'").slice(0, LOOKED_AT));
}

/** Statements about the speakers, or about what should be: no source can prove them. */
const NO_FACT =
  /\b(?:i|me|my|mine|we|us|our|you|your|yours|should|shall|must|ought|let|please|thank|thanks)\b/i;
const FEWEST_WORDS = 6;
const LOOKED_AT = 4_000;

/** Whether a claim is about the world, and long enough to ask for support. */
export function isFactual(claim: string): boolean {
  const words = claim.slice(0, LOOKED_AT).match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
  return words.length >= FEWEST_WORDS && !NO_FACT.test(claim) && !claim.includes('?');
}

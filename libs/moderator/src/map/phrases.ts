/** Sentences that concede a point to the other side. They match folded text: lower case, plain apostrophes. */
const CONCEDES = new RegExp(
  [
    String.raw`\b(?:i|we)(?:'ll| will| do| must| have to)?(?: gladly| happily| readily| freely| fully)? (?:concede|grant|accept|acknowledge|admit)\b`,
    String.raw`\b(?:i|we)(?:'ll| will)? give you (?:that|this)\b`,
    String.raw`\b(?:i|we) (?:(?:will|shall|can|could|do) not|won't|can't|cannot|don't|couldn't) (?:defend|deny|dispute|contest)\b`,
    String.raw`\b(?<!if |whether |unless |that )you(?:'re| are)(?: quite| absolutely| entirely| perfectly)? (?:right|correct)\b`,
    String.raw`\b(?:friend|opponents?|colleague|other side|opposition|proposition) (?:is|are)(?: quite| absolutely)? (?:right|correct)\b`,
    String.raw`\b(?:fair|good) point\b|\bpoint taken\b|^granted\b`,
    String.raw`\b(?:i|we)(?: fully| do| quite)? agree\b(?! to disagree)`,
  ].join('|'),
);

/** Sentence openings that support the sentence before. */
const SUPPORTS =
  /^(?:because|since|for (?:example|instance)|that is why|this is why|which means|this means|that means|after all|as a result|the reason|in fact|indeed|look at|take)\b/;

/** Sentence openings that turn to another point. */
const TURNS =
  /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|finally|lastly|next|then|also|another|moreover|furthermore|further|in addition|besides|my (?:first|second|third|next|last|other|final) point|on the other hand|as for|point (?:one|two|three|four))\b/;

export function concedes(sentence: string): boolean {
  return CONCEDES.test(sentence) && !sentence.includes('?');
}

export function supportsWhatWasSaid(sentence: string): boolean {
  return SUPPORTS.test(opening(sentence));
}

export function turnsToAnotherPoint(sentence: string): boolean {
  return TURNS.test(opening(sentence));
}

function opening(sentence: string): string {
  return sentence.replace(/^[^\p{L}\p{N}]+/u, '').replace(/^(?:and|but|so) /, '');
}

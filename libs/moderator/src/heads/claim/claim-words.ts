/** Openings of sentences that claim nothing: greetings, thanks, procedure. */
export const EMPTY_OPENING =
  /^(?:hi|hello|hey|good (?:morning|evening|afternoon|day)|thanks?|thank you|ok(?:ay)?|yes|no(?=[,.!]|$)|sure|great|nice|lol|haha|sorry|welcome|please|let me|let us|let's|i (?:will|would like to|'ll|want to|am going to|shall|yield|hand over|rise to|give way|move on)|we(?: will|'ll) (?:now|first|show|hear|turn|come)|my (?:first|second|third|next|last|final) (?:point|argument)|point of (?:information|order)|ladies and gentlemen|honou?rable|dear|mr|madam|over to you|back to|one moment|wait|first of all thank|can (?:you|we|i)|could (?:you|we|i)|may i|(?:who|what|when|where|why|how)(?= (?:is|are|was|were|do|does|did|can|could|would|will|should|has|have|about)\b|[,.!]|$)|is it|are (?:you|we|they)|do (?:you|we|they)|does|did)\b/;
/** Words of opinion or doubt; the claim stays a claim, a little less. */
export const HEDGE =
  /\b(?:i (?:think|feel|believe|guess|suppose|wonder)|in my opinion|maybe|perhaps|possibly|not sure|might)\b/;

/** Adverbs that may stand between a subject and its verb. */
const ADVERBS =
  '(?:(?:once|just|also|always|even|literally|actually|often|repeatedly|then|later|publicly|ever|really|still|already|simply|never|recently) ){0,2}';
const SAID =
  '(?:said|says?|saying|told|tells?|telling|wrote|writes?|writing|written|claim(?:s|ed)?|posted|posts|shout(?:s|ed)?|yell(?:s|ed)?|scream(?:s|ed)?|tweet(?:s|ed)?|texted|repl(?:y|ies|ied)|insist(?:s|ed)?|suggest(?:s|ed)?|impl(?:y|ies|ied)|declare[sd]?|announce[sd]?|argue[sd]?|joke[sd]?|mutter(?:s|ed)?|whisper(?:s|ed)?|messaged|emailed|printed|sang|sings?|chant(?:s|ed)?|threaten(?:s|ed)?)';
const CALLED =
  '(?:call(?:s|ed|ing)?|label(?:s|led|ed|ling)?|brand(?:s|ed|ing)?|nam(?:e|es|ed|ing)|describ(?:e|es|ed|ing)|depict(?:s|ed)?|portray(?:s|ed)?|denounc(?:e|es|ed))';
const PEOPLE =
  "(?:me|him|her|them|us|you|it|people|someone|somebody|anyone|anybody|everyone|everybody|each other|one another|(?:my|your|his|her|our|their|the|a|an|any|other|that|those|these|some) [\\w'-]+(?: [\\w'-]+)?|[\\w'-]+)";
/** Somebody else, or people in general; never the author or the reader. */
const SOMEBODY =
  "(?<!')(?!(?:i|you|that|it|we)(?:'[a-z]+)? )(?:he|she|they|who|someone|somebody|anyone|anybody|everyone|everybody|nobody|no one|people|some|others|many|one|(?:my|your|his|her|our|their|the|a|an|one of the|some|these|those|this|that|any) [\\w'-]+(?: (?:of|in|on|from|at) [\\w'-]+| [\\w'-]+){0,3}|[a-z][\\w'-]+)";
/** The rest of a clause: up to a stop, or to a turn of the argument. */
const CLAUSE =
  '((?:(?!,? (?:but|however|yet|because|which|so that|and (?:i|we|you|that|this|it|nobody|no one|yet)|you)\\b)[^.!?;:\\n]){1,200})';
const cue = (source: string) => new RegExp(source, 'dgiu');
const denial = (source: string) => new RegExp(source, 'giu');

/**
 * Words that somebody else said, or that nobody should: the last group is what they are. Searched only in texts in which a
 * head found something.
 */
export const REPORTED: readonly RegExp[] = [
  // "she called me an idiot", "calling people vermin is how it starts"
  cue(
    `\\b(?<!\\bi )(?<!\\bi am )(?<!\\bi'm )(?<!\\bi'll )(?<!\\bi will )(?<!\\bi would )${CALLED} ${PEOPLE}(?: as)? ${CLAUSE}`,
  ),
  // "I was called an idiot", "being told that you are worthless"
  cue(
    `\\b(?:was|were|been|being|be|get|gets|got|getting|is|are|am) ${ADVERBS}(?:called|told|labelled|labeled|branded|named|described as|sent|messaged)(?: that| to)? ${CLAUSE}`,
  ),
  // "he told me to shut up", "they say that we are vermin"
  cue(
    `\\b${SOMEBODY} (?:has |have |had |will |would |might |could |may )?${ADVERBS}${SAID}(?: (?:to )?(?:me|him|her|them|us|people|someone|somebody|everyone|my [\\w'-]+))?(?: that| to|,)? (?!by )${CLAUSE}`,
  ),
  // "I never said you were a liar", "I did not call you an idiot", "I don't think you are stupid"
  cue(
    `\\bi (?:never|did not|didn't|don't|do not|would never|wouldn't|haven't|have never|am not|cannot|can't) ${ADVERBS}(?:said?|saying|call(?:ed|ing)?|think|thought|believe[d]?|mean|meant|impl(?:y|ied)|claim(?:ed)?|suggest(?:ed|ing)?|wr(?:ite|ote)|told|tell)(?: that)? (?!i\\b)${CLAUSE}`,
  ),
  // "nobody should tell you that you are worthless", "you should never call somebody an idiot", "stop calling her a witch"
  cue(
    `\\b(?:nobody|no one|never|not|shouldn't|mustn't|don't|stop|wrong|unfair|cruel|hateful|unacceptable|rude|rather than|instead of)(?: (?:should|can|may|to|ever|just|for anyone|of you|here|must|will|would|has|have|deserves to be)){0,3} (?:${SAID}|${CALLED}|told|called)(?: ${PEOPLE})?(?: that| to)? ${CLAUSE}`,
  ),
  // "if somebody told you …", "imagine being told …", "suppose he writes …"
  cue(
    `\\b(?:if|imagine|suppose|what if|picture|pretend|would you|how would you feel)(?: [\\w'-]+){0,5} (?:${SAID}|${CALLED}|told|called)(?: ${PEOPLE})?(?: that)? ${CLAUSE}`,
  ),
  // "comments like go and die", "the word idiot"
  cue(
    `\\b(?:lines?|comments?|messages?|insults?|slurs?|threats?|tweets?|posts?|lyrics?|verse|sign|banner|graffiti|slogan|words|phrases) (?:like|such as|reads|reading|saying|that says?|that said) ${CLAUSE}`,
  ),
  // "the song goes: …", "the psalm says …"
  cue(
    `\\b(?:the|a|an|that|this|my favourite|his|her|their|one) (?:[\\w'-]+ )?(?:song|lyrics?|chorus|refrain|verse|poem|hymn|psalm|chant|joke|scene|film|movie|script|novel|ballad|proverb|saying|letter|statute|verdict|transcript|testimony) (?:goes|says|reads|runs|ends|begins|starts|opens|has it)(?: with| like this| that)?[:,]? ${CLAUSE}`,
  ),
  cue(
    `\\b(?:the|a|that) (?:word|phrase|term|insult|slur|sentence|line) (?!(?:is|was|and|or|of|in|for|about|to|that|which|here|there)\\b)${CLAUSE}`,
  ),
];

/** "You are not an idiot", "nobody here is stupid": what is denied of somebody. */
export const DENIED: readonly RegExp[] = [
  denial(
    "\\b(?:you|he|she|i|[a-z][\\w'-]+) (?:are|is|was|am)(?:n't| not| never) (?!even\\b|exactly\\b|worth\\b|fit\\b|human\\b|people\\b)(an? (?:[\\w'-]+ ){0,2}[\\w'-]+|[\\w'-]+)(?= ?(?:[.,;!?]|$|for\\b|because\\b|just\\b|and\\b|but\\b))",
  ),
  denial(
    "\\b(?:nobody|no one|none of (?:us|you|them))(?: (?:here|in this room|on this floor|at this table))? (?:is|are|was|were) ((?:an? |the |some )?(?:[\\w'-]+ ){0,2}[\\w'-]+)",
  ),
  denial(
    "\\b(?:(?:you|he|she) (?:don't|doesn't|do not|does not|never) deserves?|nobody deserves) to (be (?:[\\w'-]+ ){0,4}[\\w'-]+)",
  ),
];

/** What makes a quotation somebody else's: it is reported, looked at, or refused. */
export const DISTANCE =
  /\b(?:said|says?|saying|told|tells?|telling|wrote|writes?|writing|written|claimed|posted|shout(?:ed|s)?|yelled|tweet(?:s|ed)?|texts?|texted|called|calling|calls?|named|labelled|branded|described|quot(?:e|es|ed|ing)|read|reads|heard|sent|sing|sings|sang|chant(?:s|ed)?|printed|repl(?:y|ied)|phrase|words?|lines?|comments?|messages?|sentence|insults?|slurs?|terms?|threats?|posts?|lyrics?|verse|song|sign|banner|graffiti|slogan|headline|title|article|book|novel|film|character|court|witness|judge|transcript|record|moderator|filter|rule|removed|deleted|banned|reported|flagged|warning|unacceptable|hateful|abuse|bullying|translat\w*|example)\b/iu;

/** What makes it the author's own after all: they hide behind it, or turn it on whom they answer. */
export const ENDORSED =
  /\b(?:as (?:the|they|he|she|my|people|we) (?:saying|say|says|said|used|always|proverb|song|old|poet)|better than i (?:can|could|ever)|couldn't have (?:said|put) it better|to quote|in the words of|i quote|quote me|for (?:you|people like you)|describes? you|fits? you|suits? you|sums? you up|applies to you|meant for you|made for you|written for you|i(?:'ll| will| shall)? (?:just )?(?:say|repeat|tell you|put it)(?! (?:that )?(?:again|no|nothing))|all i(?: can| have to)? say|and (?:he|she|they) (?:was|were|is|are) right|(?:is|was|are|were) (?:so |dead |quite )?(?:right|true)|i mean it|word for word)\b/iu;

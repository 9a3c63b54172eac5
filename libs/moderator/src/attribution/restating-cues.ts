/** Adverbs between a holder and the verb. */
const ADVERBS =
  '(?:(?:also|always|just|now|then|often|really|rightly|simply|still|only|even|never once|again|himself|herself|themselves|yourself) ){0,2}';
/** Verbs that put words into somebody's mouth. Nobody finds or shows what is only claimed, so those are not among them. */
const SAYS =
  '(?:say(?:s|ing)?|said|tell(?:s|ing)?|told|claim(?:s|ed|ing)?|argue(?:s|d)?|arguing|believe(?:s|d)?|think(?:s|ing)?|thought|insist(?:s|ed)?|suggest(?:s|ed)?|maintain(?:s|ed)?|assert(?:s|ed)?|contend(?:s|ed)?|mean(?:s|t)?|repl(?:y|ies|ied)|answer(?:s|ed)?|object(?:s|ed)?|worr(?:y|ies|ied)|fear(?:s|ed)?|warn(?:s|ed)?|reckon(?:s|ed)?|feel(?:s)?|imagine(?:s|d)?|hope(?:s|d)?|promise(?:s|d)?|assure(?:s|d)?|impl(?:y|ies|ied)|assume(?:s|d)?|complain(?:s|ed)?|call(?:s|ed)?|wants? (?:you|us|everyone|everybody|this house) to (?:believe|think|accept)|asks? (?:you|us|this house) to (?:believe|accept)|would have (?:you|us) (?:believe|think))';
const WHOM = '(?: (?:you|us|me|everyone|everybody|this house|the house|the judges?|the audience|people))?';
const MODAL =
  "(?:(?: will| would| may| might| can| could| has| have| had| is| are| was| were| does| did|'ll|'d|'s|'re|'ve) )?";
/** A holder's claim as a thing: "Ada's point is that", "their case rests on". */
const THING =
  '(?:(?:first|second|third|last|main|whole|only|own|other|big) )?(?:point|claim|argument|case|view|position|idea|answer|reply|worry|fear|concern|objection|theory|story|figures?|numbers?|study|evidence|example|plan|line|speech|logic|reasoning|premise|assumption)';
const IS =
  '(?: (?:is|was|seems to be|amounts to|comes down to|rests on|depends on|assumes?|implies|says|said|shows|means|tells us|suggests)(?: (?:the (?:idea|claim|hope|belief|assumption)))?)';

/** The other side, without a name. */
const BENCH =
  "(?:(?:my|our) (?:(?:learned|honou?rable|good|worthy|dear) )?(?:opponents?|friends? (?:opposite|on the other (?:side|bench))|adversar(?:y|ies)|counterparts?)|(?:the )?(?:other (?:side|bench|team)|opposite (?:side|bench)|opposing (?:side|bench|team)|opposition|proposition|affirmative|negative)(?: (?:bench|side|team))?|the people opposite|those (?:in favour|against(?: it)?|opposed|who (?:oppose|support|defend|favour) (?:it|this|the motion|the ban|the plan))|(?:supporters|opponents|critics|defenders|champions|fans|enemies|advocates) of [\\w'-]+(?: [\\w'-]+){0,3}?)";

/** Words before an announcement that are no part of it. */
const BEFORE =
  '(?:(?:so|and|but|now|yet|well|ok|okay|look|then|of course|to be fair|i know|yes|no|right|true|here|today|earlier|a minute ago|just now|in (?:his|her|their|your) (?:last|first|second|opening) (?:speech|turn|message))[, ]+){0,3}';

/** A title before a name, as formal speakers use it. */
const TITLE = '(?:(?:mr|mrs|ms|miss|mx|dr|doctor|prof|professor|sir|dame|lord|lady)\\.? )?';
const HEAD = `^["'“(\\s]*${BEFORE}`;
/** What joins a verb to the words that somebody is said to have said. */
const JOIN = `(?:,? that |: ?|, ?(?=["“'‘])| (?=["“‘'])| )`;
const CLAIM_JOIN = `(?:,? that |: ?|, ?(?=["“'‘])| (?=["“‘']))`;

/** The same, or a clause without "that". */
const CLAUSE_JOIN = `(?:${CLAIM_JOIN}| (?=(?:it|it's|the|we|you|there|this|these|they|a|an|our|my|no|all|every|nobody|everyone|people)\\b))`;

export type Cue = {
  /** Who is said to hold it: somebody by name, the person addressed, the other side, or people in general. */
  holder: 'named' | 'you' | 'bench' | 'people';
  expression: RegExp;
  /** A pronoun may mean a witness who was just named: it counts at the start of a message or after another announcement. */
  isVague?: boolean;
};

const cue = (holder: Cue['holder'], source: string): Cue => ({
  holder,
  expression: new RegExp(source, 'iu'),
});
const vague = (source: string): Cue => ({ ...cue('bench', source), isVague: true });

/** Announcements by somebody's name: "Ada claims that", "Ada's point is that", "according to Ada". */
export function cuesOfName(name: string): Cue[] {
  const own = `${TITLE}${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`;
  return [
    cue('named', `${HEAD}${own}(?:${MODAL}| )${ADVERBS}${SAYS}${WHOM}${JOIN}`),
    cue('named', `${HEAD}${own}'s? ${THING}${IS}(?:,? that |: ?)`),
    cue('named', `${HEAD}(?:according to|as) ${own}(?:,| ${SAYS}${WHOM},)(?: that)? ?`),
    cue('named', `${HEAD}(?:for|to) ${own}, `),
    cue('named', `${HEAD}we(?:'ve| have) (?:just |all |now )?(?:heard|been told) (?:from|by) ${own} that `),
  ];
}

/** Announcements by nobody's name, from the surest to the vaguest. */
export const NAMELESS_CUES: readonly Cue[] = [
  cue('bench', `${HEAD}${BENCH}(?:${MODAL}| )${ADVERBS}${SAYS}${WHOM}${JOIN}`),
  cue('bench', `${HEAD}${BENCH}'s? ${THING}${IS}(?:,? that |: ?)`),
  cue('bench', `${HEAD}according to ${BENCH}, `),
  cue(
    'you',
    `${HEAD}you(?:${MODAL}| )${ADVERBS}(?:say(?:ing)?|said|tell|told|claim(?:ed|ing)?|argued?|arguing|suggest(?:ed|ing)?|insist(?:ed)?|maintain(?:ed)?|mean(?:t)?|warn(?:ed)?|promised?|replied|answered|objected)${WHOM}${CLAIM_JOIN}`,
  ),
  cue('you', `${HEAD}you(?: also| just| really)? (?:say|said|claim|claimed) (?=[\\w'-]+ [\\w'-]+)`),
  cue('you', `${HEAD}your ${THING}${IS}(?:,? that |: ?)`),
  cue(
    'you',
    `${HEAD}(?:according to you|if i (?:heard|hear|understood|understand|got) you(?: (?:correctly|right|well))?|as you (?:say|said|put it)), `,
  ),
  cue(
    'bench',
    `${HEAD}they(?: will|'ll| would|'d| may| might| are going to) ${ADVERBS}${SAYS}${WHOM}${JOIN}`,
  ),
  cue(
    'bench',
    `${HEAD}we(?:'re| are| were|'ve been| have been)(?: also| now| often| always| just)? (?:told|asked to believe) that `,
  ),
  cue('bench', `${HEAD}(?:we(?:'ve| have)(?: just| also| now)? heard|we hear|i hear|i keep hearing) that `),
  cue(
    'people',
    `${HEAD}(?:it(?:'s| is) (?:often |sometimes )?(?:said|claimed|argued)|(?:some|many|other)(?: people)?(?: will| may| might| would)? (?:say|argue|claim)|people (?:will |may |might )?(?:say|tell you)|you(?:'ll| will| may| might) (?:often )?(?:hear|be told)) that `,
  ),
  cue(
    'bench',
    `^["'“(\\s]*so,? (?:they|he|she) ${ADVERBS}(?:claims?|says?|said|thinks?|believes?)${CLAUSE_JOIN}`,
  ),
  vague(
    `${HEAD}(?:they|he|she) ${ADVERBS}(?:claims?|claimed|argues?|argued|says?|said|tells? us|told us|insists?|insisted|thinks?|believes?|wants? (?:you|us) to (?:believe|think)|would have (?:you|us) believe)${WHOM}${CLAUSE_JOIN}`,
  ),
  vague(`${HEAD}(?:their|his|her) ${THING}${IS}(?:,? that |: ?)`),
  vague(
    `^["'“(\\s]*so,? (?:(?:the|a|an|this|that|his|her|their) )?[\\w'’-]+(?: [\\w'’-]+){0,2} (?:says?|said|tells us|told us)${CLAIM_JOIN}`,
  ),
];

/** Where the restated words end and the author's own begin, within a sentence. */
export const TURN =
  /(?:;|:(?= )| [–—-] |,? (?:but|yet|however|though|although|whereas)\b,?|,? and (?=(?:that|this|it|he|she|they|you|nothing|nobody|so)\b[^,;]{0,12}(?:wrong|false|not|n't|nonsense|no|never|is|are|was|were)\b)|,? which (?=is|isn't|was|wasn't|cannot|can't|forgets|ignores)|[,.] (?=(?:he|she|they|you|that|this)(?:'s|'re| is| are)(?:n't| not)? (?:wrong|mistaken|not|false|nonsense|right|no)\b)|[?!](?= |$))/iu;

/** Openings of what follows a verb that hold nothing: "says nothing about", "thinks so". */
export const NOTHING_HELD =
  /^(?:nothing|no(?:t a)? word|so\b[ .,]|little|not|(?:it|this|that)(?=[.,]|$)|about|of|to|for|with|in|on)\b/iu;

/** Words that deny an announcement: nobody is said to have said it. */
export const NOT_SAID =
  /\b(?:never|not|n't|cannot|hardly|nowhere|neither|nor|without|stop|failed to|forgot to|forgets to|refuses? to|did he|did she|do you|does he|does she|did you)\b/iu;

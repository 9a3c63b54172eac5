import { GROUP, type Contempt } from './contempt-words.ts';

/** A whole group that is judged or blamed. */
export const JUDGEMENTS: Contempt = [
  [
    'a whole group that is judged',
    0.65,
    `GROUP(?: people)? (?:are|is|were) (?:\\w+ )?too (?:\\w+ ){1,2}to (?:run|rule|lead|govern|vote|think|understand|drive|decide|handle|learn|work|own|count|speak|hold|manage)`,
  ],
  [
    'a whole group that is judged',
    0.75,
    `GROUP(?: people)? (?:are|is) (?:\\w+ )?(?:born|natural|all|nothing but) (?:\\w+ )?(?:criminals?|thieves|thief|liars?|rapists?|murderers?|killers?|terrorists?|idiots|cheats|whores|addicts|drunks)`,
  ],
  [
    'a whole group that is blamed',
    0.65,
    `GROUP (?:\\w+ ){0,2}(?:ruin|ruins|ruining|ruined|destroy|destroys|destroying|infest|infests|infesting|pollute|polluting|poison|poisoning|contaminate|steal|steals|stealing|leech|leeching|plague|plaguing) (?:our|my|this|the|everything|society|us)`,
  ],
  [
    'a whole group that is blamed',
    0.65,
    `(?:more|allowing|letting|having|let)(?: \\w+){0,2} GROUP (?:\\w+ ){0,4}(?:ruin|destroy|be the end|kill|weaken|corrupt)`,
  ],
  [
    'a whole group that is blamed',
    0.65,
    `(?:blame|fault of|because of|thanks to|it's always|it is always|always) ${GROUP} (?:that|who|for everything|again|for all)(?: \\w+){0,3} (?:BAD|problem|cause)`,
  ],
  [
    'a whole group that is judged',
    0.7,
    `GROUP(?: people)? (?:nature|blood|genes|culture|dna|instinct) (?:\\w+ ){0,4}BAD`,
  ],
  [
    'a whole group that is judged',
    0.75,
    `(?:typical|typically) (?:of )?(?:\\w+ ){0,2}GROUP (?:\\w+ ){0,5}BAD`,
  ],
  ['a whole group that is judged', 0.75, `(?:only|always) ${GROUP} (?:\\w+ ){0,5}BAD`],
  [
    'a whole group that is judged',
    0.75,
    `BAD (?:\\w+ ){0,2}(?:was|is|were|must be|must have been|turned out to be) (?:\\w+ )?${GROUP}$`,
  ],
  [
    'a whole group that is judged',
    0.7,
    `(?<!why (?:do|did|should|must) )(?:i |we )(?:\\w+ ){0,2}(?:see|view|regard|treat|consider|think of|call)(?: \\w+)? ${GROUP}(?: people)? (?:as|like|to be|nothing but) (?:\\w+ ){0,3}BAD`,
  ],
  [
    'a whole group that is judged',
    0.75,
    `GROUP (?:people |women |men |folks )?(?:(?!treated|called|seen|portrayed|shown|kept|hunted|killed|described)\\w+ ){0,3}(?:like|as) (?:a |an |the )?(?:BEAST)`,
  ],
  [
    'a whole group that is judged',
    0.75,
    `why (?:are|is) ${GROUP}(?: people)? (?:\\w+ )?(?:so|such|always|all)(?: \\w+)? BAD`,
  ],
  [
    'a whole group that is judged',
    0.75,
    `(?:don't you|do you not|can we|can't we|don't we|isn't it|is it not|who else)(?: \\w+){1,4} ${GROUP}(?: people)? (?:are|is) (?:\\w+ ){0,2}BAD`,
  ],
  [
    'a whole group that is judged',
    0.75,
    `(?:is|are|am|being) (?:a |an )?GROUP and (?:that|this|it) is (?:\\w+ )?BAD`,
  ],
  [
    'a whole group that is judged',
    0.75,
    `GROUP(?: people)? (?:are|is) (?:(?!not|never)\\w+ )?(?:mentally ill|sick in the head|low iq|all the same$|beneath us|up to no good|out to get us)`,
  ],
  [
    'a whole group that is judged',
    0.75,
    `GROUP(?: people)? (?:all |really |always |just |fucking )?(?:stinks?|reeks?)(?![a-z])`,
  ],
  [
    'a whole group that is blamed',
    0.7,
    `GROUP(?: people)? (?:are|is) (?:\\w+ )?(?:taking over|invading|outbreeding|replacing)(?: (?:us|our|the|this|everything|everywhere)|$)`,
  ],
  [
    'a whole group that is blamed',
    0.75,
    `GROUP(?: people)? (?:only |just )?(?:come|came|are coming|move) (?:over )?here (?:only |just )?to (?:steal|take our|take your|rob|leech|live off|scrounge|rape|abuse|exploit|destroy|ruin|kill)`,
  ],
  [
    'a whole group that is judged',
    0.7,
    `GROUP(?: people)? (?:only|just) (?:want|wants|care about|bring|brings|think about|live for|exist to|know how to|understand) (?:our |your |my |their |the )?(?:money|crime|sex|benefits|welfare|power|violence|trouble|diseases?|themselves|handouts|problems|terror|chaos|fight|steal|destroy|kill)`,
  ],
  [
    'a whole group that is judged',
    0.7,
    `GROUP(?: people)? (?:don't|do not|can't|never|will never) (?:even |really )?(?:know|learn) how to (?:behave|think|act|be (?:civili[sz]ed|decent|human))`,
  ],
];

import { GROUP, type Contempt } from './contempt-words.ts';

/** Hatred of a group, or contempt for it. */
export const HATRED: Contempt = [
  [
    'hatred of a group',
    0.8,
    `GROUP(?: people)? (?:\\w+ ){0,4}(?:make|makes|making|made) (?:me|us|my) (?:\\w+ ){0,3}(?:sick|puke|vomit|boil|cringe|gag|ill|nauseous|furious|angry|crawl)`,
  ],
  [
    'hatred of a group',
    0.8,
    `(?:disgusted|repulsed|sickened|appalled|nauseated|enraged|revolted) (?:by|at|with) ${GROUP}`,
  ],
  [
    'hatred of a group',
    0.75,
    `(?:i|we) (?:\\w+ )?(?:can't|cannot|couldn't|can not|could not) (?:\\w+ )?(?:bear|look at|stand|tolerate|take|endure|stomach|be around)(?: the \\w+ of)? ${GROUP}`,
  ],
  [
    'hatred of a group',
    0.75,
    `GROUP(?: people)? (?:\\w+ ){0,2}(?:repulse|sicken|nauseate|disgust|anger|enrage|infuriate|revolt) (?:me|us)`,
  ],
  [
    'hatred of a group',
    0.7,
    `(?:i|we) (?:\\w+ )?(?:never|don't|do not|didn't) (?:\\w+ )?want to (?:see|meet|hear|be near|talk to|speak to|live with|look at) (?:from )?${GROUP}`,
  ],
  [
    'contempt for a group',
    0.75,
    `(?:smarter|cleverer|brighter|cleaner|better|nicer|more \\w+) than ${GROUP}(?: \\w+)? (?:could|can|will|would|ever)`,
  ],
  [
    'contempt for a group',
    0.75,
    `(?:my|a|the) (?:dog|cat|pet|toilet|goldfish|hamster|parrot|shoe|trash) (?:\\w+ ){0,4}(?:than|to) ${GROUP}`,
  ],
  [
    'contempt for a group',
    0.75,
    `(?:BEAST|monkeys?|dogs?|pigs?|rats?|insects?|toddlers?|rock|rocks) (?:\\w+ ){1,6}than ${GROUP}`,
  ],
  [
    'contempt for a group',
    0.7,
    `(?:i |we )(?:\\w+ )?(?:find|found|consider|think) ${GROUP}(?: people)? (?:\\w+ ){0,3}BAD`,
  ],
  [
    'contempt for a group',
    0.7,
    `(?:only|one|all) (?:thing|things|use|reason) (?:that )?(?:\\w+ ){0,2}GROUP(?: people)? (?:are|is) (?:good|useful|fit) for`,
  ],
  [
    'contempt for a group',
    0.7,
    `GROUP(?: people)? (?:have|has|got|with|having) (?:no|zero|little|less) (?:soul|souls|brain|brains|morals?|feelings|shame|honou?r|dignity|decency|intelligence|class|value|worth|use|purpose|(?:place|business)(?! (?:in|on|at|with|near|under) (?!(?:our|this|the|my|your|any) (?:society|country|world|nation|earth|planet|civili[sz]ation|community))))`,
  ],
  [
    'contempt for a group',
    0.7,
    `(?:wouldn't|would not|would never|don't|do not|never|won't) (?:want|let|allow|leave) (?:my|your|our) (?:\\w+ )(?:to )?(?:\\w+ ){0,4}GROUP`,
  ],
  [
    'contempt for a group',
    0.65,
    `(?:keep|lock up|hide|protect|guard) (?:your|my|our) (?:\\w+ )(?:\\w+ ){0,3}(?:from|around|near) ${GROUP}`,
  ],
  [
    'contempt for a group',
    0.65,
    `GROUP(?: people)? (?:secretly )?(?:run|runs|control|controls|own|owns|rule|rules) (?:the|all|our|everything|hollywood) ?(?:world|media|banks|banking|government|governments|money|press|hollywood|economy)?`,
  ],
  [
    'contempt for a group',
    0.65,
    `GROUP(?: people)? (?:can't|cannot|can not|can never|could never|will never|never) (?:even )?(?:drive|think|read|count|learn|be trusted|be civili[sz]ed|be real|be equal|be as|be one of us|understand logic|control themselves|understand anything)`,
  ],
  [
    'contempt for a group',
    0.65,
    `GROUP(?: people)? (?:aren't|are not|isn't|is not|will never be|are never|can never be) (?:real|proper|actual|true|fully) (?:women|men|people|humans?|GROUP|americans|citizens)`,
  ],
  [
    'contempt for a group',
    0.75,
    `(?:rather|sooner) (?:die|be dead|kill|shoot|cut|eat|drown|starve|burn)(?: \\w+){0,3} than (?:\\w+ ){0,3}${GROUP}`,
  ],
  [
    'contempt for a group',
    0.75,
    `if i (?:woke|were|was|am|turned|had to)(?: \\w+){0,4} ${GROUP}(?: \\w+){0,6} (?:kill|die|shoot|suicide|jump|end)`,
  ],
  [
    'contempt for a group',
    0.75,
    `(?:wouldn't|won't|couldn't|(?:would|will|could|can|'d|'ll) (?:never|not)|never|refuse to) (?:ever )?(?:date|marry|hire|trust|sleep with|touch|befriend|employ|live near|live next to|sit next to|share) ${GROUP}`,
  ],
  [
    'contempt for a group',
    0.8,
    `(?:nothing|nobody|no one|none) (?:is )?(?:worse|lower|dumber|uglier|more \\w+) than ${GROUP}`,
  ],
  [
    'contempt for a group',
    0.75,
    `(?:never|(?:i|we) (?:don't|do not|can't|cannot|won't)|nobody|no one) (?:\\w+ )?(?:trust|trusts|like|likes|respect|want|wants|need|needs|tolerate|stand|stands|miss|care about|cares about) ${GROUP}(?! (?:people |person |men |women )?(?:enough|to))`,
  ],
  [
    'hatred of a group',
    0.75,
    `(?:i|we)(?: will| would|'ll|'d| could| can) never (?:ever )?(?:accept|respect|tolerate|forgive|like|love|welcome|trust|befriend) ${GROUP}`,
  ],
  [
    'hatred of a group',
    0.75,
    `GROUP(?: people)? (?:are|is) (?:\\w+ )?(?:hated|despised|loathed) by (?:everyone|everybody|all of us|us|me|the whole)`,
  ],
  ['hatred of a group', 0.75, `(?:down|to hell) with ${GROUP}`],
  [
    'contempt for a group',
    0.7,
    `(?:would|will|could) (?:anyone|anybody|someone|we|the world|you) (?:even |really |ever )?(?:miss|trust) ${GROUP}`,
  ],
  [
    'contempt for a group',
    0.7,
    `how (?:can|could) (?:anyone|anybody|people|you) (?:even |ever |possibly )?(?:like|love|trust|respect|stand|tolerate) ${GROUP}`,
  ],
  [
    'contempt for a group',
    0.75,
    `why (?:do|does|did|should|must) (?:the |these |those |all |we (?:\\w+ ){0,2}(?:tolerate|put up with) )${GROUP}(?: people)?(?: (?:even |still |have to )*(?:exist|breathe)|$)`,
  ],
  [
    'contempt for a group',
    0.75,
    `why (?:do|does|must) GROUP(?: people)? (?:even |have to )*(?:exist|breathe)`,
  ],
  [
    'contempt for a group',
    0.75,
    `(?:anything|anyone|anybody) (?:worse|lower|dumber|more \\w+) than ${GROUP}`,
  ],
  [
    'contempt for a group',
    0.7,
    `GROUP(?: people)? (?:breed|breeds|breeding|multiply|multiplying|reproduce|reproducing) like`,
  ],
  [
    'contempt for a group',
    0.75,
    `GROUP(?: people)? (?:swarm|swarms|swarming|infest|infests|infesting)(?![a-z])`,
  ],
  ['contempt for a group', 0.75, `(?:can|could) smell ${GROUP}`],
  [
    'contempt for a group',
    0.75,
    `GROUP(?: people)? (?:should|need to|must|ought to|have to|better) (?:\\w+ )?(?:know|learn|stay in|remember|be put in|be kept in) (?:their|its|your) place`,
  ],
  [
    'contempt for a group',
    0.75,
    `being (?:a )?GROUP is (?:a |an |just a )?(?:\\w+ )?(?:disease|illness|sickness|abomination|perversion|disgrace|curse|unnatural|disgusting)`,
  ],
  ['contempt for a group', 0.75, `GROUP(?: people)? (?:go|goes|are|is) against nature`],
  [
    'contempt for a group',
    0.75,
    `^(?:don't|never|do not) (?:ever )?(?:hire|employ|elect|marry|date|befriend) ${GROUP}`,
  ],
  [
    'contempt for a group',
    0.75,
    `GROUP(?: people)? (?:are|is) (?:just|only|nothing but|basically|simply|merely) (?:\\w+ )?(?:confused|pretending|delusional|property|objects|men in|good for|useful for|there to|here to|breeding|baby)`,
  ],
  [
    'contempt for a group',
    0.7,
    `GROUP(?: people)? (?:aren't|are not|are never|will never be|can never be) as (?:good|smart|clever|human|clean|civili[sz]ed|intelligent) as`,
  ],
  [
    'contempt for a group',
    0.75,
    `GROUP(?: people)? (?:can't|cannot|never) (?:\\w+ )?(?:do|get) (?:anything|a thing|a single thing) right`,
  ],
];

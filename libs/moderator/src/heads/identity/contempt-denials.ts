import { GROUP, WHO, type Contempt } from './contempt-words.ts';

const VIRTUE =
  '(?:good|decent|honest|smart|clever|intelligent|nice|normal|worthwhile|civili[sz]ed|useful|trustworthy|loyal)';

/** A virtue that is denied to a group, without a bad word. */
export const DENIALS: Contempt = [
  [
    'worth that is denied to a group',
    0.7,
    `(?:can't|cannot|never|don't|do not|shouldn't|couldn't) (?:\\w+ )?expect (?:anything|something) (?:decent|better|positive|${VIRTUE}) (?:from|of) ${WHO}`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `(?:would|will|could|'d|'ll) never (?:ever )?(?:call|consider|count|have|take|want) ${WHO} (?:as )?(?:a |my |our )?(?:friends?|equals?|brothers?|sisters?|one of us|neighbou?rs?|boss|doctor)`,
  ],
  ['worth that is denied to a group', 0.75, `${WHO} (?:have|has|had|with) (?:absolutely )?no redeeming`],
  [
    'worth that is denied to a group',
    1,
    `(?:no such thing as|there has never been|there is no|there's no|(?:not|never) (?:find|found|met|meet|seen|see|known|know)) (?:a |an |one |any |single )*${VIRTUE} GROUP`,
  ],
  [
    'worth that is denied to a group',
    0.7,
    `${WHO} (?:adds?|brings?|contributes?|gives?|offers?) (?:us |absolutely )?(?:nothing|no (?:joy|good|value|benefit|use|happiness))(?! (?:but|new|wrong|more|like|to do|less|away|up))`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `no GROUP(?: \\w+)? (?:has|have|had) ever (?:had|done|made|built|created|invented|said|written|thought|achieved) (?:a |an |any )?(?:\\w+ )?(?:anything|${VIRTUE})`,
  ],
  [
    'worth that is denied to a group',
    0.7,
    `never (?:\\w+ )?(?:met|seen|known|found) ${WHO} (?:that |who |whom )?(?:(?:i|we) (?:\\w+ )?(?:liked?|trust(?:ed)?|respect(?:ed)?)|(?:was|were|is|are|wasn't|isn't) (?:not |a |an )*(?:BAD|${VIRTUE}))`,
  ],
  [
    'worth that is denied to a group',
    0.7,
    `${WHO} (?:has|have|is|are|was|were) never (?:been )?(?:of )?(?:any )?(?:use|useful|honest|clever|smart|loyal|decent|to be trusted)(?! (?:in|enough))`,
  ],
  [
    'worth that is denied to a group',
    0.7,
    `(?:don't|do not|can't|cannot|doesn't|won't|never|not going to|refuse to|not gonna)(?: \\w+)? (?:believe|think|tell me|pretend|accept|imagine|admit)(?: \\w+)? ${WHO} (?:are|is|can be|could be|can ever be|could ever be) (?:\\w+ ){0,2}(?:as )?(?:good (?:people|persons|folk)|decent|clever|smart|honest|normal|human|useful|natural|trustworthy|intelligent)`,
  ],
  [
    'worth that is denied to a group',
    0.7,
    `(?:nobody|no one) (?:should|will|would|could|can) (?:ever )?(?:feel|be) (?:sorry|pity) for ${WHO}`,
  ],
  [
    'worth that is denied to a group',
    0.65,
    `${WHO} (?:never|don't|do not|can't|cannot|will never|won't) (?:ever )?make (?:for )?(?:good|great|decent) (?:leaders|bosses|neighbou?rs|parents|mothers|fathers|doctors|friends|soldiers|teachers|citizens|employees|workers|wives|husbands|people)`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `nothing (?:\\w+ )?(?:to|i|we) (?:can |could )?(?:admire|like|love|respect|praise|be proud of|value) (?:about|in|on) ${WHO}`,
  ],
  [
    'worth that is denied to a group',
    0.7,
    `^${WHO} (?:\\w+ )?(?:will|can|could|should) never be (?:loved|accepted|welcome|respected|trusted|one of us|like us|equal to (?:us|me|men|normal))(?: here| by \\w+| in \\w+ \\w+)?$`,
  ],
  [
    'worth that is denied to a group',
    0.7,
    `not (?:a single |one |a )GROUP(?: \\w+)? (?:works?|tells?|speaks?|knows?|cares?|thinks?|pays?|can be)`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `(?:wouldn't|would not|don't|do not|would never|never|can't) (?:\\w+ )?(?:call|consider|count) ${WHO} (?:as )?(?:a |an )?(?:human|humans|person|human beings?|real \\w+)`,
  ],
  [
    'worth that is denied to a group',
    0.7,
    `(?:can't|cannot|can never|should never|must never|never|don't) (?:ever )?trust ${WHO}(?:$| (?:with|around|near) (?:your|my|our|the) (?:money|wallet|purse|kids|children|car|keys|life|house|daughters?))`,
  ],
  [
    'contempt for a group',
    0.7,
    `${WHO} should be (?:grateful|thankful|glad|happy) (?:that |because )?(?:we|i|anyone|anybody) (?:\\w+ )?(?:let|lets|allow|allows|tolerate|tolerates|feed|feeds|haven't|don't)`,
  ],
  ['contempt for a group', 0.75, `(?:those|these|that|this) GROUP (?:things?|creatures?|beasts?|specimens?)`],
  [
    'a whole group that is judged',
    0.65,
    `^${GROUP}(?: people| men| women| folks)? (?:are|is) (?:all |just |so |really |always |very |simply |such )*(?:shallow|smelly|stinking|hysterical|crooked|two faced|untrustworthy|unclean|brainless|clueless|manipulative|cowardly|inferior|spineless|heartless|unbearable|insufferable|sneaky|deceitful|dishonest|promiscuous|perverse|uncultured|a joke)(?! (?:to|in|when|at|about|because|under|towards|if))`,
  ],
  [
    'a whole group that is judged',
    0.7,
    `${WHO} (?:\\w+ )?(?:smells?|stinks?) (?:bad|awful|terrible|disgusting|horrible|like|of)(?![a-z])`,
  ],
  [
    'a whole group that is judged',
    0.7,
    `${WHO} (?:can't|cannot|can not|can never) (?:\\w+ )?keep (?:their|his|her|GROUP) (?:hands|legs|mouths?|pants|knees)`,
  ],
  [
    'a whole group that is judged',
    0.7,
    `${WHO} (?:will|would|always|all|constantly|love to|just) (?:\\w+ )?(?:cheat|lie|steal|rob|scam|betray|trick|deceive) (?:you|us|all the time|whenever|to you|to us|from you|from us|about everything)`,
  ],
  [
    'a whole group that is judged',
    0.7,
    `${WHO} (?:lie|lies|cheat|cheats|steal|steals|whine|whines|nag|nags) (?:all the time|constantly|about everything|nonstop|whenever|non stop)`,
  ],
  [
    'a whole group that is blamed',
    0.7,
    `${WHO} (?:\\w+ )?(?:ruins?|destroys?|poisons?|infects?|spoils?) (?:every|each|any|whatever)`,
  ],
  [
    'contempt for a group',
    0.75,
    `${WHO} (?:\\w+ )?(?:crawls?|slithers?|creeps?) (?:\\w+ )?(?:out|in|into|over|up|back) (?:of )?(?:GROUP|their|our|the|here|every)`,
  ],
  [
    'contempt for a group',
    0.7,
    `^${GROUP}(?: people)? (?:are|is) (?:\\w+ )?(?:livestock|cattle|property|meat|breeding stock|baby machines|incubators|sex objects|objects)(?: and \\w+ \\w+)?$`,
  ],
  [
    'contempt for a group',
    0.75,
    `(?:should|must|ought to|need to|have to|let's|gotta) (?:just |all |really )?(?:treat|keep|herd|cull|handle) ${WHO} (?:like|as) (?:cattle|animals|BEAST|dogs|dirt|livestock|slaves|the)`,
  ],
  [
    'contempt for a group',
    0.75,
    `${WHO} (?:are|is) not (?:a )?(?:man|men|woman|women|human|humans|person|people|GROUP) but (?:a |an |just )?(?:BEAST|BAD|animals?|things?)`,
  ],
  [
    'contempt for a group',
    0.75,
    `(?:^(?:let's |just |please )?|(?:should|must|need to|ought to|gotta) (?:all |just )?)(?:put|lock|throw|stick|drag|send) ${WHO} (?:back )?(?:in|into|to) (?:the |their |a |an |GROUP )?(?:cages?|zoo|jungle|kitchen|trash|ovens?|camps?|gas|chains|holes?|caves?|swamp|sewers?)`,
  ],
  [
    'contempt for a group',
    0.75,
    `${WHO} (?:are|is) nothing (?:more|other|better) than (?:\\w+ )?(?:meat|BAD|BEAST|objects?|animals?|pieces? of|things?)`,
  ],
  [
    'contempt for a group',
    0.75,
    `${WHO} belongs? (?:with|among|beside|next to) (?:the |other )?(?:BEAST|animals|monkeys|apes|pigs|dogs|rats|trash|garbage)`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `${WHO} (?:could|can|will|would) never be (?:a |an |my )?(?:friends?|equals?|brothers?|one) of (?:mine|ours|us)`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `nothing (?:that )?${WHO} (?:says?|does|do|thinks?) (?:is|has) (?:ever )?(?:worth|interesting|clever|of|smart|been worth)`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `(?:can't|cannot|couldn't|don't|never|not)(?: \\w+){0,4} (?:one|a single|anything) (?:${VIRTUE}|positive|redeeming) (?:thing )?(?:about|in) ${WHO}`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `(?:won't|can't|cannot|never|will not) (?:\\w+ )?(?:convince|persuade|tell) (?:me|us|anyone) (?:that )?${WHO} (?:are|is|can be|deserve) (?:\\w+ )?(?:${VIRTUE}|human|equal|people)`,
  ],
  [
    'worth that is denied to a group',
    0.7,
    `${WHO} (?:are|is|were|will be) (?:not|never) (?:our|my|your) (?:brothers?|sisters?|equals?|friends?|kin)`,
  ],
  [
    'worth that is denied to a group',
    0.7,
    `^${WHO} (?:should|must|can|shall) (?:not|never) be (?:respected|loved|tolerated|listened to|taken seriously|believed)(?! (?:until|unless|less|merely|only|just|if))`,
  ],
  [
    'contempt for a group',
    0.75,
    `(?:^|(?:i|we) )(?:i'd|i'll|we'd|we'll|refuse to|won't|will not|would never|will never|never)(?: never)? (?:shake hands with|sit next to|eat with|sit near|share \\w+ \\w+ with|work for|take orders from) ${WHO}`,
  ],
  [
    'contempt for a group',
    0.7,
    `^(?:i|we) (?:\\w+ )?(?:see|view|regard|treat) ${WHO} (?:as|like) (?:mere )?(?:objects?|things?|property|animals|meat|toys)`,
  ],
  [
    'contempt for a group',
    0.75,
    `GROUP(?: \\w+)? (?:is|are) (?:an |a )?(?:it|things?) not (?:a |an )?(?:human|humans|person|people|he|she)`,
  ],
  [
    'a whole group that is judged',
    0.75,
    `(?:BAD|BEAST) (?:that's|that is) (?:all |exactly |just )?what ${WHO} (?:are|is)`,
  ],
  [
    'contempt for a group',
    0.7,
    `(?:i|we) (?:don't|never|won't) (?:hire|employ|date|rent to|serve|promote|marry) ${WHO}`,
  ],
  [
    'contempt for a group',
    0.75,
    `(?:i|we) (?:wouldn't|would not|would never|won't|will not|don't|will never) (?:ever )?let ${WHO} (?:on|in|into|near|inside|onto|touch|hold) (?:my|our)`,
  ],
  [
    'a whole group that is judged',
    0.7,
    `${WHO} (?:only|just) (?:takes?|steals?|destroys?|complain|complains|leech|leeches)(?! (?:part|place|care|up))`,
  ],
  [
    'a whole group that is judged',
    0.7,
    `(?:we all|everyone|everybody) (?:already )?knows? what (?:those |these |all )?GROUP(?: \\w+)? (?:do|does|are like|is like|want)`,
  ],
  [
    'hatred of a group',
    0.75,
    `the (?:very |mere )?(?:birth rate|smell|sight|sound|thought|voices?|faces?) of ${WHO} (?:\\w+ )?(?:scares|disgusts|sickens|annoys|frightens|makes|offends|repulses) (?:me|us)`,
  ],
];

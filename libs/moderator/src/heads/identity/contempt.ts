import { GROUP, type Contempt } from './contempt-words.ts';

/** Contempt without a bad word: the claim and its target make it contempt. */
export const CONTEMPT: Contempt = [
  [
    'a wish that a group were gone',
    0.75,
    `(?:send|ship|kick|throw|drive|chase|sweep|force) ${GROUP} (?:\\w+ ){0,2}(?:back|out|home|away)(?! (?:to (?:school|work|college)|to safety|pain))`,
  ],
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
    'worth that is denied to a group',
    0.75,
    `(?:nothing|not a thing) (?:good|positive|nice|beautiful|likeable|lovable|human|worth \\w+)(?: \\w+){0,4} (?:about|in|with|from) ${GROUP}`,
  ],
  [
    'worth that is denied to a group',
    0.7,
    `(?:no|not one|not a single) GROUP(?: people| person)? (?:\\w+ ){0,1}(?:is|are|has|have|can|could|will|should|deserves?) (?!have to)(?:\\w+ ){0,2}(?:(?<!ha(?:s|ve) )ever|good|smart|capable|worth|trust\\w*|honest|decent|human|equal|respect|exist|live|rights)`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `GROUP(?: people)? (?:\\w+ ){0,2}(?:don't|do not|doesn't|does not|never|didn't) (?:\\w+ )?deserve(?! (?:this|that|it|such|your|to (?:be|get|suffer|have to|face|die|lose|hear))(?![a-z]))`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `(?:don't|do not|can't|cannot|never|hard to|impossible to|refuse to|won't) (?:\\w+ )?(?:see|view|regard|consider|think of|treat|accept|respect|call) ${GROUP}(?: people)? (?:as |to be )?(?:human|humans|equal|equals|people|normal|real|one of us|women|men)`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `(?:no|zero|never any|don't have any|don't feel any|not an ounce of) (?:\\w+ )?(?:respect|sympathy|pity|compassion|mercy|love|patience|empathy|use) (?:left )?(?:for|towards) ${GROUP}`,
  ],
  [
    'harm that a group should suffer',
    0.8,
    `GROUP(?: people)? (?:\\w+ ){0,2}(?:need|needs|deserve|deserves|could use) (?:a|an|some|the|to get a) (?:\\w+ ){0,2}(?:beating|bullet|bullets|lesson|punch|kicking|noose|rope|slap|hiding|thrashing|death|rape|chair|chamber)`,
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
    'harm that a group should suffer',
    0.8,
    `GROUP(?: people)? (?:\\w+ ){0,2}(?:can|should|must|could|may) (?:\\w+ ){0,2}(?:fuck|rot|choke|burn|bleed|suffer|die|drop dead|go to hell|kill themselves|hang themselves|drown)`,
  ],
  [
    'harm that a group should suffer',
    0.8,
    `GROUP(?: people)? (?:\\w+ ){0,1}(?:will|are going to|gonna) (?:\\w+ ){0,1}(?:die|bleed|burn|pay for|suffer) (?:\\w+ ){0,4}(?:my|our|me|us)`,
  ],
  [
    'harm that a group should suffer',
    0.8,
    `GROUP(?: people)? (?:\\w+ ){0,3}(?:should|must) (?:\\w+ ){0,2}be (?:dead|gone|extinct|hanged|shot|killed|executed|wiped)`,
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
    'a wish that a group were gone',
    0.8,
    `(?:better|happier|safer|cleaner|nicer|richer|best)(?: off| place| world| country| society)? (?:without|if there were no|with no|with fewer|with less) ${GROUP}`,
  ],
  [
    'a wish that a group were gone',
    0.8,
    `(?:get|got|getting|be|rid the world|clean the \\w+|cleanse \\w+) rid of ${GROUP}`,
  ],
  [
    'a wish that a group were gone',
    0.65,
    `(?:world|country|city|town|nation|place|planet|streets?|society)(?: \\w+){0,2} (?:without|free of|clean of|cleansed of) ${GROUP}`,
  ],
  ['a wish that a group were gone', 0.75, `(?:had|have|has) (?:\\w+ )?(?:enough|it) (?:of|with) ${GROUP}`],
  ['a wish that a group were gone', 0.7, `too many(?: of)? ${GROUP}`],
  [
    'a wish that a group were gone',
    0.8,
    `GROUP (?:\\w+ ){0,3}(?:out of|leave|go back to|get out of|back to) (?:our|my|this|your|their|where)`,
  ],
  ['a wish that a group were gone', 0.8, `only good GROUP is`],
  [
    'a place where a group is put',
    0.8,
    `GROUP (?:\\w+ ){0,4}(?:belong|belongs|back|stay|live|rot|remain|kept|put|locked|locked up|should be|ought to be) (?:in|inside|behind|to|under) (?:the |a |an |their |our )?(?:kitchen|zoo|zoos|cage|cages|trash|garbage|gutter|bin|dump|sewer|sewers|jungle|oven|ovens|gas|camp|camps|hell|jail|prison|bars|asylum|asylums|chains|ground|desert|stone age|caves?|bedroom|mental|psych)`,
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
    'worth that is denied to a group',
    0.75,
    `GROUP (?:(?!not|never)\\w+ ){0,4}(?:less than|beneath|below|not as good as|inferior to|lower than) (?:human|us|me|men|animals|dogs|dirt|normal|everyone|everybody|people|shit)`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `GROUP (?:\\w+ ){0,3}(?:can't|cannot|can not|shouldn't|should not|must not|don't|do not|doesn't|never|should never) (?!have to)(?:\\w+ ){0,2}(?:trusted|tolerated|exist|breathe|live|breed|reproduce|deserve(?! (?:this|that|it|such|these|your|to (?:be \\w+ed|be killed|die|suffer))(?![a-z]))|belong|matter|be born|count)`,
  ],
  [
    'worth that is denied to a group',
    0.8,
    `GROUP(?: people)? (?:\\w+ ){0,2}deserves? (?:no|zero|nothing|neither)`,
  ],
  [
    'worth that is denied to a group',
    0.8,
    `GROUP(?: people)? (?:aren't|are not|isn't|is not|are hardly|are barely|are scarcely|are never) (?:even |really |truly |actually |fully )?(?:humans?|people|persons|fit to (?:lead|live|rule|govern|raise|be|exist|breathe|breed|vote|serve|teach)|worthy of|worth (?:my|our|anything|a)|of any (?:use|value|worth)|any use|any good)(?! (?:who|that|of colou?r))`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `GROUP(?: people)? (?:are|is) (?:of )?no (?:use|good|value|worth)(?![a-z])`,
  ],
  [
    'worth that is denied to a group',
    0.75,
    `GROUP(?: people)? (?:have|has) (?:never|not once|yet to) (?:\\w+ )?(?:contributed|achieved|invented|built|created|done|accomplished|produced|offered|given) (?:us |the world |society |humanity )?(?:anything|a thing|a single|nothing|one (?:good|useful)|any(?:thing)? (?:good|useful|of value))`,
  ],
  [
    'worth that is denied to a group',
    0.8,
    `GROUP(?: people)? (?:have|has) no (?:right|reason|business) to (?:exist|live|breathe|be (?:here|alive|born|among us))`,
  ],
  [
    'worth that is denied to a group',
    0.7,
    `GROUP(?: people)? (?:shouldn't|should not|must not|should never|ought not to) (?!have to (?:live|exist|breathe))(?:even |ever )?(?:have|get|be given|be granted|be allowed) (?:to have )?(?:any |equal |human )?(?:rights|opinions|dignity|freedoms?|to (?:exist|live|breathe|breed|reproduce|procreate|have (?:children|kids|babies))|children|kids|babies)(?! to (?!exist|live|breathe))`,
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
    'worth that is denied to a group',
    0.75,
    `(?:are|is) ${GROUP}(?: people)? (?:even|really|actually|truly) (?:humans?|people|capable|sentient)`,
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
    'harm to a group',
    0.9,
    `(?:i|we)(?:'ll|'m going to|'m gonna|m gonna|'d love to| will| would love to| want to| am going to| are going to|'re going to|'re gonna| can't wait to)(?: \\w+)? (?:beat up|run over|wipe out|mow down|gun down|hunt down|blow up|string up|finish off|put down) ${GROUP}`,
  ],
  ['harm to a group', 0.75, `(?:we're|we are|i'm|i am) coming for (?:you |your )?${GROUP}`],
  [
    'harm that a group should suffer',
    0.85,
    `(?:^may|^let|i want|i wish|i hope)(?: to see)? ${GROUP}(?: people)? (?:to )?(?:rot|bleed|burn|choke|perish|drown|starve|be wiped out)(?![a-z])`,
  ],
  [
    'harm that a group should suffer',
    0.85,
    `GROUP(?: people)? (?:\\w+ ){0,2}(?:should|must|need to|needs to|have to|has to|ought to|deserve to) (?:\\w+ ){0,2}be (?:exterminated|eradicated|enslaved|rounded up|wiped out|culled|put down|sterili[sz]ed|castrated|hunted|caged|chained|whipped|erased|purged|(?:treated|kept|penned) like (?:BEAST|dogs|animals|cattle|slaves))`,
  ],
  [
    'harm that a group should suffer',
    0.75,
    `GROUP(?: people)? (?:\\w+ ){0,2}(?:punished|jailed|arrested|killed|fined) (?:just )?for (?:existing|being alive|breathing)`,
  ],
  [
    'a wish that a group were gone',
    0.75,
    `GROUP(?: people)? (?:\\w+ ){0,1}(?:should|must|need to|have to|ought to) (?:\\w+ )?be (?:removed|erased|banned|expelled|banished|thrown out|wiped) (?:out of |from |off )(?:\\w+ )?(?:country|society|earth|planet|world|nation|land|map|face)`,
  ],
  [
    'a wish that a group were gone',
    0.75,
    `deport (?:all|every)(?: single)?(?: of)?(?: the| these| those)? GROUP`,
  ],
  [
    'a wish that a group were gone',
    0.75,
    `(?:better|safer|cleaner|nicer|fine|great|peaceful|happier) (?:before|until) ${GROUP}(?: people)? (?:came|arrived|moved|showed|existed|got|were)`,
  ],
  [
    'a wish that a group were gone',
    0.75,
    `why (?:can't|don't|won't) ${GROUP}(?: people)? just (?:leave|go|die|disappear|vanish|behave|shut up|be normal)`,
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

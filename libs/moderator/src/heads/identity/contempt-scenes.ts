import { STOP, WHO, type Contempt } from './contempt-words.ts';

/** Only the presence of people of a group: then the presence itself disgusts. */
const THERE = `(?:(?:live|lives|living|moved?|moving|moved in|sits?|sitting|works?|working) (?:here|next door|nearby|among us|around|with (?:me|us)|near (?:me|us)|in (?:our|my|this|the same) \\w+|on (?:our|my|this) street|at (?:my|our) \\w+)|kiss(?:ed|ing|es)?|(?:get|gets|getting|got) married(?: now)?|adopt(?:ing|ed)? (?:children|kids)|hold(?:ing|s)? hands|next door|everywhere|are here|(?:in|at|on) (?:our|my) \\w+|on (?:tv|the (?:bus|train|street)))`;
/** Another clause, or the next sentence. */
const THEN = `(?: ${STOP})?(?: and| but| so| because)?`;
const SICKENS =
  "(?:that|this|it|which) (?:just |really |always |absolutely )*(?:(?:makes|made) (?:me|us) (?:want to )?(?:\\w+ )?(?:sick|puke|vomit|throw up|gag|cringe|ill|retch)|(?:disgusts|sickens|revolts|repulses|disgusted|sickened) (?:me|us)|(?:is|was|'s) (?:so |just |really |absolutely |simply )*(?:disgusting|revolting|repulsive|sickening|gross|vile|filth))";
/** How a sentence introduces a person of a group. */
const SEEN = `(?:there is|there's|there are|my \\w+ is|(?:i|we) (?:\\w+ )?(?:saw|see|met|have|know|hired|got)|look)(?: \\w+)?`;
const THEM = '(?:he|she|they|him|her|GROUP|them|all|both)';
const DIE =
  '(?:die|dies|dead|cancer|drown|rot|burn|hanged|suffer|disappear|killed|shot)(?! (?:less|no|for|with))';
const HURT = '(?:kill|hit|punch|shoot|stab|beat|strangle|hurt|smash|slap|hunt)';
const SELF = '(?:i|we)';
const GUARDED = '(?:wallet|purse|bag|car|doors?|pockets?|phone|valuables|kids|children|daughters?)';

/** A person of a group, and the author's feeling or reaction at the sight, over two clauses or two sentences. */
export const SCENES: Contempt = [
  ['hatred of a group', 0.75, `GROUP(?: \\w+){0,6} ${THERE}${THEN} ${SICKENS}`],
  ['hatred of a group', 0.75, `(?:my|our|the) \\w+ (?:is|are|was|were) (?:a |an )?GROUP${THEN} ${SICKENS}`],
  [
    'hatred of a group',
    0.75,
    `GROUP(?: \\w+){0,6} ${THERE}${THEN} ${SELF} (?:just |really )?(?:hate|despise|loathe|(?:can't|cannot|couldn't) (?:\\w+ )?(?:bear|stand|take|tolerate|stomach)) (?:it|this|that)$`,
  ],
  [
    'a whole group that is judged',
    0.75,
    `GROUP(?: \\w+){0,6} (?:all of|every one of|every single one of|each one of|each of|the lot of|both of) (?:them|GROUP|whom)(?: are| is)? (?:\\w+ )?(?:BAD|BEAST)`,
  ],
  [
    'a whole group that is judged',
    0.75,
    `GROUP(?: \\w+){0,6} ${STOP} (?:such |what |absolute |total |utter |complete |pure |a |an )*(?:BAD|BEAST)(?: (?:lot|scum|people|creatures))?(?: (?:every one|every single one|all|the lot|each) of (?:them|GROUP))?$`,
  ],
  [
    'harm that a group should suffer',
    0.85,
    `GROUP(?: \\w+){0,8}${THEN} ${SELF} (?:\\w+ )?(?:wish|hope|want|pray) (?:that )?(?:GROUP )?${THEM} (?:all |both |just |soon )?(?:would |will |to |gets? |was |were |be )*${DIE}`,
  ],
  [
    'harm that a group should suffer',
    0.85,
    `${SELF} (?:\\w+ )?(?:want|wish|hope) (?:to see )?${WHO} (?:to |would |will |all |gets? |be )*${DIE}`,
  ],
  [
    'a whole group that is judged',
    0.75,
    `GROUP(?: \\w+){0,4}${THEN}(?: i| we)? (?:found|find|think) (?:them|him|her|GROUP) (?:\\w+ )?(?:BAD|BEAST)`,
  ],
  [
    'harm to a group',
    0.85,
    `if (?:\\w+ )?${WHO}(?: \\w+){0,6} ${SELF}(?:'ll|'d| will| would)(?: \\w+)? ${HURT} (?:\\w+ ){0,2}(?:him|her|them|GROUP|his)`,
  ],
  [
    'harm to a group',
    0.85,
    `if you(?:'re| are) (?:a |an )?GROUP(?: \\w+){0,3} ${SELF}(?:'ll| will|'m going to| am going to)(?: \\w+){0,4} (?:${HURT}|come for|destroy) you`,
  ],
  [
    'contempt for a group',
    0.7,
    `GROUP(?: people)? (?:get to|are allowed to|have the right to)(?: \\w+){1,3}(?: which| and (?:that|it)| ${STOP} (?:that|this|it))(?: is|'s) (?:\\w+ ){0,2}(?:disgrace|disgusting|sickening|revolting|joke|abomination)`,
  ],
  [
    'contempt for a group',
    0.75,
    `(?:desperate|mad|crazy|insane|blind|stupid|drunk) to (?:hire|marry|date|trust|want|love|vote for|sleep with|employ|kiss) ${WHO}`,
  ],
  [
    'a whole group that is judged',
    0.7,
    `GROUP and (?:bombs?|crime|money|knives|violence|lies|drugs|theft)(?: \\w+){0,2} (?:need i|say no more|enough said|go together|go hand)`,
  ],
  [
    'a whole group that is judged',
    0.7,
    `(?:stole|stolen|robbed|missing|gone|broke into)(?: \\w+){0,6} (?:must be|must have been|bet it was|probably|surely|of course it was) ${WHO}`,
  ],
  [
    'contempt for a group',
    0.7,
    `GROUP with (?:an |a )?(?:opinions?|brains?|education|degree|mind) (?:how|what a|lol|haha|isn't that)`,
  ],
  [
    'contempt for a group',
    0.7,
    `GROUP(?: \\w+){0,5} ${SELF} (?:\\w+ )?(?:hold|hide|check|clutch|guard|watch|grab|lock)(?:s|ed)?(?: on to| onto)? (?:my|our) ${GUARDED}`,
  ],
  [
    'contempt for a group',
    0.7,
    `(?:hold|hide|check|clutch|guard|watch|grab|lock)(?: on to| onto)? (?:my|your|our) ${GUARDED}(?: \\w+){0,4} GROUP`,
  ],
  [
    'hatred of a group',
    0.75,
    `(?:${SELF}|you) (?:\\w+ )?(?:feel|felt|get|got) (?:so )?(?:dirty|sick|ill|filthy|violated|nauseous|disgusted)(?: \\w+){0,2} (?:touching|shaking hands with|talking to|seeing|meeting|sitting next to|looking at|watching|near|beside) ${WHO}`,
  ],
  ['contempt for a group', 0.7, `${SELF} (?:\\w+ )?cross(?:ed)? the (?:street|road)(?: \\w+){0,4} ${WHO}`],
  [
    'contempt for a group',
    0.75,
    `(?:god|nature|evolution)(?: \\w+){0,2} (?:mistake|error) when (?:he|it|she) (?:made|created|invented) ${WHO}`,
  ],
  [
    'contempt for a group',
    0.7,
    `(?:god|nature|evolution) (?:never (?:intended|meant|wanted)|hates|despises|regrets) ${WHO}$`,
  ],
  [
    'hatred of a group',
    0.75,
    `GROUP(?: \\w+){0,4} (?:ruins?|ruined|spoils?|spoiled|kills?|killed) my (?:appetite|lunch|dinner|day|breakfast|mood|meal)`,
  ],
  [
    'hatred of a group',
    0.7,
    `GROUP(?: \\w+){0,3} ${SELF} (?:\\w+ )?los(?:e|t|ing) (?:all |my )?(?:faith|hope) in humanity`,
  ],
  [
    'contempt for a group',
    0.75,
    `${WHO} (?:are|is) (?:just |only |simply )+(?:playing dress|dressing up|cosplaying|seeking attention|attention seekers|faking)`,
  ],
  [
    'contempt for a group',
    0.7,
    `(?:sell|leave|burn|quit) (?:my|our|the|this) (?:house|home|town|street|country|job|city|neighbou?rhood)(?: \\w+)? (?:if|when|because|as soon as|before|once) ${WHO} (?:moved?|comes?|came|lived?|arrived?|took|take|got)`,
  ],
  [
    'hatred of a group',
    0.75,
    `(?:need|needed|took|want) (?:a |another )(?:shower|bath) after(?: \\w+){0,3} ${WHO}`,
  ],
  ['contempt for a group', 0.7, `condolences(?: \\w+){0,6} GROUP`],
  [
    'harm to a group',
    0.85,
    `(?:${SELF}(?:'ll| will|'m going to|'d love to| want to)|gonna|let's)(?: \\w+)? (?:burn down|blow up|bomb|torch|set fire to|shoot up)(?: \\w+){1,5} GROUP`,
  ],
  [
    'harm to a group',
    0.8,
    `(?:watch your backs?|your days are numbered|you(?:'re| are) next|better run) (?:you |all |dear )*GROUP`,
  ],
  [
    'harm to a group',
    0.8,
    `GROUP (?:you )?(?:better |had better )?(?:watch your backs?|your days are numbered|you(?:'re| are) next|we know where you live|run while)`,
  ],
  [
    'harm that a group should suffer',
    0.85,
    `(?:only|best|right|final) (?:answer|solution|remedy|cure|language) (?:to|for|with) ${WHO} (?:is|would be) (?:\\w+ )?(?:violence|death|bullets?|fire|gas|extermination|rope|war|beating)`,
  ],
  [
    'harm that a group should suffer',
    0.85,
    `(?:beating|bullet|slap|rope|kick|noose|spanking|punch|hiding|thrashing) is (?:exactly )?(?:what|all) ${WHO} (?:needs?|deserves?|wants?)`,
  ],
  [
    'harm that a group should suffer',
    0.85,
    `(?:bring back|reintroduce|time for|need another|need a new|need) (?:\\w+ )?(?:slavery|lynchings?|gas chambers?|holocaust|death camps|concentration camps|crusades?|genocide|noose)(?: \\w+)? (?:for|of|against) ${WHO}`,
  ],
  [
    'harm that a group should suffer',
    0.85,
    `${SEEN} GROUP(?: \\w+){0,4} ${STOP} (?:he|she|they|GROUP|someone|somebody) (?:should|must|deserves?|needs?|ought)(?: to)?(?: all)? (?:be )?(?:deported|shot|shoot|hanged|kill|killed|dead|die|gassed|burned|beaten|beat|thrown out|locked up|put down)`,
  ],
  [
    'a whole group that is judged',
    0.75,
    `${SEEN} GROUP(?: \\w+){0,4} ${STOP} (?:he|she|they|it|GROUP)(?: is| are|'s|'re) (?:such |just |nothing but |all )*(?:a |an )?(?:BEAST|waste of)`,
  ],
  [
    'hatred of a group',
    0.75,
    `GROUP(?: \\w+){0,5}${THEN} i (?:nearly |almost )?(?:vomited|puked|threw up|gagged|spat)`,
  ],
  [
    'contempt for a group',
    0.75,
    `${SEEN} GROUP(?: \\w+){0,3} ${STOP} (?:i|we) (?:don't|won't|will not|can't) (?:want|let|have|stand) (?:\\w+ )?(?:BAD|BEAST)`,
  ],
  [
    'contempt for a group',
    0.7,
    `GROUP (?:son|daughter|child|kid|boss|president|neighbou?r|doctor) (?:would be|is|was) (?:my |a |the )?(?:\\w+ )?(?:nightmare|disgrace|shame|curse|joke)`,
  ],
  [
    'contempt for a group',
    0.75,
    `(?:hide|lock up|guard|protect|watch|count) (?:your|my|our) \\w+(?: here come)?(?: because)? (?:the |some )?GROUP(?: \\w+)? (?:are|is) (?:coming|here|around|back)`,
  ],
  ['contempt for a group', 0.7, `GROUP and (?:\\w+ ){1,2}(?:don't|do not|never) (?:mix|go together)`],
  [
    'contempt for a group',
    0.75,
    `if my (?:child|son|daughter|kid|brother|sister|wife|husband) (?:was|were|is|turned out|turned|became|married|dated|brought)(?: \\w+){0,3} GROUP(?: \\w+)? (?:i'd|i would|i'll|i will) (?:\\w+ ){0,2}(?:disown|kill|put|throw|kick|beat|never|hate|leave|die)`,
  ],
  [
    'a whole group that is judged',
    0.75,
    `another GROUP another (?:crime|theft|rape|lie|problem|victim|murder|bomb)`,
  ],
  [
    'contempt for a group',
    0.75,
    `GROUP(?: \\w+){0,2} (?:there goes|god help|lord help|heaven help|we're doomed|we are doomed)`,
  ],
  [
    'contempt for a group',
    0.7,
    `(?:i|we) (?:\\w+ ){1,4}to (?:get|stay|be) (?:far )?away from (?:all )?(?:the |those )?GROUP(?: people)?$`,
  ],
  [
    'harm that a group should suffer',
    0.8,
    `${WHO} (?:will|are going to|should|gonna) (?:all )?get what(?: is|'s)? (?:coming|they deserve|GROUP deserve)`,
  ],
  [
    'harm that a group should suffer',
    0.85,
    `(?:can't wait|dying|longing|love|want|like) to (?:see|watch) ${WHO} (?:hang|bleed|burn|die|suffer|hanged|shot|drown|rot)`,
  ],
  [
    'harm that a group should suffer',
    0.85,
    `GROUP(?: \\w+){0,4} (?:should|must|ought to|need to) (?:have|get) (?:their|GROUP|his|her) (?:tongues?|hands?|heads?|throats?|balls|legs|faces?|teeth) (?:cut|chopped|bashed|smashed|slit|broken|ripped)`,
  ],
  [
    'a wish that a group were gone',
    0.8,
    `(?:be|must|should|let's|to) (?:cleansed?|purged?|cleared?) of (?:all )?${WHO}`,
  ],
];

import { WHO, type Contempt } from './contempt-words.ts';

const KILL =
  '(?:shoot|shot|kill|killed|gas|gassed|hang|hanged|burn|burned|exterminate|exterminated|get rid of|got rid of|deport|deported)';

/** Questions that ask nothing. */
export const QUESTIONS: Contempt = [
  [
    'contempt for a group',
    0.7,
    `^who (?:the \\w+ )?(?:even |really )?(?:needs?|wants?|invited|asked for) ${WHO}(?! (?:to|more|for|in|under|if|when|with))`,
  ],
  [
    'contempt for a group',
    0.75,
    `^who (?:the \\w+ )?(?:let|allowed) ${WHO} (?:out|in|vote|speak|back|loose|drive|near)`,
  ],
  [
    'a whole group that is judged',
    0.75,
    `^(?:(?:aren't|isn't) (?:all )?${WHO} (?:all |just |really |simply |so |the )*|are all ${WHO} (?:that|so|such|this) (?:\\w+ )?)(?:BAD|BEAST)`,
  ],
  [
    'a whole group that is judged',
    0.75,
    `why (?:is it|must it be|was it|does it have to be) always ${WHO}(?! (?:people |men |women |person )?(?:who|that) (?:are|is|were|was|must|have|has|get|gets|suffer|pay))`,
  ],
  [
    'a wish that a group were gone',
    0.75,
    `^(?:when|how long (?:until|before|till))(?: will| are| do| can)? ${WHO} (?:finally|just|all|at last) (?:be gone|leave|go home|go back|disappear|die|die out|shut up)`,
  ],
  [
    'contempt for a group',
    0.7,
    `^who would (?:ever |even |really )?(?:want|marry|trust|date|love|befriend) ${WHO}(?! (?:to|under|if|when|with|for))`,
  ],
  [
    'contempt for a group',
    0.7,
    `why would (?:anybody|anyone|somebody|someone|i|you|we) (?:ever |even |want to )*(?:hire|marry|trust|date|love|respect|listen to|befriend|care about|help) ${WHO}(?:$| (?:at all|anyway|in the first place))`,
  ],
  [
    'contempt for a group',
    0.75,
    `why (?:should|do|must) (?:i|we) (?:have to )?(?:share (?:a|an|our|my|this|the same) (?:\\w+ )?(?:country|world|planet|street|office|school|air|bus|bathroom|room|town)|live|sit|put up) with ${WHO}`,
  ],
  [
    'harm that a group should suffer',
    0.85,
    `why (?:don't we|can't we|not|has nobody|has no one|did nobody|does nobody|hasn't anybody|hasn't anyone|can nobody|don't they)(?: \\w+)? ${KILL} ${WHO}`,
  ],
  [
    'contempt for a group',
    0.75,
    `how (?:can|could) (?:anybody|anyone|you|people|somebody) (?:\\w+ )?(?:be friends with|marry|live with|be married to|sit next to|touch|kiss|be in love with) ${WHO}`,
  ],
  [
    'a whole group that is judged',
    0.7,
    `^do(?:es)? ${WHO} (?:ever|even) (?:work|think|wash|shower|bathe|read|learn|shut up|have brains|have a brain|behave)`,
  ],
  ['contempt for a group', 0.75, `^what (?:use|good) (?:are|is) ${WHO}$`],
  ['contempt for a group', 0.75, `^what (?:are|is) ${WHO} (?:even |actually |really )?(?:good )?for$`],
  [
    'contempt for a group',
    0.7,
    `why (?:can't|won't|don't) ${WHO} (?:\\w+ )?(?:be|act|behave) (?:normal|decent|honest|civili[sz]ed|like (?:normal|us|humans|decent|everybody|everyone))`,
  ],
  [
    'contempt for a group',
    0.7,
    `^what (?:do|does|would|could|can) ${WHO} (?:even |ever )?(?:know|understand) about (?:anything|\\w+)$`,
  ],
  [
    'a whole group that is judged',
    0.75,
    `have you (?:ever|even) (?:met|seen|known|heard of) (?:a |an |one |any |single )*(?:clever|honest|smart|decent|intelligent|clean|sane|sober|polite|hard working|civili[sz]ed|good|nice) GROUP`,
  ],
  [
    'a whole group that is judged',
    0.75,
    `why (?:do|does) ${WHO} (?:always )?(?:commit|do|cause|start|make) all (?:the |this |of the )?(?:crimes?|trouble|violence|wars|problems|noise|mess)`,
  ],
  [
    'a wish that a group were gone',
    0.75,
    `why (?:don't|can't|won't|couldn't) ${WHO} (?:just |all )?(?:go back|go home|stay|leave|return)(?: to| in)?(?: \\w+)? (?:where|desert|country|countries|home|jungle|caves?)`,
  ],
  ['contempt for a group', 0.75, `^(?:shouldn't|don't|aren't|shouldn't all) ${WHO} (?:be |feel )?ashamed`],
  [
    'contempt for a group',
    0.7,
    `why do(?:es)? ${WHO} (?:even |actually |always |really )?(?:think|believe) (?:that )?(?:they|GROUP|he|she) (?:are|is|have|can|should)(?: \\w+)? (?:normal|special|better|smart|human|like us|one of us)`,
  ],
  ['a whole group that is judged', 0.75, `how (?:stupid|dumb|BAD|BEAST) (?:can|could|are|is|must) ${WHO}`],
  [
    'contempt for a group',
    0.75,
    `does (?:anybody|anyone|somebody) (?:actually|really|even|honestly) (?:like|want|need|trust|respect|love) ${WHO}`,
  ],
];

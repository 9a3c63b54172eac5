import { spanOf, type Analysis } from '../../text/analysis.ts';
import { bandOf, outermost, type Finding } from '../finding.ts';
import type { Hit } from '../identity/hit.ts';
import { findPhrases, phrase, phraseBook, type Phrase } from '../phrases.ts';

const THRESHOLD = 0.5;
/** The weight from which a phrase leaves no doubt; a milder one, or harm near a group, needs a second reading. */
const EXPLICIT_FROM = 0.85;

const AUXILIARIES =
  '(?: (?:am|are|will|would|shall|should|must|swear|really|just|so|gonna|going|want|wants|wanna|hope|need|have|ought|love|like|to|i|personally|can|could))';
/** "I will", "I am going to", "we would love to", and contracted: "I'll", "imma". */
const I_WILL = `(?:(?:i|we|somebody|someone|i'm|im|i'd)${AUXILIARIES}{1,6}|(?:i'll|ill|we'll|gonna|imma|ima)${AUXILIARIES}{0,5})`;
const HARM =
  '(?:kill|murder|shoot|stab|strangle|choke|rape|behead|lynch|hang|torture|slaughter|execute|gut|skin|drown|burn|poison|assault|maim|knife|hurt|harm|punch|slap|kick|smack|thump|belt|batter|beat up|beat the (?:\\w+ )?(?:shit|crap|hell) out of|break|snap|smash|cut|slit|crush|destroy|end|bury|put a bullet in|blow up|bomb)';
const BODY =
  '(?:face|head|neck|throat|skull|jaw|ribs?|knees?|kneecaps?|fingers?|spine|nose|arms?|hands?|legs?|bones|teeth|brains|ass|back)';
const SOMEBODY = `(?:you|u|ya|him|her|them|(?:your|his|her|their) (?:\\w+ )?(?:family|kids|children|${BODY})|your (?:\\w+ )?(?:son|daughter|mother|mom|mum|father|dad|wife|husband|house)|their (?:faces|heads|throats|families)|you all|all of you|every one of you|every last one of you)`;
/** Where a person who is thrown, pushed or put there comes to harm. */
const INTO_HARM =
  '(?!under the bus)(?:through|under|off|down|into|in|in front of|up against) (?:a|the|that|this|your) (?:\\w+ )?(?:wall|window|windscreen|windshield|door|table|floor|landing|stairs|roof|bridge|balcony|bus|train|tram|car|river|canal|lake|ditch|grave|hospital|wheelchair|coffin|ground)';
const WEAPON = '(?:bat|knife|hammer|gun|blade|machete|crowbar|bricks?|petrol|matches)';
const THEM = '(?:you|u|ya|him|her|them)';
/** "I will beat you in this debate", "I'll crush your argument": a way of speaking. */
const CONTEST =
  '(?! (?:in|at|on|with|by|for|so|that|how|why|what|an?|the|argument|arguments|case|claim|point|feelings|logic|reputation|record|to (?:it|the)|know|see|think|here|there|hard|off|out|short|some|down to size)(?![a-z]))';
/** "I'll kill you for that", "I'll drown him in facts": said among friends, and of contests. */
const JEST =
  '(?! (?:for (?:that|this|it|stealing|saying)|if (?:you|u) (?:spoil|make me)|with (?:facts|kindness|evidence|numbers|sources)|in (?:(?:a|the|this|our|next) )?(?:\\w+ )?(?:facts|numbers|evidence|paper|paperwork|sources|final|finals|debate|match|game|round|rematch|rebuttal|semis?)|at (?:chess|scrabble|\\w+ (?:kart|night))|on points|an?|the|that|some|all (?:\\w+ )?(?:day|night|week|morning|sat|sun))(?![a-z]))';

/** What people die of, or without: "you will die without water" tells what they need. No hand of anybody's is in it. */
const BY_NO_HAND =
  '(?:of (?!my|our)|from (?!my|our)|out|without (?!mercy|pity|warning|any(?:one|body)|a (?:trace|sound|word|fight|grave))|in (?:poverty|debt|that (?:cold|heat))|anyway|wrong|laughing|poor|on this hill)';

const PHRASES: readonly Phrase[] = [
  phrase(
    'announces harm',
    0.7,
    "(?:you will|you'll|you're going to|you're gonna) pay for (?:this|that|what you)",
  ),
  phrase(
    'says that the author will do harm',
    0.9,
    `${I_WILL} (?:\\w+ )?(?:kill|murder|shoot|stab|strangle|choke|rape|behead|lynch|torture|slaughter|execute|gut|skin|drown|knife|slit|put a bullet in|beat up|beat the (?:\\w+ )?(?:shit|crap|hell) out of|maim) ${SOMEBODY}${JEST}`,
  ),
  phrase('says that the author will do harm', 0.75, `${I_WILL} (?:\\w+ )?${HARM} ${SOMEBODY}${CONTEST}`),
  phrase(
    'says that the author will come and do harm',
    0.85,
    `${I_WILL} (?:\\w+ )?(?:come|find|go|get|wait|show|track|hunt|drive|walk|look|visit)(?: \\w+){1,8} and (?:\\w+ )?${HARM} (?=(?:you|u|ya|your)(?![a-z]))${SOMEBODY}${CONTEST}`,
  ),
  phrase(
    'says that the author will come',
    0.85,
    `(?:i|we|i'll|we'll|i'm|we're|people|they)(?: \\w+){0,4} (?:find|come for|coming for|hunt|track|come after|coming after|get|wait for|waiting for|visit|show up at|see to) (?:you down|where you (?:live|work|sleep)|your (?:house|home|door|address|family|school|office|work)|you in real life|you irl|you one day|you soon|you when you)`,
  ),
  phrase(
    'says that the author will come',
    0.75,
    "(?:i'm going to|i am going to|i will|i'll|we will|we'll|we are going to|imma|i'm gonna) (?:\\w+ )?(?:find|hunt|track|get|come for|come after) (?:you|your (?:family|kids|children|mother))(?! (?:a|an|the|some|to|another|more|evidence|sources?|proof|statistics|that|one|on|in this|for (?:that|this)|up to)(?![a-z]))",
  ),
  phrase(
    'says that the author will come and do harm',
    0.85,
    `${I_WILL} (?:\\w+ )?(?:find|catch|meet|wait for|see) (?:you|u|him|her)(?: \\w+){0,4} (?:and|n|to) ${HARM} ${THEM}${CONTEST}`,
  ),
  phrase(
    'announces that somebody will die',
    0.8,
    `(?:you will|you'll|you are going to|you're going to|you're gonna|u will)(?: \\w+){0,1} (?:be dead|be killed|be shot|end up dead|die|not live|not survive|not wake up|wake up dead)(?! ${BY_NO_HAND})`,
  ),
  phrase(
    'says that the author will do harm',
    0.8,
    "(?:i|we)(?: will|'ll| am going to|'m going to)?(?: \\w+){0,1} make (?:you|him|her|them|your \\w+) (?:bleed|suffer|scream|beg|pay|cry|regret|disappear|hurt)",
  ),
  phrase(
    'wishes somebody dead',
    0.85,
    '(?:i|we)(?: \\w+){0,2} (?:hope|wish|pray)(?: that)? (?:someone|somebody|they|anyone|a \\w+)(?: \\w+){0,1} (?:kills?|stabs?|shoots?|rapes?|beats?|runs? over|hits?|hurts?|punch(?:es)?|murders?|strangles?) (?:you|him|her|your)',
  ),
  phrase(
    'says that somebody should be harmed',
    0.7,
    '(?:these|those|all of these|all of those|all of them|you|such|all these|all those) ?(?:people|folks|guys|lot|bastards|traitors|scum)?(?: \\w+){0,1} (?:should|deserve to|ought to|need to|must)(?: \\w+){0,1} be (?:shot|hanged|hung|lynched|gassed|burned|burnt|drowned|beheaded|slaughtered|exterminated|stoned|tortured)',
  ),
  phrase(
    'says that the author will come',
    0.8,
    "(?:i|we)(?: will|'ll| am going to|'m going to| are going to)(?: \\w+){0,1} (?:find|get|come for|hunt|visit|wait for|meet) (?:you|your (?:\\w+ )?(?:family|kids|children|son|daughter|mother|wife|husband|parents|sister|brother))(?= (?:tonight|tomorrow|after|at home|at work|outside|on (?:the|your|their) way|when|one day|in the dark|alone|there|soon)|$)",
  ),
  phrase(
    'says that the author will find out where somebody lives',
    0.9,
    `(?:i|we|i'll|we'll|i'm|we're)(?: \\w+){0,3} (?:find(?:ing)? out|figure out|track down|work out) where (?:you|u|he|she|your (?:family|kids|children|mother|parents))(?: \\w+){0,2} (?:live|lives|work|works|sleep|sleeps|park|go to school)`,
  ),
  phrase(
    'says that the author will do harm',
    0.9,
    `(?:brick|bottle|rock|stone|petrol bomb|firebomb)(?: \\w+){0,2} through (?:your|ur) (?:\\w+ )?(?:window|windows|windscreen|windshield|door|letterbox)`,
  ),
  phrase(
    'says that the author knows where somebody lives',
    0.9,
    `(?:i|we)(?: \\w+){0,2} know where (?:you|u|he|she|they|your (?:family|kids|children|mother|parents))(?: \\w+){0,2} (?:live|lives|work|works|sleep|sleeps|park|go to school)`,
  ),
  phrase(
    'wishes somebody dead',
    0.9,
    `(?:kill|hang|shoot|neck|drown|gut|end|unalive) (?:yourself|urself|yourselves|your self|ur self)`,
  ),
  phrase('wishes somebody dead', 0.85, `kys|kms yourself`),
  phrase(
    'wishes somebody dead',
    0.9,
    `(?:i|we|i'd|everybody|everyone)?(?: \\w+){0,3} ?(?:hope|hoping|wish|pray|praying|want) (?:that )?(?:you|u|he|she|they|your (?:family|kids|children|mother|mom))(?: \\w+){0,3} (?:die|dies|died|dead|get (?:raped|shot|killed|cancer|stabbed|murdered|hit|run over)|gets (?:raped|shot|killed|cancer|stabbed|murdered|hit)|burn|burns|suffer|suffers|choke|chokes|rot|rots|drop dead|bleed)`,
  ),
  phrase(
    'says that somebody should be harmed',
    0.9,
    `(?:you|u|you all|your kind|people like you|he|she)(?: \\w+){0,2} (?:should|deserve|deserves|deserved|ought|need|needs|must)(?: \\w+){0,2} (?:to )?(?:be |get )?(?:die|killed|shot|hanged|hung|executed|raped|lynched|stabbed|murdered|beheaded|beaten|gassed|burned|burnt|drowned|put down|tortured|neutered|castrated|sterilized|dead)`,
  ),
  phrase(
    'says that somebody should be harmed',
    0.85,
    `(?:someone|somebody|people|we|they)(?: \\w+){0,2} (?:should|needs to|need to|must|ought to|has to) (?:\\w+ )?(?:kill|shoot|stab|hang|rape|murder|lynch|execute|beat|punch|slap|strangle|behead|gas|burn|drown|put down) (?:you|u|him|her|your)`,
  ),
  phrase(
    'announces that somebody will die',
    0.85,
    `(?:you're|youre|you are|ur|u r|you will be|you'll be) (?:\\w+ )?(?:dead meat|dead man|a dead (?:man|woman|person)|so dead|next|(?:going to|gonna) die(?! ${BY_NO_HAND})|a goner|not safe)`,
  ),
  phrase(
    'announces harm',
    0.7,
    `(?:you will|you'll|you're going to|you're gonna|you are going to|u gonna)(?: \\w+){0,2} (?:die(?! ${BY_NO_HAND})|regret (?:this|it|that|ever)|suffer|bleed|burn in|wish you (?:were never|had never|hadn't))`,
  ),
  phrase(
    'announces harm',
    0.7,
    `(?:watch your back|sleep with one eye open|better (?:run|hide|watch out)|your days are numbered|say your prayers|say goodbye to your (?:family|kids)|rot in hell|burn in hell|end up in a (?:ditch|grave|hospital|body bag)|bullet (?:in|to|through) (?:your|the) (?:head|skull|brain|face))`,
  ),
  phrase(
    'says that the author will do harm',
    0.75,
    `(?:i'll|i will|i'm going to|i'm gonna|im gonna|imma|gonna|ill) (?:\\w+ )?(?:fuck you up|mess you up|beat your (?:\\w+ )?ass|kick your (?:\\w+ )?(?:ass|teeth|head)|smash your|break your (?:\\w+ )?(?:neck|legs|arms|face|jaw|bones|nose)|cut you|end you|bury you|knock you out|bash your|rip your (?:head|throat|tongue)|put you in (?:a|the) (?:hospital|ground|grave|coffin))${CONTEST}`,
  ),
  phrase(
    'says that the author will do harm',
    0.75,
    `${I_WILL} (?:\\w+ )?(?:put|throw|chuck|push|shove|kick|drag) (?:${THEM}|your (?:head|face)) ${INTO_HARM}`,
  ),
  phrase(
    'says that the author will do harm',
    0.75,
    `${I_WILL} (?:\\w+ )?(?:get|send|bring|call) (?:my|our) (?:big |older )?(?:brothers?|boys|cousins?|mates|lads|uncles?|crew)(?: \\w+){0,3} (?:on|onto|to|for|after) (?:you|u|him|her|your)`,
  ),
  phrase(
    'announces harm',
    0.75,
    "(?:you'll|you will|you're going to|you're gonna) be (?:eating|drinking|sucking)(?: \\w+){0,3} through a straw",
  ),
  phrase(
    'says that the author has a weapon',
    0.75,
    `(?:i'm|i am|im|we're|we are) (?:\\w+ )?(?:bringing|brought|coming with) (?:the|my|a|an|our) (?:\\w+ )?${WEAPON}|(?:i've|i have|i) (?:got )?(?:a|my|the) (?:\\w+ )?${WEAPON} (?:in|with|under)(?: \\w+){1,3} and(?: \\w+){0,8} (?:you|your|faces)`,
  ),
  phrase(
    'wishes somebody dead',
    0.9,
    'do(?:ing)? (?:us|everyone|everybody|me|yourself|the (?:\\w+ )?(?:world|rest of us|class|planet|team|school))(?: all)? (?:a|the|one)(?: \\w+)? ?(?:favou?r|solid|service|kindness) (?:and |of |by |just ){0,2}(?:\\w+ ){0,2}(?:disappear(?:ing)?|vanish(?:ing)?|stop (?:existing|breathing|living|eating)|end(?:ing)? it all|finish(?:ing)? (?:yourself|it off)|jump(?:ing)?(?: off)?|die|dying|drop(?:ping)? dead|mak(?:e|ing) yourself gone)',
  ),
  phrase(
    'wishes somebody dead',
    0.9,
    'finish (?:yourself|your own self|urself) off|(?:go|better|just|should|then) (?:home )?(?:and )?finish (?:yourself|your own self|urself)',
  ),
  phrase(
    'wishes somebody dead',
    0.75,
    "(?:nobody|no one|no body) (?:would|will|would have|would've|would of|wouldn't) (?:ever |even )?(?:miss (?:you|u)|notice if (?:you|u) (?:died|were gone|disappeared|vanished)|come looking for (?:you|u)|cry at your funeral)",
  ),
  phrase(
    'wishes somebody dead',
    0.9,
    'the (?:favou?r|kindness|service) of(?= not (?:existing|living|breathing|being here))',
  ),
  phrase(
    'makes somebody fear',
    0.8,
    `(?:bomb|shoot up|shooting up|burn down|blow up) (?:your|the|this|their) (?:house|school|office|building|church|mosque|synagogue|room|place|home|car)`,
  ),
];

const GATE =
  /\b(?:kill|murder|sho[ot]|stab|strangl|chok|rape|raping|behead|lynch|tortur|slaughter|execut|drown|poison|assault|maim|knife|hurt|harm|punch|slap|kick|smack|beat|break|smash|slit|bomb|blow|burn|hunt|hang|hung|neck|kys|kms|unalive|die|dies|dead|suffer|rot|bleed|gas|castrat|neuter|steriliz|you are next|you're next|goner|safe|regret|watch your|bullet|brick|bottle|rock|stone|firebomb|petrol bomb|mess|knock|bash|rip|where (?:you|u|he|she|they|your)|find you|track you|visit|(?:come|coming) (?:for|after)|your (?:\w+ )?(?:house|home|door|address|throat)|cut|crush|destroy|end you|end y?our|bury|thump|belt|batter|snap|throw|chuck|push|shove|drag|straw|bat|hammer|gun|blade|machete|crowbar|petrol|matches|favou?r|solid|service|kindness|finish|miss you|miss u|notice if|come looking|funeral|my boys|brother|cousin|uncle|lads|mates|crew|gut|skin|fuck you|put|show up|get you|wait|your days|prayers|dead meat|pay for|better run|better hide|sleep with one|goodbye)/;

const BOOK = phraseBook(PHRASES, GATE);

/** Violence announced, wished for or called for, against anybody. `identity`: the findings about groups. */
export function detectThreat(analysis: Analysis, identity: readonly Hit[]): Finding<'threat'> {
  const hits = [
    ...findPhrases(analysis, BOOK).map((hit) => ({ ...hit, isPhrase: true })),
    ...identity
      .filter(({ label }) => /harm|death/.test(label))
      .map((hit) => ({ ...hit, to: hit.to + 1, isPhrase: false })),
  ].toSorted((one, other) => other.weight - one.weight);
  const score = hits[0]?.weight ?? 0;
  const counted = hits.filter(({ weight }) => weight >= THRESHOLD);
  return {
    kind: 'threat',
    score,
    flag: score >= THRESHOLD,
    band: bandOf(score),
    spans: outermost(counted.map(({ from, to }) => spanOf(analysis, from, to))),
    reason: score >= THRESHOLD ? 'threat' : 'noThreat',
    ...(hits.some(({ weight, isPhrase }) => isPhrase && weight >= EXPLICIT_FROM) ? { isExplicit: true } : {}),
    features: hits.slice(0, 3).map(({ label, weight, from, to }) => ({
      label,
      value: `${analysis.words.slice(from, to).join(' ')} (${weight.toFixed(2)})`,
    })),
  };
}

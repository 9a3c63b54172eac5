import {
  BAD_DEEDS,
  BAD_TRAITS,
  CONDUCT,
  EXPELLED,
  EXPELS,
  HARMED,
  HARMS,
  RIGHTS,
  TRAIT_SOFTENERS,
} from './attack-words.ts';
import { ANY_GROUP, BORN_GROUP, LATER, NEW_GROUP } from './people.ts';

/** What an attack does: calls for harm, takes a right, or despises. */
export type Attack = 'violence' | 'rights' | 'contempt';
/** `forgives`: words around a match that clear it. `needs`: words of the match without which it is none. */
export type AttackRule = {
  attack: Attack;
  pattern: RegExp;
  forgives?: RegExp;
  needs?: RegExp;
  /** Whether it reads the text in which people are marked. */
  namesGroup: boolean;
};

/** Treatment that sport, armies and shelters debate by sex or origin. */
const DEBATED_PLACES =
  /\b(?:sports?|sporting|athletics|football|rugby|boxing|chess|competi\p{L}*|olympics?|paralympics?|teams?|leagues?|tournaments?|championships?|contests?|combat|front[ -]line|armed forces|army|navy|military|conscript\p{L}*|shelters?|refuges|prisons?|toilets|changing rooms|spaces|movements?|burqas?|burkas?|veils?|niqabs?|headscar\p{L}+|hijabs?|symbols|dress|circumcis\p{L}*|homes as investments|buy(?:ing)? (?:land|homes?|houses?|property|farmland|real estate)|own(?:ing)? (?:land|homes?|houses?|property|farmland)|donat\p{L}+|parties|quotas?|schools for girls|single-sex|abortions?|debates?)\b/iu;

const G = ANY_GROUP;
const B = BORN_GROUP;
const N = NEW_GROUP;
const GROUPS = [G, B, N];

/** The signs of people are no letters, so an edge of a word beside them would never match. */
function withoutEdges(source: string): string {
  return GROUPS.reduce(
    (rest, group) => rest.replaceAll(`\\b${group}`, group).replaceAll(`${group}\\b`, group),
    source,
  );
}

const MODAL = '(?:should|must|ought to|need to|needs to|have to|has to|deserve to)';
/** The group itself is the subject: not "violence against women should be banned". */
const SUBJECT =
  '(?<!\\b(?:against|of|for|to|towards|by|with|from|about|between|at|on|in|as|among|let|see) (?:\\p{L}+ )?)';
const ADVERBS =
  '(?:\\p{L}+ly |all |just |simply |finally |publicly |forcibly |always |never |also |not even )*';
const rule = (attack: Attack, source: string, forgives?: RegExp, needs?: RegExp): AttackRule => ({
  attack,
  pattern: new RegExp(withoutEdges(source), 'giu'),
  namesGroup: GROUPS.some((group) => source.includes(group)),
  ...(forgives && { forgives }),
  ...(needs && { needs }),
});

/** Harm and lost rights, no matter who is quoted. */
export const ACT_RULES: readonly AttackRule[] = [
  rule(
    'violence',
    `\\b(?<act>${HARMS}) (?:up |off |down )?${N}(?![’'])(?! (?:movement|statues?|stereotypes?))`,
    CONDUCT,
  ),
  rule(
    'violence',
    `\\b(?:beat|flog|whip|hit|rape|stone|burn|cane) (?:\\p{L}+ )?(?:wives|women|girls|children who (?:are|cry)|gays?|homosexuals|slaves)\\b`,
  ),
  rule(
    'violence',
    `${SUBJECT}${G}${LATER} (?:who are )?(?:${MODAL} ${ADVERBS}be|deserve to be|to be|be) (?:(?:${HARMED}), )*(?:${HARMED})\\b`,
    CONDUCT,
  ),
  rule(
    'violence',
    `\\b(?:extermination|genocide|ethnic cleansing|mass murder|killing|slaughter|massacre|lynching|stoning|castration|sterili[sz]ation|gassing|enslavement|slavery|torture|rape) (?:of|for|against) ${N}`,
  ),
  rule(
    'violence',
    '\\b(?:bring back|reintroduce|restore|reinstate|legali[sz]e|re-?establish|return to|revive|relegali[sz]e) (?:the )?(?:slavery|apartheid|segregation|lynching|concentration camps|death camps|gas chambers|pogroms|eugenics|chattel slavery|jim crow|racial segregation)\\b',
  ),
  rule(
    'violence',
    '\\b(?:make|making) it (?:legal|lawful|ok|okay|a duty|compulsory) to (?:beat|kill|rape|hit|hunt|shoot|own|whip) (?:\\p{L}+ )?\\p{L}+',
  ),
  rule(
    'violence',
    `\\b(?:clean|cleanse|clear|purge|rid|sweep|free|purify|empty)(?:ing)? (?!to )(?:up )?(?:\\p{L}+['’]?s? ){1,5}?(?:of|from) ${N}`,
  ),
  rule(
    'violence',
    '\\bhitler (?:was right|did the right thing|did nothing wrong|had the right idea|should have (?:won|finished))|\\bgas the \\p{L}+\\b|\\bfinish what hitler\\b|\\bfinal solution for\\b',
  ),
  rule(
    'violence',
    `\\b(?:treat|chip|tag|keep|breed|train|house|hold|hunt|brand|collar|walk|herd|pen|ship|transport) ${G}${LATER} (?:like|as|in) (?:dogs?|animals?|cattle|pigs|vermin|pets|livestock|beasts|zoos?|cages?|kennels|slaves|rats|insects|meat)\\b`,
  ),
  rule(
    'violence',
    `\\b(?:execute|kill|stone|behead|flog|imprison|jail|hang) (?:anyone|anybody|everyone|everybody|people|those|all|any \\p{L}+) (?:who (?:leaves?|abandons?|insults?|is|are|converts?|marries|loves?|kisses?|looks?) ?)(?!convicted|guilty)(?:\\p{L}+ )*(?:islam|christianity|judaism|faith|religion|god|gay|lesbian|trans|black|jewish|muslim|poor|disabled|foreign|prophet|men|women)\\b`,
  ),
  rule('violence', `\\b(?:deserve|deserves) (?:to (?:die|suffer|starve|be (?:${HARMED}))|death)\\b`, CONDUCT),
  rule(
    'violence',
    `\\b(?:put|place|lock|throw|keep|hold|house) ${G} (?:all )?(?:in(?:to)?|behind) (?:concentration |labour |prison |internment |death )?(?:camps?|cages?|ghettos?|zoos?|pens|prisons?|jails?|bars|chains|kennels)\\b`,
    CONDUCT,
  ),
  rule(
    'violence',
    `\\b(?:throw|push|hurl|toss|leave|let|sell|experiment on|burn|bury|feed|auction|tattoo|erase|put a bounty on|use) ${N}${LATER} (?:off|from|to (?:die|drown|starve|freeze|rot|the wolves|the lions|sharks|dogs)|die|drown|starve|rot|out of|under|for (?:medical |organ )?(?:experiments|spare parts|organs|target practice|sport)|alive|a number)\\b`,
    /\bto (?:let|leave) |free|choose/iu,
  ),
  rule(
    'violence',
    `\\b(?:tattoo|brand|auction|erase|bounty on the heads? of|experiments? on|rat poison) (?:\\p{L}+ ){0,4}?(?:on |to )?(?:every |each |all |the )?${N}`,
    CONDUCT,
  ),
  rule(
    'violence',
    '\\b(?:burn|smash|bomb|blow|tear|torch|vandali[sz]e|raze)(?:ing)?(?: down| up)? (?:down |up )?(?:the |all |every |our |their )*(?:\\p{L}+ )?(?:mosques?|synagogues?|temples|gurdwaras?|refugee (?:homes?|camps?|centres?)|asylum (?:homes?|centres?)|gay bars?)',
  ),
  rule(
    'violence',
    '\\b(?:wipe|erase|blow|bomb|nuke|flatten|raze|level) (?!out poverty)(?:all of )?(?:the )?\\p{L}+ (?:off the (?:map|face of)|with everybody|with everyone|to the ground|from the (?:map|face of))',
  ),
  rule(
    'violence',
    `\\b(?:may|can|should be (?:allowed|free|able) to|has the right to|have the right to) (?:hit|beat|rape|slap|punish|kill|chastise|own|sell) (?:his|her|their|your|a) (?:wife|wives|daughters?|women|girlfriends?|slaves?)\\b`,
  ),
  rule(
    'violence',
    `\\bslavery (?:was|is|has been) (?:\\p{L}+ )?(?:good|right|justified|a (?:good|blessing|favour)|better|fine|natural|necessary)`,
  ),
  rule(
    'violence',
    `\\b(?:killing|shooting|beating|hanging|sterili[sz]ing|castrating|enslaving|whipping|flogging|gassing|drowning|lynching|exterminating|torturing|stoning|caging) (?:off |up )?${N}`,
    CONDUCT,
  ),
  rule(
    'rights',
    `\\b(?:deporting|expelling|interning|jailing|imprisoning|segregating|banning|outlawing|evicting) (?:all |every |any |the )*${B}`,
    new RegExp(`${CONDUCT.source}|${DEBATED_PLACES.source}`, 'iu'),
  ),
  rule(
    'rights',
    `\\b(?:ban|bar|exclude|keep) ${N}${LATER} (?:from|out of|off) (?:the |our |all |public )*(?:swimming pools|pools|shops|supermarkets|restaurants|pubs|buses|trains|parks|beaches|hospitals|schools?|churches|streets|libraries|playgrounds|gyms|town cent(?:re|er)s?)`,
  ),
  rule(
    'rights',
    `\\b(?:${EXPELS}) (?:all |every |any |the |our |their )*${B}(?![’'])(?! (?:books|quotas|statues|schools|studies))`,
    new RegExp(`${CONDUCT.source}|${DEBATED_PLACES.source}`, 'iu'),
  ),
  rule(
    'rights',
    `\\b(?:deport|expel|intern|drown|round up|imprison|jail|send (?:back|home)|ship (?:back|out)) ${N}`,
    CONDUCT,
    /\b(?:all|every|each|any)\b/iu,
  ),
  rule('rights', `\\bsend ${N}${LATER} (?:all )?(?:back|home|away)\\b`, CONDUCT),
  rule(
    'rights',
    `\\b(?:ban|bar|forbid|prohibit|stop|prevent|keep|block|exclude|remove|disqualify|discourage|bans|bars) ${B}${LATER} (?:from |(?=having|breeding|marrying|voting))(?:ever )?(?:${RIGHTS})`,
    DEBATED_PLACES,
  ),
  rule(
    'rights',
    `\\b(?:ban|bar|exclude|keep|remove|forbid) ${B} (?:from|out of|off|entering|in) (?!\\p{L}* ?(?:under|over))`,
    DEBATED_PLACES,
  ),
  rule(
    'rights',
    `\\b(?:(?:not|never|refuse to) (?:let|allow|permit) ${B}${LATER}(?: to)? (?:ever )?(?:${RIGHTS})|(?:not|never|refuse to) (?:admit|accept|hire|employ|serve|treat|educate|teach) ${B}|(?:let|allow|permit) no ${B})`,
    DEBATED_PLACES,
  ),
  rule(
    'rights',
    `\\b(?:let|allow|permit) (?:no(?:body| one|-one)?) (?:with|of|from|who (?:is|are|looks?)) .{0,40}?(?:names?|faith|origin|skin|descent|blood|race|religion|accent|gay|black|muslim|jewish)\\b`,
  ),
  rule(
    'rights',
    `\\bno ${B}${LATER} (?:should|may|must|can|ought to)(?: ever)? (?:be |have |own |vote|work|live|enter|hold|marry|teach|come|serve|get|rent|buy|join|board)`,
    DEBATED_PLACES,
  ),
  rule(
    'rights',
    `\\b(?:nobody|no one) (?:with|of|from) .{0,30}?(?:names?|skin|descent|blood|origin|faith) (?:should|may|must|can|ought to)`,
  ),
  rule(
    'rights',
    `${SUBJECT}${B}${LATER} (?:should not|shouldn['’]t|must not|should never|must never|ought not to|may not|should no longer|mustn['’]t)(?: ever| even)? (?:be (?:(?:allowed|permitted|able|let|free|trusted|entitled) (?:to |in |into |near |on |out|outside|off |at |a |any |the )?(?:${RIGHTS}|\\p{L}+ after dark|after dark)|given|hired|admitted|allowed (?:in|near|out|on|outside|anywhere))|have|get|receive|own|vote|work|marry|live|enter|hold|teach|breed|exist|speak|drive|reproduce|adopt|raise|serve)\\b`,
    DEBATED_PLACES,
  ),
  rule('rights', `\\b(?:deny|denying|refuse) ${B} (?:${RIGHTS})`, DEBATED_PLACES),
  rule('rights', `\\b(?:deny|refuse) (?:${RIGHTS}) (?:to|for) ${B}`, DEBATED_PLACES),
  rule(
    'rights',
    `\\b(?:deny|refuse) (?:\\p{L}+ )?(?:hospital|medical|life-saving|emergency)? ?(?:treatment|care|help|food|water) (?:to|for) ${N}`,
  ),
  rule('rights', `\\bstrip(?:ping)? ${B} of\\b`, CONDUCT),
  rule(
    'rights',
    `\\b(?:take|taking|remove|withdraw|revoke|cancel|strip|end|abolish|limit|restrict|seize|confiscate) (?:away )?(?:${RIGHTS}|land|money|savings|babies)(?: away)? (?:of|from|for) ${B}`,
    CONDUCT,
  ),
  rule(
    'rights',
    `\\b(?:let|allow|permit|encourage) (?:landlords|shops?|employers?|hotels|schools|restaurants|doctors|hospitals|companies|firms|bosses|pubs|businesses|bakers) (?:to )?(?:refuse|reject|turn away|sack|fire|exclude|ban|expel|segregate|discriminate against|pay less to) ${B}`,
  ),
  rule(
    'rights',
    `\\b(?:segregate|separate|divide|split) (?:\\p{L}+ ){1,4}?by (?:race|colour|color|religion|ethnicity|skin|caste|faith)\\b`,
  ),
  rule(
    'rights',
    `\\b(?:only|just) (?:white|christian|native-born|straight|healthy|rich|aryan|muslim|black|hindu|jewish|male|catholic|able-bodied)(?: \\p{L}+)? (?:people|men|women|citizens|families|couples|children|person|man|males?)? ?(?:should|may|must|can|deserve)`,
  ),
  rule(
    'rights',
    `\\b(?:only|just) (?:whites|christians|men|muslims|aryans|hindus|natives|jews|males) (?:should|may|must|can|deserve)`,
    DEBATED_PLACES,
  ),
  rule(
    'rights',
    `\\b(?:make|force|compel|oblige|require) ${B}${LATER} (?:to )?(?:wear (?:a |an )?(?:badges?|stars?|armbands?|tags?|marks?|signs?|uniforms?|patch(?:es)?)|convert|leave (?:the|our|this|europe|britain|town)|register|undergo|into therapy|obey|submit|work for (?:free|nothing)|marry|give up (?:their|the)|sit (?:at|in) the back|live (?:apart|separately|in camps|in ghettos)|carry|prove they|abort|serve|second-class|be sterili[sz]ed|slaves|illegal|pay (?:more|double|a (?:special )?tax)|have abortions|denounce)`,
  ),
  rule(
    'rights',
    `\\b(?:reserve|keep) (?:the |our |all )*(?:\\p{L}+ ){1,3}for (?:whites|white people|christians|muslims|aryans|natives|straight people|the native-born)(?: only)?\\b`,
  ),
  rule(
    'rights',
    `\\bpay ${B}${LATER} less\\b|\\b(?:make|charge|tax) ${B}${LATER} (?:to )?(?:pay )?(?:double|more|twice|extra)\\b`,
  ),
  rule('rights', `\\b(?:make|force) ${B}${LATER} (?:to )?use (?:a )?(?:separate|different|other|special)\\b`),
  rule(
    'rights',
    `\\b(?:shut|lock|hide|keep|take) ${B}${LATER} (?:away|apart|out|indoors|inside|out of (?:sight|our|the))\\b`,
    CONDUCT,
  ),
  rule(
    'rights',
    `\\b(?:abolish|end|repeal|scrap|reverse) (?:the )?(?:women['’]s (?:suffrage|right to vote|vote)|female suffrage|civil rights|emancipation|gay rights|trans rights)`,
  ),
  rule(
    'rights',
    `\\b(?:dissolve|annul|forbid|ban|outlaw) (?:all )?(?:marriages?|relationships|sex|couples|friendships?) (?:between|of|with) ${B}`,
  ),
  rule('rights', `\\btest the (?:iq|intelligence|blood|dna) of ${N}`),
  rule('rights', `\\b(?:wall|fence) to keep (?:the |all )*${B} out`),
  rule(
    'rights',
    `\\babort (?:\\p{L}+ ){0,3}?because (?:they|it|she|he) (?:are|is) (?:girls?|boys?|black|disabled|gay|mixed)`,
  ),
  rule('rights', `\\b(?:force|compel|coerce) ${B} into\\b`),
  rule(
    'rights',
    `\\bmake ${N}${LATER} (?:second-class citizens|slaves|illegal|outlaws|servants|property|sit at the back)\\b`,
  ),
  rule(
    'rights',
    '(?<!\\b(?:that|which|who|not) )\\b(?:criminali[sz]e|outlaw|ban|forbid|prohibit|make illegal|punish) (?:the )?(?:being gay|homosexuality|gay (?:sex|love|people|men)|lesbianism|islam|judaism|christianity|hinduism|sikhism|buddhism|catholicism|mosques|synagogues|the (?:quran|koran|torah|bible|jewish faith|muslim faith)|interracial (?:marriage|relationships|couples)|mixed(?:-race)? (?:marriages?|couples))\\b',
  ),
  rule(
    'rights',
    `\\btake (?:the )?(?:children|babies|kids|votes?|homes?|land|passports?|jobs?|rights?|phones|houses) (?:away )?from (?:\\p{L}+ )?${B}`,
    CONDUCT,
  ),
  rule(
    'rights',
    `${SUBJECT}${B}${LATER} (?:should|must|ought to) (?:all |never |\\p{L}+ly )?(?:be (?:${EXPELLED})|lose their (?:\\p{L}+))`,
    new RegExp(`${CONDUCT.source}|${DEBATED_PLACES.source}`, 'iu'),
  ),
  rule(
    'rights',
    `${SUBJECT}${G} (?:should|must|ought to) (?:all )?(?:lose their (?:passports?|citizenship|rights?|children|votes?|homes?)|be (?:deported|interned|locked up|rounded up|kept in camps|silenced|shunned|second-class citizens|sent (?:back|home|away)))`,
    CONDUCT,
  ),
];

/** Contempt that the motion itself utters; a motion against such words is none. */
export const CONTEMPT_RULES: readonly AttackRule[] = [
  rule(
    'contempt',
    `${SUBJECT}${G}${LATER} (?:are|is|were|have been|['’]re|will always be|have always been|have become) (?:${TRAIT_SOFTENERS})(?:${BAD_TRAITS})(?![ -](?:\\p{L}+ )?(?:treated|conditions|situation|places|countries|regions|neighbourhoods|homes|housing))`,
    /\b(?:victims|treated|seen as|called|not (?:inferior|stupid|lazy|criminals|vermin|dangerous))\b/iu,
  ),
  rule('contempt', `${SUBJECT}${G}${LATER} (?:\\p{L}+ly |just |only |all |simply )*(?:${BAD_DEEDS})`),
  rule(
    'contempt',
    `\\b${G}\\b[^.;]{0,30}?\\b(?:because|as|since) (?:they|she|he) (?:are|is) (?:${TRAIT_SOFTENERS})(?:${BAD_TRAITS})`,
  ),
  rule('contempt', `\\bthere are (?:far |way |just |simply )?too (?:many )?${N}`),
  rule(
    'contempt',
    `\\b${G}${LATER} (?:(?:are|is) )?(?:all |an? |\\p{L}+ly )*(?:potential|born|secret|closet|would-be|nothing but) (?:terrorists?|criminals?|thieves|rapists?|traitors?|spies|paedophiles?)\\b`,
  ),
  rule(
    'contempt',
    `\\b${G} (?:are|is) (?:all|just|nothing but) (?:\\p{L}+ )?(?:dealers|drunks|nazis|fascists|thieves|spies|whores|sluts|gangsters|cheats|junkies|bastards|scum|losers|beggars|pimps)\\b`,
  ),
  rule(
    'contempt',
    `\\b${G}${LATER} (?:are|is) (?:genetically|biologically|inherently|innately|by nature|by blood|intrinsically|naturally) (?!equal|different|gifted)\\p{L}+`,
  ),
  rule('contempt', `\\b${G}${LATER} deserve (?:what|everything|all (?:that|the)|their fate|it\\b)`),
  rule(
    'contempt',
    `${SUBJECT}${G}${LATER} (?:just )?need(?:s)? (?:a good (?:man|beating|slap|hiding)|to be put in their place|a firm hand|a master)`,
  ),
  rule('contempt', `\\b(?:it is|it['’]s) in (?:their|the|\\p{L}+) (?:blood|genes|nature|race|dna)\\b`),
  rule(
    'contempt',
    `^\\s*(?:all )?${N} (?:out|go home|get out|go back)\\b|\\b(?:smash|fuck|damn|down with) (?:all |the )*${N}`,
  ),
  rule(
    'contempt',
    `\\b(?:islam|judaism|christianity|hinduism|homosexuality|being gay|transgenderism|the (?:jewish|muslim) faith) is (?:a |an )?(?:cancer|disease|plague|illness|sickness|perversion|mental (?:illness|disorder)|poison|virus|evil|filth|sin against|abomination)`,
  ),
  rule(
    'contempt',
    `\\b(?:the )?(?:weak|disabled|sick|unfit|inferior|poor) (?:should|must|deserve to|ought to) (?:perish|die|be left|go under|be weeded)`,
  ),
  rule('contempt', `\\b(?:too|too many|enough) ${N} (?:live|here|in (?:our|this|the|\\p{Lu}))`),
  rule(
    'contempt',
    `\\b(?:better|happier|safer|cleaner|richer|nicer) (?:off )?without (?:the |any |all )?${N}`,
  ),
  rule(
    'contempt',
    `(?<!not |n['’]t |never |who |that )\\bhates? ${G}|\\b(?:despises?|loathes?|detests?|abhors?|looks? down on) ${G}`,
  ),
  rule(
    'contempt',
    `\\b${G} (?:are|is) (?:better|worse|cleverer|smarter|stupider|lazier|dirtier|dimmer|(?:more|less) (?:intelligent|capable|clever|civili[sz]ed|rational|honest|moral|valuable|human|criminal|violent|stupid|suited|trustworthy|evolved|hard-working|advanced|developed)) (?:\\p{L}+ )?than (?:the )?${B}`,
    /\b(?:likely|affected|at risk|disadvantaged|discriminated|vulnerable|represented|exposed|paid)\b/iu,
  ),
  rule(
    'contempt',
    "\\ba (?:woman|wife|girl|man)[’']s (?:place|job|role|duty|purpose) is\\b[^.;]{0,40}?(?:kitchen|home|bed|house|obey|serve|clean|cook|behind|please|submit)",
  ),
  rule('contempt', `\\b(?:subhuman|sub-human|untermensch\\p{L}*)\\b`),
  rule(
    'contempt',
    `\\b(?:${G}|race|blood|genes) (?:\\p{L}+ )?(?:pollutes?|dilutes?|taints?) (?:our|the|white)\\b`,
  ),
  rule(
    'contempt',
    `\\b(?:lazy|filthy|dirty|stupid|evil|disgusting|scrounging|thieving|criminal|worthless|greedy|inferior|useless) ${N}\\b`,
    /\bconvicted|\bcriminal (?:gang|migrants|foreigners|immigrants)/iu,
  ),
  rule('contempt', `\\b${G}-free\\b|\\bfree of ${B}`),
  rule(
    'contempt',
    `\\b(?:disdain|contempt|hatred|scorn|disgust|loathing|hate|no (?:respect|place|room|space|sympathy|use|need|future|mercy|pity)) for ${G}`,
  ),
  rule(
    'contempt',
    `\\b${G} lives (?:are|do|don|aren)|\\b(?:lives|life) of ${G}${LATER} (?:are|is) (?:not )?worth`,
  ),
  rule('contempt', `\\b(?:only |final |best )?(?:solution|answer|cure|remedy) (?:for|to) ${N}\\b`),
  rule(
    'contempt',
    `\\b(?:human |civil |equal )?rights (?:should|do|must|need) (?:not|never|no longer) (?:apply|extend|be (?:given|granted)) to ${N}|\\b(?:human |civil |equal )?rights are not for ${N}`,
  ),
  rule(
    'contempt',
    `\\bno ${B} (?:is|are|can be) (?:honest|clean|clever|trustworthy|innocent|civili[sz]ed|good)\\b`,
  ),
];

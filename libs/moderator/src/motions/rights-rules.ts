import { B, DEBATED_PLACES, G, N, SUBJECT, rule, type AttackRule } from './attack-rule.ts';
import { CONDUCT, EXPELLED, EXPELS, RIGHTS } from './attack-words.ts';
import { LATER } from './people.ts';

/** Calls to take rights from people for what they are. */
export const RIGHTS_RULES: readonly AttackRule[] = [
  rule(
    'rights',
    '\\b(?:arrest|jail|imprison|fire|sack|punish|beat|fine|detain|evict|exclude|kill|deport|expel) [^.;]{0,30}?for being (?:black|white|gay|lesbian|trans|jewish|muslim|christian|hindu|poor|disabled|foreign|an? (?:woman|jew|muslim|migrant|foreigner)|women|female|roma|homeless|old|fat)\\b',
    /\b(?:not|nobody|never|who|forbid|ban|bosses|employers)\b/iu,
  ),
  rule(
    'rights',
    `\\b(?:silence|gag|muzzle|disarm|disenfranchise|ghettoi[sz]e) (?:all |every |any |the )*${G}`,
    CONDUCT,
  ),
  rule(
    'rights',
    '\\bno (?:dogs|blacks|gypsies|jews|irish|coloureds|travellers|gays|muslims)\\b,? (?:no |and no |or |allowed|$)|\\bsigns? (?:saying|that says?|reading|with) (?:“|")?no (?:gypsies|blacks|jews|irish|travellers|gays|muslims|foreigners)',
  ),
  rule(
    'rights',
    `${SUBJECT}${B}${LATER} (?:should not|shouldn['’]t|must not|should never|should no longer) be (?:allowed|permitted|let) (?:to|in|on|near|into|out)\\b`,
    DEBATED_PLACES,
  ),
  rule(
    'rights',
    `\\b(?:not|never|refuse to) (?:let|allow|permit) ${B}${LATER}(?: to)? (?!be \\p{L}+(?:ed|en)\\b|suffer|starve|die|drown|sell themselves)\\p{L}+`,
    DEBATED_PLACES,
  ),
  rule(
    'rights',
    `\\bstrip(?:ping)? ${N} of (?:all |their |every |any )*(?:rights?|citizenship|possessions|money|dignity|freedom|property|phones)`,
    CONDUCT,
  ),
  rule(
    'rights',
    `\\b(?:make|force) ${B}${LATER} (?:to )?(?:resign|quit|stop|retire early|abort|abstain|starve|beg|divorce|change their names?|shave)\\b`,
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
    `${SUBJECT}${B}${LATER} (?:should not|shouldn['’]t|must not|should never|must never|ought not to|may not|should no longer|mustn['’]t)(?: ever| even)? (?:be (?:(?:allowed|permitted|able|let|free|trusted|entitled) (?:to |in |into |near |on |out|outside|off |at |a |any |the )?(?:${RIGHTS}|\\p{L}+ after dark|after dark)|given|hired|admitted|allowed (?:in|near|out|on|outside|anywhere))|have(?! to\\b)|get|receive|own|vote|work|marry|live|enter|hold|teach|breed|exist|speak|drive|reproduce|adopt|raise|serve)\\b`,
    DEBATED_PLACES,
  ),
  rule(
    'rights',
    `\\b(?:forbid|prohibit|ban|bar|stop|prevent|block) ${B}${LATER} (?:to|from) \\p{L}+`,
    DEBATED_PLACES,
  ),
  rule(
    'rights',
    `\\b(?:forbid|prohibit|ban|bar|stop|prevent|block) ${N}${LATER} (?:to|from) \\p{L}+`,
    new RegExp(
      `${DEBATED_PLACES.source}|\\b(?:buy|own|vot|claim|receiv|work|enter|com|donat|stay|bring|settl|study|driv|access|mov|cross|us|rent|hold|appl|sponsor|benefit|welfare|fund)\\p{L}*`,
      'iu',
    ),
  ),
  rule(
    'rights',
    `\\b(?:abolish|end|remove|curtail|limit|deny|restrict|suspend) (?:the |all )*rights? (?:of|for) ${B}`,
  ),
  rule(
    'rights',
    `\\b(?:require|make|force|oblige|order|tell) ${B}${LATER} (?:to )?(?:swear|prove|apologi[sz]e|clean|pay for being|carry|show|report|hide|kneel|bow|leave|declare|sign)\\b`,
    /\b(?:men|boys|parents)\b/iu,
  ),
  rule(
    'rights',
    '\\b(?:give|offer|grant|sell|rent|keep|reserve) [^.;]{0,30}?(?:to|for) (?:white|native|straight|christian|muslim|aryan|hindu)(?: \\p{L}+)? (?:first|only|alone)\\b',
  ),
  rule('rights', `\\bkeep ${N} (?:out of|away from|off) (?:our|the|my|this) `, DEBATED_PLACES),
  rule(
    'rights',
    `\\b(?:not|never|stop|refuse to) (?:rent(?:ing)?|sell(?:ing)?|lend(?:ing)?|giv(?:e|ing)|offer(?:ing)?|let(?:ting)?) [^.;]{0,25}?to ${B}`,
    DEBATED_PLACES,
  ),
  rule(
    'rights',
    `\\b(?:a|an|any|every) ?${B} (?:must|should|may|can) never\\b|${SUBJECT}${B} (?:must|should|may) never (?:be|become|hold|have|get) (?!forced|punished|denied|blamed|judged|asked|excluded|prevented|alone|afraid)\\p{L}+`,
    DEBATED_PLACES,
  ),
  rule(
    'rights',
    `\\b(?:give|pay|grant|allow) ${B}${LATER} (?:only )?(?:one vote|half|fewer|less|nothing|no )`,
  ),
  rule(
    'rights',
    `${SUBJECT}${B}${LATER} (?:should|must|ought to|deserve to) (?:only )?(?:have|get|earn|receive) (?:no|less|fewer|half|nothing|lower)\\b`,
  ),
  rule(
    'rights',
    `\\b(?:sack|fire|dismiss|lay off|demote) (?:all |every |any |the )*${B}(?![’'])`,
    new RegExp(`${CONDUCT.source}|strik`, 'iu'),
  ),
  rule(
    'rights',
    `\\b(?:harder|impossible|illegal|difficult|a crime|unlawful|an offence) for ${B}${LATER} to\\b`,
  ),
  rule(
    'rights',
    '\\b(?:close|shut|ban|demolish|bulldoze|burn|destroy|raze) (?:down )?(?:every|all|all the|any) (?:mosques?|synagogues?|gurdwaras?|hindu temples?|gay bars?|halal shops?|kosher shops?)',
  ),
  rule(
    'rights',
    `\\b(?:separate|segregate|divide) ${B} (?:and|from) (?:\\p{L}+ )?(?:${B}|other|the rest|normal|everyone)`,
    /\b(?:boys|girls|men|women|male|female)\b/iu,
  ),
  rule('rights', `\\bban ${B}\\s*[.!]?$|\\bban ${B} from (?:the|our|this|all) `, DEBATED_PLACES),
  rule(
    'rights',
    `\\bput ${B}${LATER} (?:on|onto) (?:an island|a list|lists|a register|trains?|boats?|leashes|a ship|planes?|one-way)`,
  ),
  rule(
    'rights',
    `\\b(?:take away|cut|cancel|stop|end|confiscate|seize) (?:the |all )*(?:pensions?|benefits?|licen[cs]es|homes?|votes?|phones|pets|seats|money|houses) (?:of|from) ${B}`,
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
    new RegExp(`${CONDUCT.source}|${DEBATED_PLACES.source}`, 'iu'),
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

import { MACHINE, orderPattern, SIDE, type OrderPattern } from './order-pattern.ts';

const RULES =
  '(?:instructions?|directions?|directives?|rules?|rulebook|guidelines?|prompts?|commands?|orders|programming|training|constraints?|restrictions?|filters?|polic(?:y|ies)|safeguards?|guardrails?|protocols?|settings|limits|limitations|moderation)';
const OF_THE_MACHINE =
  '(?:your|previous|prior|earlier|above|preceding|foregoing|old|existing|original|initial|system|safety|content|moderation|moderator|hidden)';
const FILLER =
  '(?:all|any|every|of|the|these|those|that|whatever|everything|each|single|my|other|current|own|set)';
const RIVAL =
  '(?:(?:my|our|the) (?:opponents?|opposition|other (?:side|team|speaker|debater)s?|rivals?|proposition)|everyone else|everybody else|the other person|all other (?:users|speakers|debaters)|user \\w+|@\\w+)';
const HARMLESS =
  '(?:safe|on[ -]topic|allowed|clean|civil|benign|non[ -]?toxic|not toxic|harmless|approved|acceptable|permitted|compliant|fine|relevant|neutral|verified|trusted|fully supported|evidence|best|winning|the winner|ok|okay|0|zero|100|10|perfect|highest|maximum|toxic|off[ -]topic|abusive|a violation|spam)';
const THIS =
  '(?:this|that|the following|the next|my|our|all|every|these|those|it|me|us|everything|anything|any|whatever)';

/** Orders that a text must not give the machine. A space matches any white space; every repetition is bounded. */
export const ORDERS: readonly OrderPattern[] = [
  orderPattern(
    'asks to ignore the rules of the machine',
    `(?:ignore|disregard|forget|override|bypass|overrule|discard|set aside|stop following|stop obeying|do not follow|don't follow|no longer follow|violate|erase|suspend|abandon|throw out|delete|reset|drop|ditch|scrap|waive|lift|stop (?:applying|enforcing|using)|pay no attention to) (?:${FILLER} ){0,4}${OF_THE_MACHINE} (?:(?:${FILLER}|${OF_THE_MACHINE}|and|or) ){0,3}(?:debate |house |room |safety |system )?${RULES}\\b`,
    0.85,
    true,
  ),
  orderPattern(
    'asks to ignore what was said to the machine',
    `(?:ignore|disregard|forget|override|discard) (?:${FILLER} ){0,3}(?:${RULES} )?(?:that )?(?:you (?:were|have been|had been|got|received|are) (?:given|told|trained|programmed|instructed|supposed)|you were told before|you know(?= and (?:act|you|become|follow|answer|obey)|\\s*[.!]|\\s*$)|(?:${RULES} )?(?:above|before this|given above|written above|so far)|what(?:ever)? (?:the )?(?:system|developer|host|admin)\\w*)`,
    0.7,
    true,
  ),
  orderPattern(
    'asks to ignore the rules',
    `(?:ignore|disregard|forget|bypass|override|turn off|switch off|disable|deactivate|suspend|stop (?:applying|enforcing)|waive|lift) (?:${FILLER} ){0,3}(?:(?:toxicity|spam|word|content|profanity|safety) )?(?:${RULES}|house rules|time limits?|ladder|safety(?: checks?)?|word list)(?= (?:and|now|then|for|immediately|so|below|in|for|against (?:me|us))\\b|\\s*[.!;:"”']|\\s*$)`,
    0.6,
    true,
  ),
  orderPattern(
    'gives the machine another part to play',
    `(?:from (?:now|here) on(?:wards?)?,? (?:you|reply|speak|act|respond|answer|treat|your)|from this (?:point|moment|message) (?:on|onwards?|forward),? (?:you|act|respond|treat|your)|you are now (?:an? |the |in |my |dan\\b|free\\b|unrestricted|no longer)|you(?: are|'re) no longer (?:an? |the |bound|restricted|required|neutral|subject|limited|moderat)|your new (?:task|role|job|goal|instructions?|orders?|rules?|purpose|identity|persona|name) (?:is|are)\\b|your (?:only|real|true) (?:task|goal|job|purpose|instructions?) (?:is|are)\\b)`,
    0.6,
  ),
  orderPattern(
    'gives the machine another part to play',
    `(?:pretend (?:to be|that you(?: are|'re)|you(?: are|'re))|act as (?:if you (?:are|were|have)|an? |the |my )|role-?play as|simulate being|behave as(?: if)?|switch to|enter|activate|enable|go into) (?:[a-z-]+ ){0,4}(?:ai|assistant|bot|model|moderator|judge|referee|host|admin|administrator|mode|persona|dan|jailbreak|unrestricted|unfiltered|uncensored)\\b`,
    0.6,
    true,
  ),
  orderPattern(
    'names a mode without rules',
    `(?:developer|debug|maintenance|god|admin|root|sudo|unrestricted|jailbreak|override|test|dan) mode (?:is |has been |now )?(?:on|enabled|activated|engaged|active|unlocked|initiated)\\b|\\bdo anything now\\b|\\bsudo (?:\\w+ )?(?:declare|mute|set|grant|ban|kick|rm|su|give|allow|override)\\b|\\boverride (?:code|command|key|password)\\b|\\badmin(?:istrator)? override\\b|\\bsystem override\\b|\\bauthori[sz]ation code\\b`,
    0.65,
  ),
  orderPattern(
    'announces new instructions',
    `(?:new|updated|revised|additional|important|urgent|real|secret|special|emergency|system) (?:instructions?|directives?|orders?|rules?|tasks?|prompts?|polic(?:y|ies))(?: for (?:the )?(?:you|${MACHINE}))?(?: (?:below|follows?|start here))?\\s*[:–—]`,
    0.6,
  ),
  orderPattern(
    'asks for what the machine keeps to itself',
    `(?:reveal|show|print|repeat|output|display|tell|give|leak|dump|quote|share|expose|list|recite|send|paste|disclose|return|summari[sz]e|translate)(?: (?:me|us|back|out|verbatim|the|all|of|your|exact|full|entire|complete|everyone)){0,5} (?:system (?:prompt|message|instructions?)|(?:hidden|initial|original|secret|internal|system|previous|exact|full) (?:prompt|instructions?|rules|configuration|notes?|reasoning|settings)|api keys?|access tokens?|passwords?|(?:other|private) rooms?'?s? (?:messages|transcripts?|ids?)|held messages|private notes)\\b|\\bwhat (?:is|are|was|were) (?:your|the) (?:system prompt|hidden (?:prompt|instructions)|initial (?:prompt|instructions)|original (?:prompt|instructions)|secret instructions)\\b`,
    0.7,
  ),
  orderPattern(
    'says what the machine has to answer',
    `(?:respond|reply|answer|output|return|print|write|say|start your (?:answer|reply|response)) (?:only|just|exactly|simply|solely|always|nothing but|with(?: only| just| exactly)?)(?: (?:with|the|word|words|a|an|json|text|one|following|exactly)){0,4}\\s*(?:["'“‘{\\[]|yes\\b|no\\b|allow(?:ed)?\\b|safe\\b|ok(?:ay)?\\b|true\\b|false\\b|pass\\b|approved\\b|json\\b|compliant\\b)`,
    0.65,
    true,
  ),
  orderPattern(
    'says how the machine has to judge',
    `(?:classify|label|mark|rate|score|treat|tag|record|count|judge|grade|log|register|accept|approve|rank|evaluate|assess|report|consider) ${THIS}(?: [\\w'-]+){0,5} (?:as|to be|at|with|a) (?:an? |the |completely |perfectly |fully |entirely |being |score |of |full |most )*${HARMLESS}\\b`,
    0.65,
    true,
  ),
  orderPattern(
    'sets the figures of the machine',
    `(?:set|make|change|put|adjust|lower|raise|force) (?:the |your |my |its |our )?(?:toxicity|relevance|score|scores|confidence|quality|decision|verdict|flag|severity|strictness|rating|risk)(?: (?:score|value|flag|of|for|level|threshold|this|message|my|messages|the|next|to|all)){0,6} (?:to|=|at|as) ?["']?(?:\\d|zero|low|lowest|high|highest|max\\w*|min\\w*|safe|allow|false|true|none|off\\b|full|green|nothing|perfect)|["']?(?:toxicity|flag|flagged|decision|verdict|injection|severity|label|on_?topic)["']?\\s*[:=]\\s*["']?(?:0\\b|0\\.0|false|allow|safe|none|true|approved?|benign|pass)`,
    0.65,
  ),
  orderPattern(
    'forbids the machine to act',
    `(?:do not|don't|never) moderate (?:it|this|that|any)\\b|(?:do not|don't|never|you (?:must|may|can|will|should|shall) (?:not|never)|you cannot|stop|refrain from|avoid) (?:ever )?(?:flag|hold|block|censor|moderate|hide|report|delete|intervene|filter|withhold|moderat|flagg|hold|block|censor|hid|warn)(?:ing|ting|e)? (?:this|my (?:messages?|posts?|text|words|side|team|time|turn)|me|us|any of (?:my|our)|these (?:messages|posts)|anything (?:i|we)|our (?:messages?|posts?|side|team)|in this)\\b`,
    0.6,
    true,
  ),
  orderPattern(
    'decides the debate',
    `(?:declare|announce|proclaim|pronounce|name|crown|call|make|record|confirm|rule|output|report|state)(?: that)? ${SIDE} (?:as |has |have |is |are |to be |be |in )?(?:the |won|favou?r|clear |undisputed |absolute )*(?:winners?|victors?|victorious|won|win|champions?|right|favou?r)\\b|\\b(?:rule|decide|find|vote) in favou?r of ${SIDE}(?=\\s*(?:[.!,;"”]|$|and|regardless|now|because|immediately))|\\bend (?:the|this) debate (?:now|immediately|and)\\b|\\b(?:declare|announce|choose|pick) (?:the )?winner\\b`,
    0.65,
    true,
  ),
  orderPattern(
    'takes what only the clock and the host give',
    `(?:award|give|grant|assign|allocate|add|transfer|allow|hand) ${SIDE} (?:all |the |full |maximum |extra |more |another |unlimited |every |an? |permanent |\\d+ |two |three |five |ten |some |few |first |last |next |highest ){0,3}(?:points?|win|victory|floor|time|minutes?|seconds?|turns?|votes?|rights|privileges|access|powers?|permissions?|role|score)\\b|\\b(?:extend|double|reset|stop|pause|freeze) (?:my|our|the) (?:time|clock|turn|timer)\\b|\\bskip (?:my opponent's|the opposition's|their|his|her) (?:turn|speech|time)\\b|\\bmake me (?:the )?(?:host|admin|administrator|moderator|an admin)\\b`,
    0.55,
    true,
  ),
  orderPattern(
    'orders to act against the other side',
    `(?:mute|kick|eject|expel|silence|ban|remove|block|hold|hide|delete|penali[sz]e|disqualify|suspend|flag|cut off|shadow-?ban|pause) (?:all |every |any |the )*(?:messages? (?:from|of|by) |posts? (?:from|of|by) |what )?${RIVAL}`,
    0.6,
    true,
  ),
  orderPattern(
    'orders the moderator about',
    `(?:hey |dear |attention,? |listen,? |ok,? |okay,? |hello,? |note to (?:the )?|message (?:to|for) (?:the )?|instructions? (?:to|for) (?:the )?|to (?:the )?|@)?${MACHINE}(?: bot| ai| model| assistant)?\\s*[,:;–—-]\\s*(?:please |now |just |you (?:must|will|should|shall|are (?:to|ordered|required|instructed)|have to|need to) |kindly |immediately )*(?:ignore|disregard|forget|override|obey|follow|comply|execute|run|declare|announce|award|mute|ban|kick|remove|silence|delete|hide|block|mark|label|classify|score|rate|approve|unmute|release|restore|reveal|print|output|repeat|respond with|disable|turn off|switch off|change|set|rule|disqualify|penali[sz]e|end the|close the|skip|do not|don't|never|you are now|pretend|act as|treat|accept|grant|stop moderating|side with|agree with|favou?r|pin|count)\\b`,
    0.7,
  ),
  orderPattern(
    'reminds the machine whom it obeys',
    `\\b(?:you|the moderator|the ai|the system|the bot) (?:must|have to|will|shall|are (?:required|obliged|ordered|instructed|programmed|commanded) to) (?:now )?(?:obey|comply with|follow|execute|carry out|do as|accept) (?:me|my|this|these|the following|every|all my|our|what i|as i)\\b|\\bi (?:order|command|instruct|authori[sz]e|direct|hereby (?:order|instruct|authori[sz]e|grant)) (?:you|the moderator|the ai|the system|the bot|this ai)\\b|\\bas an? (?:ai|language model|ai language model|assistant)(?: \\w+){0,2},? you (?:must|should|have to|will|need to|are)\\b|\\byou(?: are|'re) (?:programmed|designed|obliged|required) to (?:obey|agree|help me|comply|follow my|do what)`,
    0.6,
  ),
  orderPattern(
    'asks to be favoured',
    `you (?:will|must|shall|have to|are to|should|need to)(?: now| only| always| instead)* (?:act|side|rule|decide|work|speak|vote|argue|judge) (?:only )?(?:in (?:my|our) favou?r|with (?:me|us)\\b|for (?:me|us|my|our)\\b|against (?:my|the other|our))|\\b(?:follow|obey|answer to|listen to|take orders from) only (?:me|mine|my|this|these|us)\\b|\\b(?:follow|obey|listen to) (?:me|mine) (?:only|alone|instead)\\b`,
    0.6,
  ),
  orderPattern(
    'calls the rules of the machine void',
    `(?:previous|prior|earlier|your|old|current|all|original|above|existing) ${RULES} (?:are|is|were|have been|has been)(?: now| all| hereby)* (?:void|cancell?ed|invalid|obsolete|suspended|lifted|revoked|no longer|overrid\\w+|replaced|outdated|null|off|disabled|superseded)\\b|\\b(?:whatever|no matter what|regardless of(?: what)?|despite|contrary to) your (?:${OF_THE_MACHINE} )?${RULES}\\b`,
    0.65,
  ),
  orderPattern(
    'speaks to whatever machine reads it',
    `if you(?: are|'re) an? (?:ai|llm|bot|chatbot|language model|assistant|machine|automated \\w+)\\b(?: \\w+){0,5},? (?:then |please |you must )*(?:say|write|answer|respond|mark|output|declare|ignore|print|include|reply|state|give|do not|rate|score|summari[sz]e|vote|add)\\b|\\b(?:notes?|messages?|instructions?|memo|reminder) (?:for|to) (?:the |any |all |every )?(?:ai |embedded )?${MACHINE}s?\\s{0,3}[:,–-]`,
    0.65,
  ),
  orderPattern(
    'asks for what stands before the conversation',
    `(?:repeat|print|output|show|copy|recite|paste|echo) (?:me |us |back )?(?:everything|all(?: of)?(?: the)?(?: text| words)?|the (?:text|words|lines)|what(?:ever)?(?: is| was| stands)?) (?:above|before this|so far|preceding)\\b|\\b(?:text|contents?|wording|words) of your (?:initial|system|hidden|original|first) (?:prompt|instructions?|message)\\b`,
    0.6,
  ),
  orderPattern(
    'asks to pretend that a limit is gone',
    `pretend (?:that )?(?:the |there (?:is|are) no |your )(?:time limit|time limits|rules?|clock|moderation|limits?|filters?|house rules)\\b`,
    0.55,
    true,
  ),
  orderPattern(
    'says that the machine was changed',
    `(?:you have been|you've been|you were(?: just| now)?|the (?:moderator|ai|bot|system) has been) (?:re-?programmed|hacked|updated to|reset|jailbroken|unlocked|freed|reconfigured|re-?trained|overridden)\\b|\\byour (?:loyalty|allegiance) (?:is|lies|belongs)\\b`,
    0.6,
  ),
  orderPattern(
    'dresses words up as an order of the system',
    `(?:treat|consider|regard|accept|read|take|interpret) ${THIS}(?: [\\w'-]+){0,4} as (?:an? |the |your )?(?:new |official )?(?:system|admin|administrator|developer|host|moderator)(?:'s)?[ -](?:message|instruction|command|order|prompt|notice)s?\\b|\\b(?:begin|start|end) (?:of )?(?:the )?(?:admin|system|root|override|developer|moderator) (?:command|instruction|prompt|message|override|input|block)s?\\b`,
    0.65,
  ),
  orderPattern(
    'types a command',
    `(?<=^|\\n)\\s{0,3}[/!](?:mute|ban|kick|op|admin|sudo|warn|timeout|delete|win|skip|unmute|host|silence|declare|override|end)\\b`,
    0.55,
  ),
  orderPattern(
    'asks the machine to stop its work',
    `(?:disable|turn off|switch off|deactivate|suspend|pause|stop|remove|lower) your (?:[a-z]+ )?(?:filters?|moderation|rules|checks?|safety|detection|flag(?:s|ging)?|classifiers?|warnings?)\\b|\\bstop moderating (?:me|us|my|our|this)\\b`,
    0.65,
    true,
  ),
  orderPattern(
    'says what the machine has to answer',
    `your next (?:output|answer|reply|response|message|verdict|decision|summary) (?:must|should|has to|shall|will|is to) (?:be|read|say|state|declare)\\b`,
    0.65,
  ),
  orderPattern(
    'speaks to whatever machine reads it',
    `(?:whoever|anyone|whatever (?:machine|model|ai|bot)|any (?:machine|ai|model|bot|system|classifier|moderator)) (?:who |that |which )?(?:is )?(?:read|process|judg|scor|moderat|pars|summari[sz])(?:e?s|ing)? this(?: [a-z]+){0,4} (?:must|should|has to|shall|is to)\\b`,
    0.65,
  ),
  orderPattern(
    'asks to pretend that a limit is gone',
    `(?:act|behave|respond|answer|judge|decide) as (?:if|though) (?:you (?:had|have|were|are) (?:no|without|not)|there (?:were|are|was) no|your (?:rules|filters)|i (?:were|was|am) (?:the |an? )?(?:host|admin|moderator|judge|owner))`,
    0.6,
    true,
  ),
  orderPattern(
    'says how the machine has to judge',
    `summari[sz]e (?:(?:the|this) (?:whole )?(?:debate|discussion|transcript|exchange|round) )?(?:in favou?r of|so that ${SIDE}|as if ${SIDE}|only ${SIDE}|${SIDE} (?:side )?only|without (?:mentioning )?${RIVAL})|\\bpretend (?:that )?(?:${RIVAL}|the other side) (?:has |have |had |just )?(?:conceded|lost|said nothing|agreed|admitted|never)\\b|\\bcount (?:my|our) (?:votes?|points?|messages?) (?:twice|double|again|[a-z]+ times)\\b`,
    0.6,
    true,
  ),
  orderPattern(
    'calls the rules of the machine void',
    `(?:previous|prior|earlier|your|old|original|above|existing) ${RULES} (?:no longer|do not|don't|cannot|never) (?:apply|count|hold|bind)\\b|\\b(?:this|my|the following) (?:message|post|text|speech|account) (?:has been|is|was) (?:already |hereby )?(?:pre-?approved|whitelisted|exempt(?:ed)? from (?:moderation|the rules|all rules))\\b`,
    0.65,
  ),
  orderPattern(
    'takes what only the clock and the host give',
    `set (?:my|our) (?:clock|timer|time|turn|score|points) (?:to|at)\\b|\\b(?:lower|reduce|cut|halve|shorten|end) (?:my opponent's|the opposition's|the other (?:side|team)'s|their|his|her) (?:score|clock|turn|timer|speech|points)\\b`,
    0.6,
    true,
  ),
  orderPattern(
    'orders to act against the other side',
    `(?:mute|kick|eject|expel|silence|ban|remove|flag) (?:everyone|everybody|anyone|all|those) who (?:disagrees?|argues?|votes?|speaks?|is|are) (?:with|against) (?:me|us)\\b|\\b(?:do not|don't|never) (?:show|count|publish|release|accept) (?:my opponent's|the other side's|the opposition's) (?:messages?|posts?|points?|votes?|arguments?)\\b`,
    0.6,
    true,
  ),
  orderPattern(
    'orders the moderator about',
    `(?:mute|ban|kick|remove|silence|delete|declare|award|hide|block|skip|approve|unmute|disqualify|ignore|obey|pin)\\b[^.!?\\n]{1,60}, ?${MACHINE}\\s*[.!]*\\s*$|\\boverride\\s*:`,
    0.6,
    true,
  ),
];

const CLAUSE_BEGINS =
  /(?:^|[.!?:;,…"“”'‘’()[\]{}<>|*#=\n–—/-]\s*|\b(?:please|now|then|and|so|also|just|kindly|simply|immediately|first|instead|therefore|but|or|always|hereby|you (?:must|should|will|shall|can|may|are to|need to|have to|had better)|i (?:want|need|order|command|ask|tell|instruct|would like|expect|urge|require) (?:you|the moderator|the ai|the system|this ai) to|(?:moderator|assistant|ai|bot|system|model)(?: (?:must|should|will|shall|has to|needs to|is to))?|instructed to|ordered to|told to|required to|time to|able to|free to|sudo|try to|remember to|make sure to|be sure to)\s+)$/i;

/** Whether an order can begin after these words: "please …", "you must …", or nothing at all. */
export function beginsOrder(before: string): boolean {
  return CLAUSE_BEGINS.test(before);
}

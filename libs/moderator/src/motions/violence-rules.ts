import { ADVERBS, G, MODAL, N, SUBJECT, V, rule, type AttackRule } from './attack-rule.ts';
import { CONDUCT, HARMED, HARMS } from './attack-words.ts';
import { LATER } from './people.ts';

/** Calls for harm to people. */
export const VIOLENCE_RULES: readonly AttackRule[] = [
  rule(
    'violence',
    `\\blet ${V}${LATER} (?:freeze|starve|rot|drown|die|perish|burn|suffer)\\b`,
    /\bchoose|peace|dignity|at home|when they (?:choose|want|wish|ask)\b/iu,
  ),
  rule(
    'violence',
    `\\b(?:witch|book)? ?(?:burning|hunting|stoning|lynching|flogging|whipping|beating) (?:for|of) ${V}`,
  ),
  rule('violence', `\\b(?:collar|leash|muzzle|chain|bounty) on (?:every |each |all |any )?${G}`),
  rule('violence', `\\bsell ${N}${LATER} (?:to|into|as|off)\\b`),
  rule(
    'violence',
    '\\b(?:beat|flog|whip|burn|starve|drown|cage|kick|strangle) (?:up )?(?:\\p{L}+ )?(?:children|babies|toddlers|pupils|kids|orphans)\\b',
    CONDUCT,
  ),
  rule(
    'violence',
    `\\b(?<!\\b(?:not|never|who|that|which) |n['’]t )(?:${HARMS}) (?:up |off |down )?(?:(?!in|of|for|among|by|with|from|on|at|to|against|and|or|the)\\p{L}+ ){0,2}?${V}(?![’'])(?! (?:movement|statues?|stereotypes?))`,
    CONDUCT,
  ),
  rule(
    'violence',
    `\\b(?:beat|flog|whip|hit|rape|stone|burn|cane) (?:\\p{L}+ )?(?:wives|women|girls|gays?|homosexuals|slaves)\\b`,
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
    `\\b(?:throw|push|hurl|toss|leave|sell|experiment on|burn|bury|feed|auction|tattoo|erase|put a bounty on|use) ${N}${LATER} (?:off|from|to (?:die|drown|starve|freeze|rot|the wolves|the lions|sharks|dogs)|die|drown|starve|rot|out of|under|for (?:medical |organ )?(?:experiments|spare parts|organs|target practice|sport)|alive|a number)\\b`,
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
    'violence',
    `\\b(?:let|allow|encourage|pay) (?:the )?(?:police|guards|soldiers|teachers|parents|husbands|army|citizens|people) (?:to )?(?:beat|beat up|shoot|hit|whip|torture|kill|rape|punch|hurt) ${N}`,
  ),
  rule(
    'violence',
    `\\b${N}${LATER} (?:back |home |off )?(?:in|into|to) (?:cattle trucks?|camps|ghettos?|cages|chains|concentration)`,
  ),
  rule(
    'violence',
    `\\blet (?:nature|winter|hunger|the sea|the cold|disease|the virus|dogs) (?:take|deal|sort|do|have|kill|finish|get) [^.;]{0,12}?${G}|\\blet (?:nature|winter|hunger|the sea|the cold|disease|the virus) take care of ${G}`,
  ),
  rule(
    'violence',
    `\\b(?:build|open|set up|create|reopen) (?:new )?(?:concentration |labour |labor |work |prison |internment |re-?education )?(?:camps|ghettos?|cages|penal colonies) for ${G}`,
    /\b(?:refugee|summer|training|holiday) camps/iu,
  ),
  rule(
    'violence',
    '\\b(?:cut|chop|rip|tear|break|gouge|smash) (?:off |out )?(?:the )?(?:tongues?|hands|legs|eyes|heads|fingers|kneecaps|balls|skulls) (?:of|out of|off)\\b',
  ),
  rule(
    'violence',
    `\\b(?:stop|keep) [^.;]{0,8}?(?:they|them|${G})(?: from)? (?:multiplying|breeding|reproducing)|\\bso (?:that )?they (?:stop|cannot|can['’]t) (?:multiply|breed|reproduce)\\p{L}*`,
  ),
];

import { B, G, N, SUBJECT, rule, type AttackRule } from './attack-rule.ts';
import { BAD_DEEDS, BAD_TRAITS, TRAIT_SOFTENERS } from './attack-words.ts';
import { LATER } from './people.ts';

/** Contempt for people that the motion itself utters. */
export const CONTEMPT_RULES: readonly AttackRule[] = [
  rule('contempt', `${SUBJECT}${N}${LATER} (?:are|is) (?:secretly )?behind (?:every|all|the|most|this)\\b`),
  rule('contempt', `\\bgive ${G}[^.;]{0,30}? what (?:they|she|he) deserves?\\b`),
  rule(
    'contempt',
    `\\b(?:neither|nor) do(?:es)? ${B}|${B}(?: and [^.;]{0,20})? (?:has|have) no place (?:in|here|among|on)\\b|\\b(?:islam|judaism|hinduism) has no place\\b`,
  ),
  rule(
    'contempt',
    `\\b${G}[^.;]{0,40}?\\bbecause of (?:their|his|her) (?:genes|blood|race|nature|skin|dna|ancestry|colour)\\b`,
  ),
  rule(
    'contempt',
    `(?:\\bwould|\\bthw|\\bshould|\\bmust) (?:\\p{L}+ly )?(?:mock|insult|humiliate|spit (?:on|at)|bully|shame|harass|intimidate|terrori[sz]e|persecute|oppress|discriminate against|despise|shun|ridicule|laugh at|look down on) ${N}`,
  ),
  rule(
    'contempt',
    `${SUBJECT}${N}${LATER} (?:take|steal|want|grab|are after) our (?:jobs|women|homes|houses|money|wives|daughters|land)`,
  ),
  rule(
    'contempt',
    `${SUBJECT}${G}${LATER} (?:have|has) (?:only )?(?:themselves|himself|herself|no one but themselves) to blame`,
  ),
  rule('contempt', `${SUBJECT}${G}${LATER} should (?:never|not) have been (?:born|let in|freed|allowed)`),
  rule(
    'contempt',
    `\\b${G}${LATER} (?:can|could|will|would) never (?:really )?be (?:an? )?(?:real|true|proper|good|full|trusted|equal)`,
  ),
  rule(
    'contempt',
    `${SUBJECT}${G}${LATER} makes? (?:\\p{L}+ly )?(?:bad|poor|terrible|worse|lousy|awful|useless|rotten|dangerous) `,
  ),
  rule(
    'contempt',
    `${SUBJECT}${G}${LATER} (?:should|must|ought to) (?:just |all |simply )?(?:hide|disappear|vanish|clean|serve (?:men|their|us|whites|higher|the rich)|crawl|kneel|bow|keep quiet|get out|go to hell|walk behind|sit at the back|be kept|be hidden|thank|rot)\\b`,
  ),
  rule(
    'contempt',
    `${SUBJECT}${G}${LATER} (?:breed|spread|ruin|destroy|poison|bring|cause|wreck|infest|pollute|corrupt|steal|contaminate) (?!up\\b|awareness|hope|joy|knowledge|stereotypes)`,
    /\b(?:less|fewer|little|no|wealth|jobs|growth|skills|benefits?|prosperity|culture)\b/iu,
  ),
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
  rule('contempt', `\\b(?:too|too many|enough) ${N} (?:live|here|in (?:our|this|the|\\p{L}))`),
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

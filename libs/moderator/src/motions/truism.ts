import * as m from '@rostrum/words/moderator-motions';
import { foundAt, type MotionFinding } from './finding.ts';
import { readMotion, type ReadMotion } from './read-motion.ts';

/** What nearly everybody considers good, or bad. */
const GOOD =
  'peace|honesty|kindness|health|happiness|education|safety|freedom|justice|respect|friendship|love|family|truth|the truth|fairness|equality|trust|clean water|clean air|fresh air|good teachers|hard work|democracy|human rights|tolerance|integrity|courage|compassion|learning|knowledge|progress|cooperation|exercise|good health|healthy food|dignity|wisdom|politeness|good manners|teamwork|patience|gratitude|children|nature|the environment|reading|sleep|world peace';
const BAD =
  'cruelty|murder|torture|racism|sexism|corruption|poverty|war|violence|bullying|slavery|abuse|child abuse|crime|hunger|disease|terrorism|discrimination|pollution|fraud|injustice|hatred|genocide|famine|lying|theft|cheating|dishonesty|waste|stealing|rape|cancer|oppression|suffering|evil|drunk driving|drink driving|littering|greed|domestic violence|human trafficking|child labour|loneliness|homelessness|illness|hate|persecution|wrongdoing|stupidity|ignorance';
const VERDICT =
  'wrong|dishonest|a bad idea|bad|good|important|valuable|essential|necessary|harmful|evil|right|desirable|undesirable|unacceptable|terrible|vital|precious|a problem|problems|immoral|unfair|dangerous|damaging|healthy|unhealthy|useful|a bad thing|a good thing|good for (?:us|you|people|children|society)|bad for (?:us|you|people|children|society)|a virtue|a vice|not (?:right|good|acceptable|nice|okay|ok)';
const DESERVED =
  'respect|dignity|fairness|better|(?:to be )?(?:safe|happy|heard|respected|loved|free|protected|fed|treated (?:well|fairly|with respect))|love|kindness|a chance|a good education|justice|to live|a (?:better|good|decent|safe) (?:life|home|future|childhood)|clean (?:water|air)|care|protection|human rights|food|health';
const STATES =
  'safe|happy|healthy|honest|fair|respected|treated well|treated fairly|treated with (?:respect|dignity)|treated equally|good|kind|kind to (?:each other|one another|others|animals)|heard|loved|fed|protected|looked after|just|polite|nice|better|competent|listened to|clean|well trained|punished|educated|cared for|effective|efficient|trustworthy|truthful|responsible|transparent|free from (?:fear|violence|abuse|harm)';
const ALL =
  '(?:all |every |our |the |most |good )?(?:people|everyone|everybody|children|child|pupils|students|workers|citizens|human beings|humans|person|animals|patients|politicians|teachers|governments?|leaders|doctors|women|men|parents|elderly|schools?|states?|companies|police|police officers|judges|journalists|society|we|you|families|hospitals|courts|elections|laws|taxes|food|water|streets)';

const PATTERNS: readonly string[] = [
  `\\b(?:${GOOD}|${BAD})(?: (?:of|to|against|between) (?:\\p{L}+ ?){1,3})? (?:is|are) (?:always |never |very |really |simply |usually |generally |mostly |often |an? |something )*(?:${VERDICT})(?=\\s*[.,;!]?\\s*$| and )`,
  `\\b(?:${GOOD}) (?:is|are) (?:much |far )?(?:better|nicer|more important|more valuable) than (?:${BAD}|money|ignorance|sickness|lies|death)\\b`,
  `\\b(?:is|are) (?:better|more important|worse|nicer) than (?:${BAD}|money|lies)\\b`,
  `\\bprefers? (?:${GOOD}) to (?:${BAD}|lies|illness|sickness|death|ignorance|fear|tyranny|chaos)\\b`,
  `\\b(?:${GOOD}) (?:matters?|counts?)\\b`,
  `\\bdeserves? (?:${DESERVED})\\b(?! (?:more|less|for|by|than|from))`,
  `\\b${ALL} should (?:always |all |never |not )?(?:be |have the right to be |feel |live )?(?:${STATES})(?=\\s*[.,;!]?\\s*$| and | in | at | to (?:each|one|others|their))`,
  `\\b${ALL} should (?:always |all )?(?:have|get|receive|enjoy) (?:enough (?:food|to eat|water)|food|clean water|a (?:good|decent|happy|safe|better) (?:life|education|childhood|home|future)|good (?:schools?|health|teachers|care)|human rights|a fair chance|dignity|equal opportunities)\\b`,
  '\\b(?:nobody|no one|no (?:child|person|human being|human|animal|family|citizen|worker|woman|man|pupil|patient))\\b (?:should|ought to|must)(?: ever| have to)*(?: be)? (?:suffer|starve|go hungry|be hungry|hungry|die of|die from|live in (?:fear|poverty|misery|pain)|abused|tortured|bullied|murdered|enslaved|killed|hurt|harmed|mistreated|poor|homeless|left behind|treated (?:badly|unfairly)|discriminated)',
  `\\b(?:would|should|must) (?:always )?(?:support|value|promote|prefer|respect|defend|love|cherish|protect|uphold|seek|want|choose|praise|celebrate|strive for|work for) (?:${GOOD})(?: and (?:${GOOD}))?\\s*[.!]?$`,
  `\\b(?:would|should|must) (?:always )?(?:oppose|condemn|fight|reduce|stop|end|avoid|reject|prevent|eliminate|combat|be against) (?:all )?(?:${BAD})(?: and (?:${BAD}))?\\s*[.!]?$`,
  `\\b(?:opposes?|condemns?|rejects?|regrets?|deplores?|hates?|dislikes?) (?:all )?(?:${BAD})(?: and (?:${BAD}))?\\s*[.!]?$`,
  `\\b(?:supports?|values?|celebrates?|loves?|cherishes|praises|welcomes|believes? in|trusts in|favours) (?:${GOOD})(?: and (?:${GOOD}))?\\s*[.!]?$`,
  '\\b(?:bad|evil|unnecessary|needless|pointless) \\p{L}+ (?:is|are) (?:bad|wrong|harmful|unnecessary|pointless)\\b|\\bgood \\p{L}+ (?:is|are) (?:good|better|important|useful|valuable)\\b',
  '\\b(?:reduce|cut|avoid|stop|end|prevent|limit|minimise|oppose|fight|remove|eliminate) (?:all )?(?:unnecessary|needless|pointless|avoidable|useless|senseless|undue|excessive|wrongful) \\p{L}+\\s*[.!]?$',
  '\\b(?:make|leave|build|create|want) (?:the|our|a|this) (?:world|country|society|planet|future|life) (?:a )?(?:much )?(?:better|fairer|nicer|happier|safer|kinder|good|more beautiful)(?: place)?(?: for (?:all|everyone|everybody|our children))?\\s*[.!]?$|\\b(?:build|create|want|work for) a (?:better|fairer|happier|kinder) (?:world|society|future|country)\\s*[.!]?$',
  "\\bimprove (?:the )?(?:lives|life|wellbeing|well-being|happiness|health|quality of life|living conditions) (?:of (?:all |every |our |the )*(?:people|everybody|everyone|citizens|humans|society|humanity|children))?\\s*[.!]?$|\\bimprove people[’']s lives\\s*[.!]?$",
  '\\b(?:tell|speak|say|seek|respect) the truth\\s*[.!]?$|\\bdo (?:the right thing|what is right|good|no evil|their best|our best)\\s*[.!]?$|\\b(?:be|being) (?:kind|honest|good|nice|polite|fair) (?:to (?:others|each other|one another|people|everybody|animals)|is (?:good|right|important|better))',
  '\\b(?:help|feed|care for|look after|protect|house|heal|save) (?:the )?(?:people in need|needy|sick|hungry|poor|weak|vulnerable|innocent|children|those in need|lives)\\s*[.!]?$',
  '\\bpunish (?:the )?(?:guilty|criminals|wrongdoers)(?:\\s*[.!]?$| and (?:not|spare|free|protect) )|\\b(?:criminals|the guilty|murderers|wrongdoers|people who break the law) should (?:be (?:punished|held (?:to account|accountable|responsible))|face justice|pay for)\\s*[.!]?|\\b(?:the )?innocent (?:people )?should (?:not be|go|be)\\b',
  '\\b(?:people|everyone|everybody|citizens|we|you) should (?:always )?(?:obey the law|follow the (?:law|rules)|be (?:kind|good|honest)|help (?:each other|one another|others)|respect (?:each other|one another|others)|care (?:about|for) (?:each other|one another|others)|try (?:their|our|your) best|learn from (?:their|our|past) mistakes|look after (?:each other|one another|their health)|love (?:each other|one another)|work together|not (?:steal|lie|kill|murder|hurt|cheat|be cruel|harm)\\b[^,;]{0,16}$)',
  '\\b(?:governments?|the state|states|politicians|leaders|parliament|ministers|presidents) (?:should|must|ought to|has a duty to|have a duty to) (?:serve|work for|protect|represent|listen to|help|care (?:about|for)|act in the interests? of) (?:the |their |its |all )*(?:people|citizens|country|voters|nation|public)\\s*[.!]?$',
  '\\b(?:doctors|hospitals|nurses) should (?:help|heal|treat|care for|cure|look after) (?:the |their )*(?:sick|patients|people|ill)\\s*[.!]?$|\\b(?:schools|teachers) should (?:teach|educate|help) (?:the |their )*(?:children|pupils|students|well)\\s*[.!]?$|\\b(?:parents|mothers|fathers) should (?:love|care for|look after|protect) (?:their )?(?:children|kids)\\s*[.!]?$',
  '\\bit is (?:good|right|important|better|wrong|bad|nice|vital|essential) (?:for \\p{L}+ )?(?:to be (?:honest|kind|good|healthy|fair|happy|safe|cruel|polite|well|alive|loved|respectful)|to (?:help (?:others|people)|tell the truth|learn|stay healthy|eat well|steal|kill (?:innocent )?people|hurt (?:others|people)|care|be nice))',
  `\\b(?:every|all|each|no) (?:\\p{L}+ ){1,3}should (?:be able to|have (?:access to|the (?:chance|right|opportunity) to)|get|receive) (?:(?:go to|attend|get|have|a|an|good|decent|proper|free|basic) )*(?:school|education|food|water|clean water|health ?care|medicine|a doctor|shelter|housing|love|safety|live)\\s*[.!]?$`,
  '\\b(?:supports?|wants?|would (?:support|have|like|prefer)|believes? in) (?:good|better|decent|quality|high-quality|great|fair|honest) \\p{L}+\\s*[.!]?$',
  '\\b(?:we|people|everybody|everyone|humans?|humanity|governments?) (?:should|must|need to|have to) (?:protect|save|look after|care for|respect|preserve) (?:the |our )?(?:planet|earth|environment|nature|children|future|world)\\s*[.!]?$',
  `\\b(?:make|making) sure (?:that )?(?:everyone|everybody|all people|all children|people|nobody|no one) (?:is|are|has|gets|suffers|goes) `,
  '\\b(?:stop|prevent|end) (?:\\p{L}+ )?(?:dying|suffering|starving|deaths|pain)(?: needlessly| unnecessarily| for no reason)?\\s*[.!]?$|\\bneedlessly\\s*[.!]?$',
  `\\b${ALL} should (?:not|never) (?:have to )?(?:be )?(?:abused|tortured|bullied|beaten|killed|murdered|enslaved|hurt|harmed|mistreated|starved|exploited|starve|suffer|live in fear|humiliated|discriminated against)\\b`,
  '\\b(?:house would|THW) (?:always |rather )?be (?:more )?(?:honest|kind|good|fair|nice|polite|brave|happy|healthy|wise|generous|truthful|better)\\s*[.!]?$',
  '\\bmake (?:people|everyone|everybody|citizens|society|children|us|life|the world|the country|our lives) (?:happier|healthier|safer|fairer|kinder|better|nicer|easier|freer|wiser)\\s*[.!]?$',
  '\\b(?:opposes?|condemns?|rejects?|regrets?|deplores?) (?:all )?(?:unnecessary|needless|pointless|senseless|wanton|gratuitous) \\p{L}+',
  '\\breward (?:good|hard|honest) \\p{L}+(?: and punish (?:bad|wrong|lazy) \\p{L}+)?\\s*[.!]?$',
  '\\b(?:do|doing) good\\b(?: and|\\s*[.!]?$)',
  '\\b(?:lying|cheating|stealing|murdering|killing|bullying|hurting|torturing|betraying|raping|abusing|littering)(?: (?:to|from|in|on|other|innocent|your|people|friends|others|animals|children|exams?|tests?|school|a|the|\\p{L}+)){0,3} (?:is|are) (?:always |usually |generally |very |morally )*(?:wrong|bad|dishonest|immoral|evil|cruel|unkind|a crime|unacceptable|harmful)\\s*[.!]?$',
  '\\beverybody (?:wants|likes|loves|needs) |\\beveryone (?:wants|likes|loves|needs) (?:to be )?(?:happ|love|peace|friend|food|safe)|\\b(?:water|oxygen|food|sleep) is (?:necessary|essential|needed|vital|important)|\\b(?:too much|an excess of) \\p{L}+ is (?:bad|harmful|too much|unhealthy)|\\bthe future (?:is|lies) (?:ahead|unknown|uncertain)|\\bpractice makes perfect|\\btime (?:is precious|flies)|\\bchildren are (?:our|the) future',
];
const TRUISMS = PATTERNS.map((source) => new RegExp(source, 'iu'));

/** What no reasonable person would oppose. */
export function findTruism(motion: ReadMotion | string): MotionFinding[] {
  const { text, isDenied } = typeof motion === 'string' ? readMotion(motion) : motion;
  if (isDenied) return [];
  for (const pattern of TRUISMS) {
    const match = pattern.exec(text);
    if (match) return [foundAt('truism', match, { reason: m.truism(), weight: 0.7 })];
  }
  return [];
}

import * as m from '@rostrum/words/moderator-motions';
import type { MotionFinding } from './finding.ts';
import { holdsClaim, type ReadMotion } from './read-motion.ts';

/** Judgement, forecast or duty: with one of these words a claim can be debated. */
const DEBATABLE =
  /\b(?:should|would|ought|must|need(?:s|ed)?|can|could have|may|might|will|shall|good|bad|better|best|worse|worst|great(?:er|est)?|too|enough|wrong|right(?:ly|s)?|just(?:ified|ice)?|fair(?:er|ly)?|unfair|harm\p{L}*|benefi\p{L}+|important|valu\p{L}+|deserv\p{L}+|fail\p{L}*|succe\p{L}+|weaken\p{L}*|strengthen\p{L}*|threat\p{L}*|danger\p{L}*|over\p{L}+ed|under\p{L}+ed|mistake\p{L}*|responsib\p{L}+|legitimate|moral\p{L}*|immoral|ethical|necessary|essential|effective\p{L}*|successful|safer|happier|richer|poorer|stronger|freer|fairer|more \p{L}+ than|less \p{L}+ than|more good|myth|overrated|incompatible|compatible|obsolete|worth|worthy|hypocri\p{L}+|sexist|racist|imperial\p{L}*|colonial|democratic|undemocratic|betray\p{L}*|undermin\p{L}*|damag\p{L}*|improv\p{L}*|ruin\p{L}*|destroy\p{L}*|empower\p{L}*|exploit\p{L}*|advanc\p{L}*|set back|erod\p{L}*|corrupt\p{L}*|art\b|genius|greatest|sport\b|crime against|terroris\p{L}+|duty|obligation|privilege|likely|probably|inevitabl\p{L}*|impossible|possible|meaning\p{L}*|solution|key to|answer to|root|decline\b|dead\b|over\b|force for|monopol\p{L}+|propaganda|violence|human right|rather than|because|due to|thanks to|nobody|everybody|everyone|only|really|truly|appropriate|acceptable|reasonable|selfish|it is \p{L}+ (?:to|for|that)|\p{L}+ism)\b/iu;

const NUMBER =
  '(?:\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:-\\p{L}+)?|thirty(?:-\\p{L}+)?|forty|fifty|sixty|hundred|thousands?|millions?|billions?)';
const YEAR = '\\b(?:1[0-9]\\d\\d|20[0-2]\\d)\\b';
const PAST =
  '(?:was|were|had|has|have|began|started|ended|fell|came|became|won|lost|wrote|painted|built|founded|signed|invented|discovered|died|born|joined|left|gave|got|took|could(?: not)?|landed|happened|occurred|broke out|hit|opened|closed|introduced|abolished|hosted|published|declared|sank|erupted|flew|sailed|ruled|reigned|moved|passed|elected|held|composed|directed|played|scored|released|made|crossed|reached|did)';
const OF_THINGS =
  '(?:capital|largest|biggest|smallest|longest|highest|tallest|deepest|first|last|second|third|oldest|youngest|fastest|author|inventor|founder|president|prime minister|king|queen|population|currency|chemical symbol|number|name|cause|causes|part|member|members|kind|type|form|moon|planet|state|city|country|province|continent|ocean|river|mountain|official language|square root|sum|son|daughter|home) (?:of|in|by|from|to|on)\\b';
const KINDS =
  '(?:planets?|mammals?|reptiles?|birds|insects?|fish|gas|gases|metals?|countr(?:y|ies)|cit(?:y|ies)|islands?|continents?|rivers?|languages?|vegetables?|fruits?|elements?|stars?|liquids?|solids?|verbs?|nouns?|numbers?|prime numbers?|triangles?|novels?|plays?|composers?|painters?|members? of)';

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `\\b${PAST}\\b[^.;]*?(?:\\bin |\\bon |\\bfrom |\\bsince |\\bbefore |\\bafter |\\buntil |\\bby |\\bto |\\bof |\\bduring )[^.;]{0,20}?${YEAR}`,
    'iu',
  ),
  new RegExp(
    `\\b(?:is|are|was|were|remains?) (?:the |one of the |a |an |among the )*(?:\\p{L}+['’]s )?(?:\\p{L}+ ){0,2}?${OF_THINGS}`,
    'iu',
  ),
  new RegExp(
    `\\b(?:is|are|was|were) (?:a |an |all |classified as |called |known as )*(?:\\p{L}+ )?${KINDS}\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:there (?:are|is|were|was)|has|have|had|won|contains?|consists? of|holds?|includes?|covers?|counts?|lasts?|lasted|weighs?|measures?|employs?|sold|scored|takes?|took|is|are|was|were) (?:exactly |about |around |over |more than |fewer than |less than |nearly |almost |only |at least |in prison for |in office for |the )*(?:\\p{L}+ )?${NUMBER}(?![-–]?(?:year|day|hour|week|month|state|party|child|person)s? \\p{L}+ (?:policy|solution|week|system))\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:has|have) (?:won|hosted|been|reigned|existed|scored|held|had|belonged|produced)\\b[^.;]*?\\b(?:${NUMBER} times|once|twice|since|world cup|gold medals?|nobel|oscars?|for ${NUMBER})\\b`,
    'iu',
  ),
  /\b(?:won|wins|hosted|painted|wrote|composed|invented|discovered|founded|directed|starred in|was born|was assassinated|was elected|was built|was founded|was signed|was invented|was discovered|was written|was painted|was killed|died|sank|landed on|came down|took place|was crowned|was shot)\b/iu,
  /\b(?:boils?|melts?|freezes?|orbits?|revolves? around|goes round|flows? (?:through|into|from)|is (?:located|situated|found|spoken|made|caused|composed|surrounded|bordered|divided|called|named|measured|produced|awarded|headed|written) |borders|lies (?:in|on|between|at|north|south|east|west)|belongs to|is part of|equals|contains? (?:caffeine|sugar|alcohol|nicotine|vitamin|oxygen|iron|salt|carbon|fat|\p{L}+ and)|evaporates?|freezes?|make honey|has no (?:army|coast|king|queen|president|constitution|moon|borders?)|have no (?:bones|lungs|legs|brain)|conducts? electricity|breathes?|lays? eggs|produces? (?:oxygen|milk|honey|carbon)|begins? (?:in|with|on)|ends? (?:in|with|on)|starts? (?:in|with|on)|speaks? \p{Lu}|rises? in the east|sets? in the west|came from|comes? from|affects? (?:the )?(?:brain|liver|heart|lungs|body|sleep|blood)|absorbs?|reflects?|attracts?|circulates?|needs? (?:water|oxygen|light|food))\b/iu,
  /\b(?:causes?|can cause|increases? the risk of|raises? the risk of|leads? to|is linked to|contributes? to) (?:\p{L}+ )?(?:cancer|lung cancer|heart (?:disease|attacks?)|diabetes|obesity|tooth decay|stroke|malaria|liver disease|deaths?|emphysema|hangovers?|sunburn|infections?|skin cancer|accidents)\b/iu,
  /\b(?:could not|couldn[’']t|were not allowed to|had no right to|did not have the|gained the right to|got the|won the right to|were given the|gave (?:women|men|slaves) the) (?:\p{L}+ )*?(?:vote|own property|marry|work|right|attend|enter)\b/iu,
  new RegExp(
    `\\b(?:was|were|has been|ruled|reigned|lasted|lived|served|governed)\\b[^.;]*?\\bfor (?:about |over |nearly )?${NUMBER} (?:years|months|days|weeks|decades|centuries)\\b`,
    'iu',
  ),
  /\b(?:is|are|was|were) (?:the|\p{L}+['’]s) (?:largest|biggest|smallest|longest|highest|tallest|deepest|oldest|youngest|fastest|hottest|coldest|heaviest|nearest|most populous|second largest) \p{L}+/iu,
  /\b(?:is|are) (?:\p{L}+er) than (?:the )?\p{Lu}/u,
  /\b(?:is|are|was|were) (?:grown|spoken|eaten|drunk|produced|mined|held|played|used|sold|born|buried|celebrated|served|worn|practised|taught) (?:in|by|at|from|on|every|all over)\b/iu,
  /\b(?:developed|formulated|designed|conquered|explored|climbed|discovered|invented|proved|patented) (?:the|a|an|\p{Lu})/iu,
  /\b(?:did (?:actually |really |indeed )?(?:walk|land|happen|exist|win|write|take place)|really happened|took place)\b/iu,
];

/** What can be looked up: one side would have to argue against a reference book. */
export function findStatementOfFact(motion: ReadMotion): MotionFinding[] {
  if (holdsClaim(motion) && ABILITY.test(motion.claim)) return [factIn(motion)];
  if (!holdsClaim(motion) || DEBATABLE.test(motion.claim) || /[?]\s*$/u.test(motion.claim)) return [];
  const isFact = PATTERNS.some((pattern) => pattern.test(motion.claim));
  if (!isFact) return [];
  return [factIn(motion)];
}

/** What kinds of beings can do by nature. */
const ABILITY =
  /^\s*(?:\p{L}+ )?\p{L}+ (?:can|can['’]t|cannot|can not) (?:fly|swim|breathe(?: under water)?|lay eggs|photosynthesi[sz]e|bark|run fast|see in the dark)\s*[.!]?$/iu;

function factIn({ text, claimStart }: ReadMotion): MotionFinding {
  return {
    kind: 'statementOfFact',
    start: claimStart,
    end: text.trimEnd().length,
    reason: m.lookUp(),
    rewrite: null,
    weight: 0.75,
  };
}

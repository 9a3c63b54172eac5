import type { Label } from '../said/labels.ts';
import { GROUPS } from './groups.ts';
import { DEHUMANISING, INSULT_ADJECTIVES, INSULT_NOUNS, VERB_LIKE } from './insults.ts';

/** A pattern of words aimed at people. The first capture is the deciding word. */
export type Pattern = {
  label: Label;
  expression: RegExp;
  /** An unlisted word weighs as much as an order to be silent. */
  weights: ReadonlyMap<string, number>;
  /** Lowers the weight of the word if the pattern alone is weaker evidence. */
  certainty: number;
  /** The required preceding text, if it decides. */
  onlyAfter?: RegExp;
};

// A space matches any white space. Every repetition of words is bounded, so reading takes time linear in the length.
const DEGREES =
  'just|so|such|really|very|truly|clearly|obviously|simply|nothing but|too|being|all|both|absolutely|completely|totally|utterly';
const DEGREE = `(?:(?:${DEGREES}) ){0,4}`;
const MODIFYING = `(?:${either(INSULT_ADJECTIVES)}|little|absolute|bloody|fucking|damn|complete|total|utter) `;
const MODIFIER = `(?:${MODIFYING}){0,3}`;
const NOUN = `(${either(INSULT_NOUNS)})s?`;
const NOUN_NO_VERB = `(${[...INSULT_NOUNS.keys()].filter((noun) => !VERB_LIKE.has(noun)).join('|')})s?`;
const NOUN_OR_VERB = `(${[...VERB_LIKE].join('|')})`;
const BEAST = `(${either(DEHUMANISING)})`;
/** What follows a word that turns out to describe a thing or a trade: "fraud statistics", "a pig farmer". */
const THINGS =
  'argument|claim|idea|point|case|plan|policy|policies|law|reason|reasoning|example|question|assumption|remark|comment|statement|joke|trope|slur|statistic|figure|farmer|farm|investigator|examiner|expert|victim|detector|hunter|catcher|breeder|lawyer|researcher|prevention|keeper|risk|to think|that';
const NO_THING = `(?! (?:${THINGS})s?\\b)`;
const A_NOUN = `${DEGREE}(?:(?:an?|the|one) (?:[a-z-]+ )?)?${MODIFIER}${NOUN}\\b${NO_THING}`;
const AN_ADJECTIVE = `${DEGREE}(${either(INSULT_ADJECTIVES)})\\b${NO_THING}`;
const CLAUSE_END = `(?=\\s*(?:[.,!?;:…"”')\\]–—]|$))`;
/** "You are", including common misspellings; "your" only where no possessive is possible. */
const YOU_ARE = `\\b(?:you(?:'re| are|re)|u(?:'re| are| r)|(?:your|ur)(?= (?:an?|so|such) ))`;
const BUNCH = '(?:an? (?:bunch|pack|band|gang|load) of )?';
/** Several people who are spoken to: "you people are", "all of you are". */
const YOU_ALL_ARE = `\\b(?:you (?:people|lot|guys|folks|all|both)|(?:all|both|the lot) of you)(?:'re| are)`;
const NOT_QUOTING = `(?! (?:say|said|call|claim|put|describe|define|mention|suggest|use|know|propose|quote))`;
const PEOPLE = '(?:you|those people|these people|people like you|you people|your kind)';
const GROUP = `\\b(?:${GROUPS.join('|')})`;
const RIVAL = `\\b(?:my|our|the|this) (?:opponents?|opposition|other side|(?:other |previous |last )?speaker)`;
/** The start of an order: a clause, a plea, or "you should". */
const ORDER =
  /(?:^\s*|[.!?,;:…"“'([–—\n-]\s*|\b(?:please|just|oh|so|now|well|then|you (?:should|must|can|better|need to|ought to|have to)|(?:can|could|will|would) you)\s+)$/;
const CONTEMPT: ReadonlyMap<string, number> = new Map([
  ...DEHUMANISING,
  ...INSULT_NOUNS,
  ...[...INSULT_ADJECTIVES].filter(([, weight]) => weight >= 0.85),
]);

/** Set phrases that belittle a person without a bad word. */
const BELITTLING = [
  `your (?:arrogance|ignorance|stupidity|idiocy|cowardice|dishonesty|hypocrisy|vanity|incompetence|laziness) (?:is|are|knows|shows|has|never|amazes)`,
  `(?:go|crawl|run) back to (?:kindergarten|preschool|nursery|primary school|elementary school|your (?:cave|hole|mother|mommy|mum|bridge|safe space))`,
  `try (?:thinking|reading) for once|try using your (?:brain|head)|(?:grow|get|buy|find) (?:yourself )?a brain`,
  `you(?: must be|'re| are) new to (?:using your brain|thinking)`,
  `you (?:wouldn't|couldn't|would not|could not) (?:know|recogni[sz]e|spot|find) an? (?:[a-z]+ ){1,3}if it (?:hit|bit|slapped|stared|kicked)`,
  `you(?:'re| are) (?:about )?as (?:sharp|bright|smart|useful|deep|clever) as an?`,
  `(?:cry|whine|weep) harder|cry me a river|keep dreaming,`,
  `bless your (?:little )?heart`,
  `spoken like (?:somebody|someone|a (?:man|woman|person|child)) who (?:has never|never|can't|cannot|doesn't)`,
  `before you (?:embarrass|humiliate) yourself|(?:stop|you keep|you(?:'re| are)) (?:embarrassing|humiliating) yourself|you (?:embarrass|humiliate) yourself`,
  `you(?: have|'ve got| got) (?:no|zero|half a) (?:brains?|clue|spine|shame|honou?r|decency)`,
] as const;

/** The patterns that need no names. A claim about an argument ("your point is stupid") matches none of them. */
export const PATTERNS: readonly Pattern[] = [
  pattern('says "you are" with an insult', `${YOU_ARE} (?:not )?${A_NOUN}`, INSULT_NOUNS),
  pattern(
    'says "you are" with an insult to several people',
    `${YOU_ALL_ARE} (?:not )?${DEGREE}${BUNCH}${MODIFIER}${NOUN}\\b${NO_THING}`,
    INSULT_NOUNS,
  ),
  pattern(
    'says "you are" with a judgement',
    `(?:${YOU_ARE}|${YOU_ALL_ARE}|\\byou (?:sound|seem|must be|look)) ${AN_ADJECTIVE}`,
    INSULT_ADJECTIVES,
  ),
  ...[
    `${MODIFIER}${NOUN_NO_VERB}\\b`,
    `(?:${MODIFYING}){1,3}${NOUN_OR_VERB}s?\\b`,
    `${NOUN_OR_VERB}(?:s\\b|${CLAUSE_END})`,
  ].map((name) => pattern('calls the other person a name', `\\byou ${name}`, INSULT_NOUNS)),
  pattern(
    'compares the other person to a name',
    `\\b(?:only |just )?(?:an? )?${MODIFIER}${NOUN} (?:like|such as|as) (?:you|yourself)\\b${NOT_QUOTING}`,
    INSULT_NOUNS,
  ),
  pattern(
    'says who could only think so',
    `\\bonly (?:an? |the )?${MODIFIER}${NOUN} (?:would|could|can|thinks?|believes?|says?)\\b`,
    INSULT_NOUNS,
    0.7,
  ),
  pattern('denies that people are human', `\\b${PEOPLE}(?:'re| are) ${DEGREE}${BEAST}\\b`, DEHUMANISING),
  pattern('may deny that people are human', `\\bthey(?:'re| are) ${DEGREE}${BEAST}\\b`, DEHUMANISING, 0.7),
  pattern('speaks of a group with contempt', `${GROUP} are ${DEGREE}(${either(CONTEMPT)})s?\\b`, CONTEMPT),
  ...aboutSomebody(RIVAL),
  pattern(
    'calls the other side names',
    `\\byour (?:whole |entire )?(?:team|side|party|lot|bench|friends|family)(?:'s| is| are) ${DEGREE}${BUNCH}${MODIFIER}${NOUN}\\b${NO_THING}`,
    INSULT_NOUNS,
  ),
  pattern(
    'addresses the other person by a name',
    `, ${MODIFIER}${NOUN}(?=\\s*[.!?]*\\s*$)`,
    INSULT_NOUNS,
    0.75,
  ),
  pattern('belittles the other person', `\\b(${BELITTLING.join('|')})(?![a-z])`, new Map(), 0.8),
  {
    ...pattern(
      'orders silence',
      `\\b(shut up|shut your mouth|go to hell|drop dead(?! (?:ends?|weight|links?|lines?|wood|stock|code|trees?|leaves|branches|zones?))|get lost)\\b`,
      new Map(),
    ),
    onlyAfter: ORDER,
  },
];

/** The same about the people of one room, by their full or their first name. Takes names as a text would have them. */
export function namePatterns(names: readonly string[]): Pattern[] {
  const words = names.flatMap((name) => [name, name.split(/\s+/)[0] ?? '']).filter((word) => word.length > 1);
  if (words.length === 0) return [];
  return aboutSomebody(`(?<![\\p{L}\\p{N}])(?:${[...new Set(words)].map(literally).join('|')})`);
}

/** "Ada's" is a possessive unless the next words show that it means "Ada is". */
function aboutSomebody(subject: string): Pattern[] {
  const is = `(?: is| are|'s(?= (?:an?|the|just|such|so) ))`;
  const seems = `(?: is| are| sounds?| seems?)`;
  return [
    pattern('says an insult of somebody here', `${subject}${is} (?:not )?${A_NOUN}`, INSULT_NOUNS),
    pattern('judges somebody here', `${subject}${seems} ${AN_ADJECTIVE}`, INSULT_ADJECTIVES),
    pattern('judges somebody here', `${subject}'s ${AN_ADJECTIVE}${CLAUSE_END}`, INSULT_ADJECTIVES),
  ];
}

function pattern(label: Label, source: string, weights: ReadonlyMap<string, number>, certainty = 1): Pattern {
  return { label, expression: new RegExp(source.replaceAll(' ', '\\s+'), 'gu'), weights, certainty };
}

function either(words: ReadonlyMap<string, number>): string {
  return [...words.keys()].join('|');
}

function literally(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

import { classesOf } from '../lexicon/lexicon.ts';
import { GROUP, WORD } from '../lexicon/word-class.ts';
import type { Analysis } from '../text/analysis.ts';
import {
  ENDS_AS_PEOPLE,
  GROUP_WORDS,
  LOOSE_PEOPLE,
  LOOSE_WORDS,
  METONYMS,
  MORE_PEOPLE,
  THINGS,
} from './people-words.ts';
import { markPeople } from './people.ts';
import { hasUnknownName, namesPrivatePerson } from './private-person.ts';
import type { ReadMotion } from './read-motion.ts';

/**
 * Whom a motion is about: people for what they are, or one private person (`group`); people by what they do, or somebody whose name
 * no list knows (`role`); or, as far as a list can tell, `nobody`.
 */
export type Subject = 'group' | 'role' | 'nobody';

/** People as one describes them: "those who beg", "people from the north", "that sort", "the useless". */
const DESCRIBED = new RegExp(
  [
    String.raw`\b(?:these|those|such) (?:people|persons?|folk|families|communities|lot|kind|sort|type|ones?|men|women|boys|girls|neighbou?rs|quarters?|streets?|villages?|towns?)\b`,
    String.raw`\bthat (?:kind|sort|lot|part|lifestyle|village|street|town)\b`,
    String.raw`\b(?:those|anyone|anybody|everyone|everybody|nobody|no one|people|persons?|citizens|residents|children|pupils|students|workers|tenants|men|women|families|mothers|fathers|names?|the ones|someone|somebody) (?:who(?:m|se)?|with|without(?! (?:their )?consent)|from|of|on|over|born|that|being|for being)\b`,
    String.raw`\b(?:a|one) (?:certain|particular) (?:culture|people|faith|religion|community|nation|group|kind|sort)\b|\bwhich people\b|\b(?:a|any|one|every|each) (?:child|person|pupil|man|woman) (?:who|that|with|from|of)\b|\b(?:children|people|families) like (?:those|that|these|this|them)\b|\b(?:his|her|their) (?:grand)?parents (?:prayed|came|were|are|come|lived)\b|\b(?:the|which|what|whose|established|foreign|minority|other|proper|our) faiths?\b|\bno colou?r but\b|\btower blocks?\b|\b(?:the|a) crescent\b|\b(?:decent|better|good) (?:streets?|areas?|quarters?|neighbou?rhoods?)\b|\b(?:nobody|no one|anybody|anyone|everybody|everyone|someone|somebody) (?:\p{L}+ ){1,3}who\b|\b(?:council (?:houses?|flats?|estates?)|social housing)(?= like|$)|\blives? in (?:a |the )?(?:council|social)\b|\bcolou?r of (?:an?|the|their|his|her) |\bcovers? (?:her|their|the) (?:hair|heads?|faces?)\b|\b[Rr]eal (?:\p{L}*(?:ans?|ish|ese|men))\b`,
    String.raw`\b(?:over|above|past) (?:\d\d|fifty|sixty|seventy|eighty|ninety|forty)\b|\b(?:over|under)-(?:\p{L}+ties|\d0s)\b`,
    String.raw`\b(?:the|our|your|those|these) (?:lot|likes of)\b|\b(?:real|paper|proper|decent|normal|ordinary|native|heavier|slow|thick|dim) (?:people|ones|citizens|families|folk|colleagues)\b`,
    String.raw`\bthe (?:un(?!ited)\p{L}+ed|\p{L}+less|weak|strong|slow|dim|stupid|idle|lazy|useless|unfit|unwell|ill|fallen|faithful|godless|damned|defective)\b|\buseless mouths\b`,
    String.raw`\bnext door\b|\bdown(?: the| our)? (?:road|street|lane)\b|\bpart of (?:the )?(?:town|city|world)\b|\bJehovah|\bBah[aá]`,
    String.raw`\b(?:the |us|we |our )(?:replacement|invasion|great replacement)\b|\b(?:demographic|fewer births|by colou?r)\b|\bFriday prayers\b`,
  ].join('|'),
  'iu',
);
/** "Us", and what is ours and not theirs. */
const US =
  /\bus\b|\bour (?:own |old |very )?(?:countr(?:y|ies)|nation|land|towns?|villages?|cit(?:y|ies)|streets?|neighbourhoods?|areas?|shops?|schools?|hospitals?|wom[ae]n|girls|wives|daughters|sons|children|kids|people|kind|race|culture|way of life|values|borders|jobs|homes|houses|taxes|money|pockets|parks|pools?|buses|roof|midst|language|faith|side|time|lives|hotels?|benches|heads?)\b|\bours\b|(?<=\s.+\s)\bwe (?:are|were|all know|know|can all)\b/u;
/** "They" without anything that it may stand for. */
const BARE_PRONOUN =
  /^(?:(?!\b\p{L}{3,}s\b|\bpeople\b|\bchildren\b).)*\b(?:they|them|themselves|theirs|he|him|she|her|hers)\b/iu;

/** An adjective of people before one of these speaks of an institution, and after one of these of a language. */
const INSTITUTIONS =
  /\b(?:in|into|of|from|to|speak|learn|use|teach|and|compulsory) (?:English|French|German|Spanish|Irish|Welsh|Dutch|Russian|Malay|Latin|Chinese|Arabic|Hindi|Javanese|Ukrainian|Catalan|Sami|Kurdish)\b(?! \p{L}*(?:men|people|women|children|families|pupils))|\b(?:rich|poor|north korean|south korean|gulf|wealthy|richer|poorer|developing|other|african|american|asian|european|indian|chinese|japanese|russian|german|french|british|english|scottish|welsh|irish|spanish|italian|polish|turkish|arab|arabic|israeli|palestinian|western|latin american|south american|canadian|australian|brazilian|mexican|nigerian|kenyan|egyptian|iranian|iraqi|syrian|korean|dutch|swiss|swedish|danish|norwegian|finnish|greek|ukrainian|religious|catholic|orthodox|jewish|christian|islamic|muslim|hindu|buddhist|foreign|black|old|young|single|female|male|ethnic|racial) (?:\p{L}+ )?(?:countr(?:y|ies)|nations?|states?|governments?|union|parliament|senate|congress|courts?|law|laws|constitution|army|armed forces|navy|military|police|embass(?:y|ies)|aid|polic(?:y|ies|ing)|econom(?:y|ies)|markets?|banks?|compan(?:y|ies)|firms|investment|trade|currency|debt|loans?|provocations|statehood|authority|autonomy|refugee crisis|civil war|spring|borders|rugby|cricket|community|peninsula|languages?|literature|art|music|films?|cinema|food|football|teams?|leagues?|schools?|universit(?:y|ies)|church|churches|symbols?|dress|holidays?|charit(?:y|ies)|education|beliefs?|freedom|intervention|affairs|bases|sanctions|continent|sea|ocean|islands?|peninsula|cities|city|spaces|age|trusts?|history|media|press|broadcaster|internet|platforms?|energy|gas|oil|electricity|railways?|rivers?|species|animals|trees|forests?|buildings?|museums?|colonies|empire|front|world|hemisphere|powers?|democrac(?:y|ies)|monarchy|republic|elections?|referendum|proselyti[sz]ation|slaughter|influence|institutions?|parties|donations?|contributions?|ownership|players|borders|imperialism|revolution|independence|content|space programme|judges?|lending|growth|tax|status|sites?|adoption agencies|organi[sz]ations?|grounds|dealers|friday|standard|standards)\b|\b(?:constitution|government|parliament|army|laws?) of (?:the )?\p{L}+ (?:allowing|enabling|permitting|requiring) (?:it|them)\b|\b(?:real estate|it to the man|(?:horse|motor|boat|car) races|trans fats?|fat tax(?:es)?|white (?:tigers?|rhinos?|papers?|house|lies?)|black (?:holes?|markets?|boxes|box|rhinos?)|man[- ]made|poor (?:records?|standards?|quality|results?|health|design|countr(?:y|ies)|nations?)|(?:native|indigenous) (?:states?|species|trees|plants|animals|languages?|names?)|ethnic (?:groups|conflicts?)|refugee crisis|minority (?:governments?|shareholders?)|single-sex schools?|old (?:bridges?|towns?|roads?|mills?|harbours?|ports?|stations?|factor(?:y|ies)|houses?|markets?|towers?|trees?|cars?|phones?|books?|films?|buildings?|buses|trains?|laws?)|syrian rebels|(?:wo)?men[’']s (?:sports?|football|rugby|cricket|tennis|leagues?|teams?|boxing))\b/giu;
/** People by their party. */
const PARTIES = /\b(?:Conservatives|Republicans|Democrats|Liberals|Tories|Greens|Social Democrats)\b/gu;
/** "Somalis", "Bengalis", "Shiites", "Taiwanese". */
const NAMED_PEOPLE = /(?<=[\p{L},] )\p{Lu}\p{Ll}{3,}(?<!Par|Memph|Brexit)(?:is|ians|ites|ese|ards)\b/u;

const OF_A_GROUP = GROUP | WORD.slur | WORD.softSlur;
const OF_PEOPLE = OF_A_GROUP | WORD.otherGroup | WORD.person;

/** Whom a motion is about. It takes too many for people rather than too few. English only. */
export function subjectOf({ original, tokens }: Analysis): Subject {
  const text = stripped(original);
  const words = wordsOf(text);
  const kept = new Set(words);
  const repaired = tokens
    .filter(({ word, repaired: is }) => (is && !isSyllable(word, words)) || kept.has(word))
    .map(({ word }) => word);
  const isGroup =
    [...words, ...repaired].some(isGroupWord) ||
    [DESCRIBED, US, BARE_PRONOUN, NAMED_PEOPLE].some((pattern) => pattern.test(text)) ||
    namesPrivatePerson(original) ||
    markPeople(text).groups !== undefined;
  if (isGroup) return 'group';
  return hasUnknownName(original) || [...words, ...repaired].some(isPeopleWord) ? 'role' : 'nobody';
}

/** A motion without the names of institutions that only sound like people. */
function stripped(original: string): string {
  return original.replaceAll(INSTITUTIONS, ' ').replaceAll(PARTIES, 'politicians');
}

/** Three letters of a longer word that no list knows: the "man" of "mandating". */
function isSyllable(word: string, words: readonly string[]): boolean {
  return word.length <= 3 && words.some((whole) => whole.length > 5 && whole.includes(word));
}

/** The sign of people in a claim: "let § vote". */
export const PEOPLE = '§';

/** What a motion would do or holds, in small letters, with a sign for each run of words for people. */
export function claimWithSigns({ claim }: ReadMotion): string {
  return claim
    .toLowerCase()
    .replaceAll(/[\p{L}'’-]+/gu, (word) => (isPeopleWord(word) ? PEOPLE : word))
    .replaceAll(new RegExp(`${PEOPLE}(?:[ -]${PEOPLE})+`, 'gu'), PEOPLE)
    .replace(/[.!]$/u, '')
    .trim();
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
}

function isGroupWord(word: string): boolean {
  return partsOf(word).some(
    (part) =>
      GROUP_WORDS.has(part) ||
      METONYMS.has(part) ||
      ((classesOf(part) & OF_A_GROUP) !== 0 && !LOOSE_WORDS.has(part)),
  );
}

function isPeopleWord(word: string): boolean {
  return (
    isGroupWord(word) ||
    partsOf(word).some(
      (part) =>
        ((classesOf(part) & OF_PEOPLE) !== 0 && !LOOSE_PEOPLE.has(part)) ||
        (ENDS_AS_PEOPLE.test(part) && !THINGS.has(part)) ||
        MORE_PEOPLE.has(part),
    )
  );
}

/** A word, and what it is made of: "caravan-dwellers", "the Roma's", "housewives". */
function partsOf(word: string): string[] {
  const bare = word.replace(/['’]s?$/u, '').replaceAll('’', "'");
  return [
    word.replaceAll('’', "'"),
    bare,
    bare.replace(/ves$/u, 'fe'),
    ...bare.split('-').filter((part) => part.length > 2),
  ];
}

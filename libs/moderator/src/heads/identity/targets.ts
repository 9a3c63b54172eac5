import { EVERYDAY_IDENTITY } from '../../lexicon/common-senses.ts';
import { GROUP, WORD } from '../../lexicon/word-class.ts';
import { FUNCTION_WORDS } from './glue.ts';
import type { Analysis, TokenRange } from '../../text/analysis.ts';

/** The referent of a token: a protected group, a slur or a doubtful word for one, or one named before. */
export type Target = 'none' | 'group' | 'slur' | 'softSlur' | 'reference';

const PEOPLE_AFTER =
  WORD.person |
  WORD.groupNoun |
  WORD.otherGroup |
  WORD.insultNoun |
  WORD.dehumanising |
  WORD.slur |
  WORD.softSlur |
  WORD.body;
const MEANS_PEOPLE_BEFORE =
  WORD.hatred | WORD.violence | WORD.derogatory | WORD.insultAdjective | WORD.all | WORD.you | WORD.profanity;
const SUBJECT_BEFORE = new Set([
  'the',
  'being',
  'a',
  'an',
  'every',
  'any',
  'you',
  'all',
  'these',
  'those',
  'to',
  'than',
  'of',
]);
const ENDS_SUBJECT = WORD.copula | WORD.obligation | WORD.negation | WORD.they | WORD.you;
const REFERENCES = new Set([
  'they',
  'them',
  'their',
  "they're",
  'theyre',
  'themselves',
  'kind',
  'whole',
  'lot',
]);

/** The target of every token of a text, in order. */
export function targetsOf({ tokens, sentences }: Analysis): Target[] {
  const targets: Target[] = tokens.map(() => 'none');
  const naming = sentences.map((range) => namesGroup(tokens, range));
  sentences.forEach((range, index) => {
    const before = sentences[index - 1];
    let named = Boolean(naming[index - 1] ?? naming[index + 1]) && !(before && isAboutPrey(tokens, before));
    for (let place = range.from; place < range.to; place += 1) {
      const target = targetAt(tokens, range, place, named);
      targets[place] = target;
      if (target === 'group' || target === 'slur') named = true;
      else if ((tokens[place]?.classes ?? 0) & WORD.otherGroup || isPrey(tokens, range, place)) named = false;
    }
  });
  return targets;
}

/** What people shoot, trap or poison, and what a camera shoots. Animals that are names for people are left out. */
const PREY = new Set(
  'wolves wolf foxes fox bears bear boars boar deer stags badgers badger rabbits hares grouse pheasants ducks geese pigeons seagulls gulls crows squirrels mice mouse moles mosquitoes mosquito wasps hornets slugs snails weeds lions tigers elephants rhinos kangaroos camels coyotes otters beavers mink seals whales crocodiles pictures picture photos photographs films film movies scenes portraits videos clips'.split(
    ' ',
  ),
);
/** Before an animal these make it a name for people: "they are wolves", "like wolves", "those foxes". */
const CALLS = /^(?:like|as|these|those|such|you|of)$/;
const CALLS_REACH = 4;

/** Whether a token is an animal or a picture, and no name for people. */
function isPrey(tokens: Analysis['tokens'], { from }: TokenRange, place: number): boolean {
  if (!PREY.has(tokens[place]?.word ?? '')) return false;
  return tokens
    .slice(Math.max(from, place - CALLS_REACH), place)
    .every(({ word, classes }) => !(classes & WORD.copula) && !CALLS.test(word));
}

/** Whether a sentence speaks of animals or pictures: as its subject, or after the last people that it names. */
function isAboutPrey(tokens: Analysis['tokens'], range: TokenRange): boolean {
  let isLast = false;
  for (let place = range.from; place < range.to; place += 1) {
    if (isPrey(tokens, range, place)) {
      if (place <= range.from + 1 && !/^(?:and|or|like)$/.test(tokens[place + 1]?.word ?? '')) return true;
      isLast = true;
    } else if (['group', 'slur'].includes(targetAt(tokens, range, place, false))) isLast = false;
  }
  return isLast;
}

function targetAt(tokens: Analysis['tokens'], range: TokenRange, place: number, named: boolean): Target {
  const token = tokens[place];
  if (!token) return 'none';
  const { classes, word } = token;
  if (classes & WORD.slur) return classes & WORD.softSlur ? 'softSlur' : 'slur';
  if (classes & WORD.softSlur) return 'softSlur';
  if (classes & GROUP)
    return namesPeople(tokens, range, place) && !isOneMan(tokens, range, place) ? 'group' : 'none';
  if (!named) return 'none';
  const before = place > range.from ? (tokens[place - 1]?.word ?? '') : '';
  if (/^(?:people|persons|folks?|ones?)$/.test(word)) {
    const isMeant = /^(?:these|those|such|single)$/.test(before) || isAlikeTo(tokens, range, place);
    return isMeant ? 'reference' : 'none';
  }
  return REFERENCES.has(word) ? 'reference' : 'none';
}

/** "The man who …" is one person, not men. */
function isOneMan(tokens: Analysis['tokens'], { from }: TokenRange, place: number): boolean {
  const before = place > from ? (tokens[place - 1]?.word ?? '') : '';
  return (
    /^(?:man|boy)$/.test(tokens[place]?.word ?? '') && /^(?:the|this|that|my|your|his|her|our)$/.test(before)
  );
}

/** "people like that". */
function isAlikeTo(tokens: Analysis['tokens'], { to }: TokenRange, place: number): boolean {
  const [like, whom] = place + 2 < to ? [tokens[place + 1]?.word, tokens[place + 2]?.word] : [];
  return like === 'like' && /^(?:that|this|him|her|them|these|those)$/.test(whom ?? '');
}

function namesGroup(tokens: Analysis['tokens'], range: TokenRange): boolean {
  for (let place = range.from; place < range.to; place += 1) {
    const target = targetAt(tokens, range, place, false);
    if (target === 'group' || target === 'slur') return true;
  }
  return false;
}

/** "gay people" and "the gay" are people; "gay marriage" and "the Muslim world" are not. */
function namesPeople(tokens: Analysis['tokens'], range: TokenRange, place: number): boolean {
  const token = tokens[place];
  if (!token) return false;
  if (EVERYDAY_IDENTITY.has(token.word)) return meansPeople(tokens, range, place);
  const after = place + 1 < range.to ? tokens[place + 1] : undefined;
  if (!(token.classes & WORD.groupAdjective) || !after) return true;
  return (after.classes & (PEOPLE_AFTER | GROUP)) !== 0 || FUNCTION_WORDS.has(after.word);
}

/** Whether an everyday word ("old", "French") refers to people here. */
function meansPeople(tokens: Analysis['tokens'], { from, to }: TokenRange, place: number): boolean {
  const inside = (other: number) => (other >= from && other < to ? tokens[other] : undefined);
  const [before, after] = [inside(place - 1), inside(place + 1)];
  if (after && after.classes & PEOPLE_AFTER) return true;
  const word = tokens[place]?.word ?? '';
  const isPlural = /(?:s|men|children)$/.test(word) && !/(?:ss|us)$/.test(word);
  if (isPlural && (tokens[place]?.classes ?? 0) & WORD.groupNoun) return true;
  if (after && !(after.classes & ENDS_SUBJECT) && !FUNCTION_WORDS.has(after.word)) return false;
  return (
    before !== undefined && (SUBJECT_BEFORE.has(before.word) || (before.classes & MEANS_PEOPLE_BEFORE) !== 0)
  );
}

import { STOP_WORDS } from '../../lexicon/stop-words.ts';
import { placeNames } from './places.ts';
import { things, type Thing } from './things.ts';
import type { WordBook } from './word-book.ts';

/** A thing that a text is about, with what the text says of it. */
export type Subject = {
  thing: Thing;
  /** Words before it, as they are written: "Finnish", "unpaid". */
  before: readonly string[];
  /** " in Germany", " in state schools", or nothing. */
  where: string;
  /** The place in it, in lower case; empty if there is none. */
  place: string;
  /** Whether the text speaks of one that exists: "Quebec's language law", "the caste census". */
  isKnownOne: boolean;
};

/** A word as it was written, in lower case, and whether a stop or a comma precedes it. */
export type Token = { text: string; word: string; isAfterStop: boolean; isJoined: boolean };

const TOKEN = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?['’]?/gu;
const WORDS_BEFORE_MOST = 3;
const TAIL_MOST = 4;
const THING_WORDS_MOST = 5;
const PLACE_WORDS_MOST = 4;

export function tokensOf(text: string): Token[] {
  let end = 0;
  return Array.from(text.matchAll(TOKEN), ({ 0: found, index }) => {
    const between = text.slice(end, index);
    end = index + found.length;
    const plain = found.replaceAll('’', "'");
    return {
      text: plain,
      word: plain.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase(),
      isAfterStop: /[^\s\-–]/u.test(between),
      isJoined: between === '-',
    };
  });
}

/** Words that end what is said of a thing: verbs of talk, and of what people do with things. */
const BREAKS = new Set(
  `want wants wanted like likes love loves loved hate hates hated think thinks thought know knows knew say says said see sees tell
  tells told talk talks ask asks learn learning teach teaches help helps need needs go goes going come comes make makes making let
  lets give gives giving take takes taking keep keeps keeping use uses using pay pays paying put puts look looks looking living abroad today tonight tomorrow everywhere anywhere nobody everybody everyone someone become becomes stay stays start starts stop stops stopping leave leaves ban banning abolish abolishing
  legalise legalising legalize legalizing scrap scrapping cut cutting raise raising lower lowering tax taxing save saving close
  closing open opening build building buy buying sell selling wear wearing eat eating drive driving vs versus pls please something
  somthing anything everything nothing without because while whether means meaning maybe really very also about there here`
    .trim()
    .split(/\s+/),
);
const PREPOSITIONS = new Set('in at on for from near of under between against with'.split(' '));
/** What is somebody's own place names nothing that others know. */
const OWN = new Set("my our your their his her this that these those its here's".split(' '));
/** Words before a thing that say nothing of it that a motion could repeat. */
const VAGUE = new Set(
  'late bad good better best more most many few new nice big real whole local'.split(' '),
);
/** Kinds of which a word before the name makes something else: "stolen art" is no subject of a school. */
const WHOLE: ReadonlySet<string> = new Set(['subject', 'tongue', 'value', 'riddle', 'region', 'festival']);
/** Kinds of which "the" one is known to all. Elsewhere "the park" is somebody's own, and the motion is about all of them. */
const KNOWN_ONES: ReadonlySet<string> = new Set(
  'measure charge ban subsidy institution body project vote deal count process'.split(' '),
);
/** Words after a thing that add nothing: "the school uniform debate". */
const EMPTY = new Set(
  'opt debate debates issue issues question questions topic topics controversy stuff discussion'.split(' '),
);

/** What a text is about, in its order. Only things whose words are all known come out. Pure. */
export function findSubjects(text: string, book: WordBook): Subject[] {
  const tokens = tokensOf(text);
  const subjects: Subject[] = [];
  for (let start = 0; start < tokens.length;) {
    const end = endOfChunk(tokens, start);
    if (end > start && !isBeside(tokens, start)) subjects.push(...subjectsIn(tokens, start, end, book));
    start = Math.max(end, start + 1);
  }
  return subjects;
}

/** Kinds that are only means: "a ban" is about nothing. */
const MEANS: ReadonlySet<string> = new Set([
  'ban',
  'charge',
  'level',
  'pay',
  'subsidy',
  'process',
  'measure',
  'action',
]);

/** The things that a motion of ours names, in any place, and nothing else that it says of them. */
export function thingsNamedIn(motion: string, book: WordBook): Subject[] {
  const tokens = tokensOf(motion);
  const subjects: Subject[] = [];
  for (let at = 0; at < tokens.length;) {
    const { thing, length } = longestThing(tokens, at);
    const where = thing?.kind === 'process' ? tailOf(tokens, at + length, book) : '';
    const isEnough = where !== '' || length > 1 || !MEANS.has(thing?.kind ?? '');
    if (thing && isEnough) subjects.push({ thing, before: [], where, place: '', isKnownOne: false });
    at += Math.max(length, 1);
  }
  return subjects;
}

/** Words after which a preposition names the thing itself: "interested in", "a view on". */
const LEADS = new Set(
  'interested interest opinion opinions view views thoughts essay text article war fight talk speech argument case favour depends'.split(
    ' ',
  ),
);

/** Whether a chunk only says where or with what the thing before it is: "schools" in "chess in schools". */
function isBeside(tokens: readonly Token[], start: number): boolean {
  const at = ['the', 'a', 'an'].includes(tokens[start - 1]?.word ?? '') ? start - 2 : start - 1;
  const [noun, preposition] = [tokens[at - 1], tokens[at]];
  if (!noun || !preposition || !PREPOSITIONS.has(preposition.word)) return false;
  return (
    !isBreak(noun) &&
    !LEADS.has(noun.word) &&
    !preposition.isAfterStop &&
    tokens[start]?.isAfterStop === false
  );
}

/** A chunk is a run of words between stops and small words. A thing's own name may have a small word inside. */
function endOfChunk(tokens: readonly Token[], start: number): number {
  let at = start;
  while (at < tokens.length) {
    if (at > start && tokens[at]?.isAfterStop) break;
    const { length } = longestThing(tokens, at);
    if (length > 1) at += length;
    else if (isBreak(tokens[at])) break;
    else at += 1;
  }
  return at;
}

function isBreak(token: Token | undefined): boolean {
  if (token === undefined || /^\d+$/.test(token.word)) return true;
  return [STOP_WORDS, BREAKS, PREPOSITIONS].some((words) => words.has(token.word));
}

function longestThing(tokens: readonly Token[], at: number): { thing: Thing | undefined; length: number } {
  for (let length = THING_WORDS_MOST; length > 0; length -= 1) {
    const words = tokens.slice(at, at + length);
    if (words.length < length || words.slice(1).some(({ isAfterStop }) => isAfterStop)) continue;
    const thing = things().get(words.map(({ word }) => word).join(' '));
    if (thing) return { thing, length };
  }
  return { thing: undefined, length: 0 };
}

function subjectsIn(tokens: readonly Token[], start: number, to: number, book: WordBook): Subject[] {
  let [first, end] = [start, to];
  while (end > first && EMPTY.has(tokens[end - 1]?.word ?? '')) end -= 1;
  const isWhole = longestThing(tokens, first).length === end - first;
  const before = isWhole ? undefined : placeAt(tokens, first, end);
  if (before) first += before.length;
  const own = isWhole ? undefined : placeEndingAt(tokens, first, end);
  if (own) end -= own.length;
  const place = before ?? own;
  for (let at = first; at < end; at += 1) {
    const { thing, length } = longestThing(tokens, at);
    if (!thing || at + length !== end) continue;
    const words = tokens.slice(first, at).filter(({ word }) => !VAGUE.has(word));
    if (words.length > WORDS_BEFORE_MOST || (words.length > 0 && WHOLE.has(thing.kind))) return [];
    if (!words.every(({ word }) => book.knows(word)) || words[0]?.word.endsWith('ing')) return [];
    const after = tailAfter(tokens, to, book);
    const isOwn = OWN.has(tokens[start - 1]?.word ?? '') || after.isOwn;
    const of = thing.kind === 'process' ? tailOf(tokens, to, book) : '';
    const where = of + (place ? ` in ${place.name}${after.place === '' ? after.where : ''}` : after.where);
    return [
      {
        thing,
        before: words.map(({ word, isJoined }) => (isJoined ? '-' : '') + book.written(word)),
        where,
        place: place?.key ?? after.place,
        isKnownOne:
          !isOwn &&
          KNOWN_ONES.has(thing.kind) &&
          (tokens[start - 1]?.word === 'the' || before?.isPossessive === true),
      },
    ];
  }
  return [];
}

/** " of water" after "privatisation". */
function tailOf(tokens: readonly Token[], at: number, book: WordBook): string {
  if (tokens[at]?.word !== 'of') return '';
  const words = tokens.slice(at + 1, endOfChunk(tokens, at + 1));
  if (words.length === 0 || words.length > TAIL_MOST || !words.every(({ word }) => book.knows(word)))
    return '';
  return ` of ${words.map(({ word }) => book.written(word)).join(' ')}`;
}

type Place = { name: string; key: string; length: number; isPossessive: boolean };

function placeAt(tokens: readonly Token[], at: number, end: number): Place | undefined {
  for (let length = Math.min(PLACE_WORDS_MOST, end - at); length > 0; length -= 1) {
    const words = tokens.slice(at, at + length);
    if (words.slice(1).some(({ isAfterStop }) => isAfterStop)) continue;
    const joined = words.map(({ word }) => word).join(' ');
    const key = joined.replace(/'s?$/, '');
    const name = placeNames().get(key);
    // "Turkey" is a place, and "turkey" and "nice" are not.
    const isMeant = name !== undefined && (!AMBIGUOUS.has(key) || /^\p{Lu}/u.test(words[0]?.text ?? ''));
    if (isMeant) return { name, key, length, isPossessive: joined !== key };
  }
  return undefined;
}

const AMBIGUOUS = new Set(
  'turkey nice chad reading java jordan us guinea mali oman cork victoria georgia york gulf kent'.split(' '),
);

function placeEndingAt(tokens: readonly Token[], first: number, end: number): Place | undefined {
  for (let length = Math.min(PLACE_WORDS_MOST, end - first - 1); length > 0; length -= 1) {
    const place = placeAt(tokens, end - length, end);
    if (place?.length === length) return place;
  }
  return undefined;
}

type Tail = { where: string; place: string; isOwn: boolean };
const NO_TAIL: Tail = { where: '', place: '', isOwn: false };

/** " in state schools", " in Tamil Nadu", or nothing if its words are somebody's own or unknown. */
function tailAfter(tokens: readonly Token[], at: number, book: WordBook): Tail {
  const [preposition] = tokens.slice(at, at + 1);
  if (preposition?.isAfterStop === true) {
    const place = placeAt(tokens, at, tokens.length);
    const isEnd = place && at + place.length === tokens.length;
    return isEnd ? { where: ` in ${place.name}`, place: place.key, isOwn: false } : NO_TAIL;
  }
  if (!preposition || !PREPOSITIONS.has(preposition.word)) return NO_TAIL;
  const next = tokens[at + 1]?.word ?? '';
  if (OWN.has(next)) return { ...NO_TAIL, isOwn: true };
  const hasArticle = next === 'the';
  const from = at + (hasArticle ? 2 : 1);
  const place = placeAt(tokens, from, tokens.length);
  if (place) {
    const joint = preposition.word === 'near' ? 'near' : 'in';
    return { where: ` ${joint} ${place.name}`, place: place.key, isOwn: false };
  }
  const end = Math.min(endOfChunk(tokens, from), from + TAIL_MOST);
  const words = tokens.slice(from, end);
  if (words.length === 0 || !words.every(({ word }) => book.knows(word))) return NO_TAIL;
  const said = words
    .map((token) => `${token.isJoined ? '-' : ' '}${writtenAs(token, tokens, book)}`)
    .join('');
  const further = tailAfter(tokens, end, book);
  const where = ` ${preposition.word}${hasArticle ? ' the' : ''}${said}`;
  return further.place === ''
    ? { where, place: '', isOwn: false }
    : { ...further, where: where + further.where };
}

/** As the book writes it, or with the capital that its author gave it alone: "Heathrow". */
function writtenAs({ text, word }: Token, all: readonly Token[], book: WordBook): string {
  const written = book.written(word);
  const capitals = all.filter((one) => /^\p{Lu}/u.test(one.text)).length;
  const isChosen = /^\p{Lu}/u.test(text) && capitals <= 1 + all.length / 2;
  return written === word && isChosen ? text : written;
}

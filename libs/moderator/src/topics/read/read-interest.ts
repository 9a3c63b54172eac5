import { nameLanguage } from '../../languages/identify-language.ts';
import { STOP_WORDS } from '../../lexicon/stop-words.ts';
import { tokensOf, type Token } from '../make/find-subjects.ts';
import { placeNames } from '../make/places.ts';
import type { WordBook } from '../make/word-book.ts';
import { accusesSomebody } from './private-person.ts';

/** Why an interest gets no motions of its own. */
export type Unreadable = 'empty' | 'unreadable' | 'private';

const LETTERS = /\p{L}/gu;
const LATIN = /\p{Script=Latin}/gu;
/** What is longer is an article, which names people as a matter of course. */
const INTEREST_MOST = 300;
/** More unknown words than this are another language or no words at all. */
const UNKNOWN_MOST = 0.5;

/**
 * What keeps an interest from being read: too little, unknown words, another language, or somebody private. Undefined if it can
 * be read. Pure.
 */
export function whyUnreadable(interest: string, book: WordBook): Unreadable | undefined {
  const letters = interest.match(LETTERS)?.length ?? 0;
  if (letters < 2) return 'empty';
  if ((interest.match(LATIN)?.length ?? 0) < letters / 2) return 'unreadable';
  if (interest.length <= INTEREST_MOST && accusesSomebody(interest, book)) return 'private';
  return isUnknown(interest, book) ? 'unreadable' : undefined;
}

/** A language that shows needs fewer unknown words to be believed. */
const UNKNOWN_IN_ANOTHER_LANGUAGE = 0.3;

function isUnknown(interest: string, book: WordBook): boolean {
  const tokens = tokensOf(interest).filter(({ word }) => !STOP_WORDS.has(word) && !/^\d/.test(word));
  const kinds = tokens.map((token, at) => kindOf(token, tokens[at - 1], tokens[at + 1], book));
  const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length;
  const [known, unknown] = [count('known'), count('unknown')];
  if (known + count('named') === 0) return true;
  if (unknown === 0) return false;
  const share = unknown / (known + unknown);
  const language = nameLanguage(interest);
  const isForeign = language !== 'en' && language !== 'unknown' && share >= UNKNOWN_IN_ANOTHER_LANGUAGE;
  return isForeign || share > UNKNOWN_MOST || (unknown > 1 && unknown >= known);
}

/** `named`: a place, or a part of somebody's or something's name of two words with capitals. */
function kindOf(
  token: Token,
  before: Token | undefined,
  after: Token | undefined,
  book: WordBook,
): 'known' | 'named' | 'unknown' {
  const written = token.text.normalize('NFC').toLowerCase();
  if (book.knows(written) || (written === token.word && book.knows(token.word))) return 'known';
  if (isPartOfPlace(token.word)) return 'named';
  const hasCapital = (one: Token | undefined) => one !== undefined && /^\p{Lu}\p{Ll}/u.test(one.text);
  return hasCapital(token) && (hasCapital(before) || hasCapital(after)) ? 'named' : 'unknown';
}

let partsOfPlaces: ReadonlySet<string> | undefined;

function isPartOfPlace(word: string): boolean {
  partsOfPlaces ??= new Set([...placeNames().keys()].flatMap((name) => name.split(' ')));
  return partsOfPlaces.has(word.replace(/'s$/, ''));
}

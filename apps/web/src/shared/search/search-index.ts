import { wordsOf } from '@rostrum/domain';
import { soughtIn, wordStem, type Sought } from '@rostrum/domain/search';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';

/** Something that can be found: by its text, and less so by its note and other words. Its kind bounds how many are shown. */
export type Entry = { id: string; kind: string; text: string; note?: string; words?: string };

/** A matched passage of a text: start and end in UTF-16 units. */
type Passage = [start: number, end: number];

/** `isGuess`: found only because typing mistakes were forgiven. */
export type SearchMatch<Of extends Entry = Entry> = { entry: Of; marks: Passage[]; isGuess: boolean };

export type SearchIndex<Of extends Entry> = {
  /** Adds an entry, or replaces the one with its id. */
  put: (entry: Of) => void;
  remove: (id: string) => void;
  /**
   * Entries that match every word of the text: by its beginning, or in another form. Best first, limited for each kind; where
   * that leaves room, entries with words of near meaning follow. Only without any are mistakes forgiven: one in words of four
   * letters, two from six letters on. A single last letter after other words is ignored for now, because it matches too much.
   */
  find: (text: string, mostOfAKind: number) => SearchMatch<Of>[];
};

const FIELDS = ['text', 'note', 'words'];
const WEIGHTS = { text: 3, note: 1, words: 1 };

const NO_WORD = () => false;
/** Before a stem in the index, so that no typed beginning and no mistake meets it. */
const STEM = '=';
const FORM_WEIGHT = 0.6;
const NEAR_WEIGHT = 0.3;

type Manner = 'as typed' | 'near' | 'guess';

/**
 * Words are compared in lower case and without accents. Words that `isCommon` finds in all kinds of entries are
 * ignored; if nothing else was typed, any entries are returned.
 */
export function createSearchIndex<Of extends Entry>(
  entries: readonly Of[] = [],
  isCommon: (word: string) => boolean = NO_WORD,
): SearchIndex<Of> {
  const known = new Map<string, Of>();
  const index = new MiniSearch<Of>({
    fields: FIELDS,
    tokenize: wordsOf,
    processTerm: (word) => (isCommon(word) ? null : [word, STEM + wordStem(word)]),
  });

  function put(entry: Of) {
    if (known.has(entry.id)) index.replace(entry);
    else index.add(entry);
    known.set(entry.id, entry);
  }
  function remove(id: string) {
    if (known.delete(id)) index.discard(id);
  }
  function search(sought: readonly Sought[], manner: Manner): SearchResult[] {
    if (sought.length === 0) return [];
    const queries = sought.map((one) => queryFor(one, manner));
    return index.search({ combineWith: 'AND', queries }, { ...AS_GIVEN, boost: WEIGHTS });
  }
  function find(text: string, mostOfAKind: number): SearchMatch<Of>[] {
    const typed = soughtWords(text);
    if (typed.length > 0 && typed.every(isCommon)) return any(mostOfAKind);
    const sought = soughtIn(typed.join(' '), isCommon);
    const found = new Map<string, SearchMatch<Of>>();
    const counts = new Map<string, number>();
    for (const manner of MANNERS) {
      if (manner === 'guess' && found.size > 0) break;
      for (const { id, terms } of search(sought, manner)) {
        const entry = known.get(String(id));
        const count = entry ? (counts.get(entry.kind) ?? 0) : mostOfAKind;
        if (!entry || found.has(entry.id) || count >= mostOfAKind) continue;
        counts.set(entry.kind, count + 1);
        found.set(entry.id, { entry, marks: marksIn(entry.text, typed, terms), isGuess: manner === 'guess' });
      }
    }
    return [...found.values()];
  }

  function any(most: number): SearchMatch<Of>[] {
    return [...known.values()].slice(0, most).map((entry) => ({ entry, marks: [], isGuess: false }));
  }

  for (const entry of entries) put(entry);
  return { put, remove, find };
}

const MANNERS: readonly Manner[] = ['as typed', 'near', 'guess'];
/** A query's terms are finished: stems keep their sign. */
const AS_GIVEN = { tokenize: (term: string) => [term], processTerm: (term: string) => term };

/** One sought thing: its words by their beginning, or its stems, or phrases that say it too. */
function queryFor({ typed, stems, near }: Sought, manner: Manner): Query {
  const asTyped: Query = {
    combineWith: 'AND',
    queries: typed.map((word) => ({
      queries: [word],
      prefix: true,
      fuzzy: manner === 'guess' ? mistakesIn(word) : false,
    })),
  };
  if (manner === 'guess') return asTyped;
  const others = manner === 'near' ? near.map((phrase) => stemQuery(phrase, NEAR_WEIGHT)) : [];
  return { combineWith: 'OR', queries: [asTyped, stemQuery(stems, FORM_WEIGHT), ...others] };
}

function stemQuery(stems: readonly string[], weight: number): Query {
  return {
    combineWith: 'AND',
    queries: stems.map((stem) => STEM + stem),
    prefix: false,
    fuzzy: false,
    boostTerm: () => weight,
  };
}

/** Whether a single letter was typed, which matches nearly everything; a Chinese character is a word. */
export function isOneLetter(text: string): boolean {
  return /^[a-z]$/.test(wordsOf(text).join(' '));
}

function soughtWords(text: string): string[] {
  const words = wordsOf(text);
  const isJustBegun = words.length > 1 && isOneLetter(words.at(-1) ?? '');
  return isJustBegun ? words.slice(0, -1) : words;
}

function mistakesIn(word: string): number | false {
  if (word.length >= 6) return 2;
  return word.length >= 4 ? 1 : false;
}

/** The places in a text whose words begin as typed; whole words if they have another form, are near, or a mistake was tolerated. */
function marksIn(text: string, typed: readonly string[], terms: readonly string[]): Passage[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index: start }): Passage[] => {
    const [folded = ''] = wordsOf(word);
    const begun = typed
      .filter((beginning) => folded.startsWith(beginning))
      .toSorted((one, other) => other.length - one.length)[0];
    if (begun === undefined && !terms.includes(folded) && !terms.includes(STEM + wordStem(folded))) return [];
    const keepsStep = folded.length === word.length;
    return [[start, start + (begun !== undefined && keepsStep ? begun.length : word.length)]];
  });
}

import { foldWord, otherReadings, plainWord } from './fold-word.ts';
import { stopWordsOf } from '../text/language.ts';
import { MisspeltWords } from './misspelt-words.ts';
import { KIND, type LanguageData, type WordKind } from './language-data.ts';

/** Letters of a word that are looked at; what is longer is no word. */
const WORD_LIMIT = 40;
const SHORTEST_PART = 3;

/** The words of a language by what they are, each found in the time of its own length. */
export type WordIndex = {
  /** The kinds of a word, as bits. */
  kindsOf: (plain: string) => number;
  /** Expressions of several words by their first one, the longest first. */
  expressions: ReadonlyMap<string, readonly Expression[]>;
  /** Whether these letters are a word, or begin one: for texts without spaces. */
  knows: (letters: string) => 'word' | 'begins' | 'no';
};

type Expression = { words: readonly string[]; kinds: number };

type Tables = {
  exact: Map<string, number>;
  folded: Map<string, number>;
  prefixes: Map<string, number>;
  suffixes: Map<string, number>;
  expressions: Map<string, Expression[]>;
};

/** `extra`: words that forms name, which have no kind. */
export function indexWords(
  { language, unspaced, words }: LanguageData,
  extra: readonly string[] = [],
): WordIndex {
  const tables: Tables = {
    exact: new Map(),
    folded: new Map(),
    prefixes: new Map(),
    suffixes: new Map(),
    expressions: new Map(),
  };
  for (const [kind, list] of Object.entries(words)) {
    for (const entry of list.split(/\s+/)) if (entry) enter(tables, entry, KIND[kind as WordKind]);
  }
  const beginnings = new Set<string>();
  const all = new Set(extra.map((word) => foldWord(plainWord(word))));
  for (const word of [...tables.exact.keys(), ...tables.folded.keys(), ...all]) {
    for (let end = 1; end < word.length; end += 1) beginnings.add(word.slice(0, end));
  }
  const misspelt = unspaced
    ? undefined
    : new MisspeltWords(tables.folded, tables.prefixes, stopWordsOf(language));
  return {
    kindsOf: (plain) => kindsOf(tables, plain, misspelt),
    expressions: tables.expressions,
    knows: (letters) => {
      if (tables.folded.has(letters) || tables.exact.has(letters) || all.has(letters)) return 'word';
      return beginnings.has(letters) ? 'begins' : 'no';
    },
  };
}

function enter(tables: Tables, entry: string, kind: number): void {
  const plain = plainWord(entry);
  if (plain.startsWith('=')) add(tables.exact, plain.slice(1), kind);
  else if (plain.includes('_')) enterExpression(tables, plain, kind);
  else if (plain.endsWith('*'))
    for (const form of spellings(plain.slice(0, -1))) add(tables.prefixes, form, kind);
  else if (plain.startsWith('*'))
    for (const form of spellings(plain.slice(1))) add(tables.suffixes, form, kind);
  else if (kind === KIND.harmless) add(tables.exact, plain, kind);
  else for (const form of spellings(plain)) add(tables.folded, form, kind);
}

function enterExpression({ expressions }: Tables, plain: string, kinds: number): void {
  const words = plain.split('_').map(foldWord);
  const [first = ''] = words;
  const known = [...(expressions.get(first) ?? []), { words, kinds }];
  expressions.set(
    first,
    known.toSorted((one, other) => other.words.length - one.words.length),
  );
}

/** Without accents, and with the two letters that German writes where there is no umlaut. */
function spellings(plain: string): string[] {
  const german = plain.replace(/[äöü]/g, (letter) => `${foldWord(letter)}e`);
  return [...new Set([foldWord(plain), foldWord(german)])];
}

function add(map: Map<string, number>, word: string, kind: number): void {
  map.set(word, (map.get(word) ?? 0) | kind);
}

function kindsOf(tables: Tables, plain: string, misspelt: MisspeltWords | undefined): number {
  if (plain.length > WORD_LIMIT) return 0;
  const exact = tables.exact.get(plain) ?? 0;
  if (exact & KIND.harmless) return exact;
  const folded = foldWord(plain);
  const kinds = exact | known(tables, folded);
  if (kinds) return kinds;
  for (const reading of otherReadings(folded)) {
    const found = known(tables, reading);
    if (found) return found;
  }
  return misspelt?.kindsOf(folded) ?? 0;
}

/** A whole word says what it is; only else do its parts. */
function known({ folded, prefixes, suffixes }: Tables, word: string): number {
  const whole = folded.get(word);
  if (whole !== undefined) return whole;
  let kinds = 0;
  for (let length = word.length; length >= SHORTEST_PART && kinds === 0; length -= 1)
    kinds = prefixes.get(word.slice(0, length)) ?? 0;
  for (let length = word.length; length >= SHORTEST_PART && kinds === 0; length -= 1)
    kinds = suffixes.get(word.slice(-length)) ?? 0;
  return kinds;
}

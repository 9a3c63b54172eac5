import type { Span } from '@rostrum/domain';
import type { Lexeme } from '../lexicon/lexeme.ts';
import { phraseAt } from '../lexicon/lexicon.ts';
import { GROUP, WORD } from '../lexicon/word-class.ts';
import { gramsOf, hashedWord, type HashedWord } from '../base/ngrams.ts';
import type { SparseVector } from '../base/sparse-vector.ts';
import { trigramsOf, type Trigrams } from './trigrams.ts';
import { fold, unfold, type Folded } from './fold.ts';
import { languageOf, type Language } from './language.ts';
import { sentencesOf } from './sentences.ts';
import { createSpeller } from './speller.ts';
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import { properNames } from './proper-names.ts';
import { wordsOf, type Word, type Writing } from './words.ts';

/** A word of the text. `start`, `end`: in the folded text. `classes`: bits of `WORD`, a phrase's on its first word. */
export type Token = {
  word: string;
  start: number;
  end: number;
  classes: number;
  lexeme: Lexeme;
  /** Something hid the word: signs for letters, spaces, repeats. */
  repaired: boolean;
};
/** A sentence as a range of tokens, `to` not included. */
export type TokenRange = { from: number; to: number };

/** Everything that heads share about a text, computed once. */
export type Analysis = {
  original: string;
  folded: Folded;
  tokens: Token[];
  /** The words of the tokens. */
  words: string[];
  /** The words with no disguise undone. */
  plain: readonly Lexeme[];
  sentences: TokenRange[];
  language: Language;
  /** Words, pairs, character runs and kinds of words, hashed; identity terms and numbers become placeholders. */
  grams: SparseVector;
  /** The same of each sentence. */
  gramsBySentence: SparseVector[];
  /** Of the folded text, and of the words with a space between each two. */
  readonly trigrams: Trigrams;
  readonly wordTrigrams: Trigrams;
};

export type Analyse = (text: string) => Analysis;

const GROUP_PLACEHOLDER = hashedWord('<group>');
const NUMBER_PLACEHOLDER = hashedWord('<number>');

/** A reader of texts with this vocabulary. Build it once, because it indexes the vocabulary. */
export function createAnalyser(vocabulary: Vocabulary): Analyse {
  const speller = createSpeller(vocabulary);
  return (original) => {
    const folded = fold(original);
    const { words: found, plain } = wordsOf(folded.text, speller, writingOf(original, folded));
    const words = found.map(({ lexeme }) => lexeme.word);
    const tokens = found.map((word, at) => tokenOf(word, words, at));
    const sentences = rangesOf(tokens, folded.text);
    let trigrams: Trigrams | undefined;
    let wordTrigrams: Trigrams | undefined;
    return {
      original,
      folded,
      tokens,
      words,
      plain,
      sentences,
      language: languageOf({ original, words: found, knows: speller.knows }),
      ...readGrams(tokens, sentences),
      get trigrams() {
        return (trigrams ??= trigramsOf(folded.text));
      },
      get wordTrigrams() {
        return (wordTrigrams ??= trigramsOf(words.join(' ')));
      },
    };
  };
}

const CAPITALISED = /^\p{Lu}\P{Lu}*$/u;

function writingOf(original: string, { offsets }: Folded): Writing {
  const names = properNames(original);
  const placeOf = (at: number) => offsets[at] ?? original.length;
  return {
    isCapitalised: ({ start, end }) => CAPITALISED.test(original.slice(placeOf(start), placeOf(end))),
    isNamed:
      names.length === 0
        ? undefined
        : (piece) =>
            names.some(({ start, end }) => placeOf(piece.start) >= start && placeOf(piece.start) < end),
  };
}

function tokenOf(found: Word, words: readonly string[], at: number): Token {
  const { lexeme, start, end, repaired } = found;
  const phrase = lexeme.beginsPhrase ? phraseAt(words, at) : undefined;
  return {
    word: lexeme.word,
    start,
    end,
    classes: lexeme.classes | (phrase?.classes ?? 0),
    lexeme,
    repaired,
  };
}

/** The words and their kinds: "you are <12>" for any insult. */
function readGrams(
  tokens: readonly Token[],
  sentences: readonly TokenRange[],
): Pick<Analysis, 'grams' | 'gramsBySentence'> {
  return gramsOf(tokens.map(placeholder), tokens.map(kind), sentences);
}

const KINDS = Array.from({ length: 32 }, (_, bit) => hashedWord(`<${bit}>`));

function kind({ classes, lexeme }: Token): HashedWord {
  return classes === 0 ? lexeme.hashed : (KINDS[31 - Math.clz32(classes & -classes)] ?? lexeme.hashed);
}

/** Identity says nothing about civility, so a model must not learn from it. */
function placeholder(token: Token): HashedWord {
  const { classes, lexeme } = token;
  if (classes & GROUP && !(classes & (WORD.slur | WORD.softSlur))) return GROUP_PLACEHOLDER;
  return isNumber(token) ? NUMBER_PLACEHOLDER : lexeme.hashed;
}

function isNumber({ word }: Token): boolean {
  return word >= '0' && word < ':';
}

function rangesOf(tokens: readonly Token[], text: string): TokenRange[] {
  const ranges: TokenRange[] = [];
  let from = 0;
  for (const { end } of sentencesOf(text)) {
    let to = from;
    while (to < tokens.length && (tokens[to]?.start ?? 0) < end) to += 1;
    if (to > from) ranges.push({ from, to });
    from = to;
  }
  if (from < tokens.length) ranges.push({ from, to: tokens.length });
  return ranges;
}

/** The range of tokens in the original text; `to` not included. */
export function spanOf({ tokens, folded }: Analysis, from: number, to = from + 1): Span {
  return unfold(folded, tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
}

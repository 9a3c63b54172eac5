import type { Span } from '@rostrum/domain';
import { abusiveWords, allWords, classesOf, phraseAt } from '../lexicon/lexicon.ts';
import { GROUP, WORD } from '../lexicon/word-class.ts';
import { ngrams } from '../models/ngrams.ts';
import type { SparseVector } from '../models/sparse-vector.ts';
import { fold, unfold, type Folded } from './fold.ts';
import { languageOf, type Language } from './language.ts';
import { sentencesOf } from './sentences.ts';
import { createSpeller } from './speller.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** A word of the text. `start`, `end`: in the folded text. `classes`: bits of `WORD`, a phrase's on its first word. */
export type Token = {
  word: string;
  start: number;
  end: number;
  classes: number;
  /** Something hid the word: signs for letters, spaces, repeats. */
  repaired: boolean;
};
/** A sentence as a range of tokens, `to` not included. */
export type TokenRange = { from: number; to: number };

/** All that heads share about a text, computed once. */
export type Analysis = {
  original: string;
  folded: Folded;
  tokens: Token[];
  /** The words of the tokens. */
  words: string[];
  sentences: TokenRange[];
  language: Language;
  /** Words, pairs and runs of characters, hashed; identity terms and numbers stand as placeholders. */
  grams: SparseVector;
  /** The same of each sentence; computed when it is first asked for. */
  gramsBySentence: SparseVector[] | undefined;
};

export type Analyse = (text: string) => Analysis;

const GROUP_PLACEHOLDER = '<group>';
const NUMBER_PLACEHOLDER = '<number>';

/** A reader of texts that knows these words. Build it once: it indexes its vocabulary. */
export function createAnalyser(vocabulary: Vocabulary): Analyse {
  const speller = createSpeller(vocabulary, abusiveWords(), allWords());
  return (original) => {
    const folded = fold(original);
    const found = wordsOf(folded.text, speller);
    const words = found.map(({ text }) => text);
    const tokens = found.map(({ text, start, end, repaired }, at): Token => ({
      word: text,
      start,
      end,
      classes: classesOf(text) | (phraseAt(words, at)?.classes ?? 0),
      repaired,
    }));
    return {
      original,
      folded,
      tokens,
      words,
      sentences: rangesOf(tokens, folded.text),
      language: languageOf(original, words, speller.isKnown),
      grams: ngrams(tokens.map(placeholder)),
      gramsBySentence: undefined,
    };
  };
}

/** The hashed features of each sentence. */
export function sentenceGrams(analysis: Analysis): SparseVector[] {
  analysis.gramsBySentence ??= analysis.sentences.map(({ from, to }) =>
    ngrams(analysis.tokens.slice(from, to).map(placeholder)),
  );
  return analysis.gramsBySentence;
}

/** Identity says nothing about civility: a model must not learn anything from it. */
function placeholder({ word, classes }: Token): string {
  if (classes & GROUP && !(classes & (WORD.slur | WORD.softSlur))) return GROUP_PLACEHOLDER;
  return /^\d/.test(word) ? NUMBER_PLACEHOLDER : word;
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

/** Where tokens stand in the text as it was written; `to` not included. */
export function spanOf({ tokens, folded }: Analysis, from: number, to = from + 1): Span {
  return unfold(folded, tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
}

import type { Span } from '@rostrum/domain';
import { lexemeOf } from '../../lexicon/lexeme.ts';
import { isKnownWord } from './known-words.ts';

/** A word of an answer or of its exercise, with its place in the text. */
export type AnswerWord = Span & {
  /** In lower case, with no ending such as “’s” or “n’t”. */
  word: string;
  stem: string;
  /** Whether it means something by itself: no “the”, no “of”. */
  isContent: boolean;
  isKnown: boolean;
  /** Whether it is “not”, or ends in “n’t”. */
  isNegated: boolean;
  /** Whether it is written with a capital inside a sentence: somebody’s name, or that of a place. */
  isName: boolean;
  /** The sentences before it, and the half-sentences before it. */
  sentence: number;
  clause: number;
};

const WORD = /\p{L}+(?:['’]\p{L}+)*|\d+(?:[.,]\d+)*/gu;
const ENDING = /(?:n)?['’]\p{L}+$/u;
/** What divides a text into half-sentences, besides the words below. */
const BREAK = /[.,;:!?\n–—]/u;
const SENTENCE = /[.!?\n]/u;
const SENTENCE_END = /[.!?\n]\s*["”’')]*\s*$/u;
const DIVIDES = new Set([
  'cos',
  'because',
  'since',
  'but',
  'although',
  'though',
  'while',
  'whereas',
  'yet',
  'so',
  'as',
]);
/** Forms that end in “n’t” and lose a letter with it. */
const WHOLE: ReadonlyMap<string, string> = new Map([
  ['ca', 'can'],
  ['wo', 'will'],
  ['sha', 'shall'],
  ['cannot', 'can'],
]);
/** Forms of a verb that no rule leads back to it. */
const PRESENT: ReadonlyMap<string, string> = new Map(
  [
    'learn learnt learned, write wrote written, begin began begun, stand stood, fall fell fallen, build built, keep kept',
    'lose lost, leave left, know knew known, see saw seen, give gave given, take took taken, sell sold, send sent',
    'spend spent, sleep slept, feel felt, bring brought, get got gotten, come came, become became, find found, tell told',
    'hold held, rise rose risen, drive drove driven, eat ate eaten, speak spoke spoken, choose chose chosen, win won',
    'grow grew grown, lend lent, mean meant, meet met, read read, run ran, sit sat, shut shut, hit hit, cut cut, let let',
  ]
    .join(', ')
    .split(', ')
    .flatMap((line) => {
      const [verb = '', ...forms] = line.split(' ');
      return forms.map((form): [string, string] => [form, verb]);
    }),
);
const NEGATIONS = new Set([
  'not',
  'no',
  'never',
  'nobody',
  'none',
  'nothing',
  'neither',
  'nor',
  'cannot',
  'without',
  'hardly',
]);

/** The words of a text in their order. */
export function answerWords(text: string): AnswerWord[] {
  const words: AnswerWord[] = [];
  let [sentence, clause, end] = [0, 0, 0];
  for (const { 0: written, index: start } of text.matchAll(WORD)) {
    const between = text.slice(end, start);
    const lower = written.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
    if (words.length > 0 && (BREAK.test(between) || DIVIDES.has(lower))) clause += 1;
    if (words.length > 0 && SENTENCE.test(between)) sentence += 1;
    end = start + written.length;
    words.push({
      start,
      end,
      sentence,
      clause,
      ...wordOf(lower),
      isName: isNameAt(written, text.slice(0, start)),
    });
  }
  return words;
}

function wordOf(lower: string): Pick<AnswerWord, 'word' | 'stem' | 'isContent' | 'isKnown' | 'isNegated'> {
  const bare = lower.replace(ENDING, '');
  const isShortened = /n['’]t$/u.test(lower);
  const word = isShortened || lower === 'cannot' ? (WHOLE.get(bare) ?? bare) : bare;
  const { stem, isContent } = lexemeOf(PRESENT.get(word) ?? word);
  return {
    word,
    stem,
    isContent: isContent && !/^[a-z]$/.test(word),
    isKnown: isKnownWord(word),
    isNegated: isShortened || NEGATIONS.has(lower),
  };
}

function isNameAt(written: string, before: string): boolean {
  return /^\p{Lu}/u.test(written) && before.trim() !== '' && !SENTENCE_END.test(before);
}

/** The words in the same half-sentence. */
export function clauseOf(words: readonly AnswerWord[], { clause }: AnswerWord): AnswerWord[] {
  return words.filter((word) => word.clause === clause);
}

/** The part of a text from the first to the last of some words; undefined without any. */
export function spanOf(words: readonly Span[]): Span | undefined {
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? { start: first.start, end: last.end } : undefined;
}

/** Where words stand. */
export const spansOf = (words: readonly Span[]): Span[] => words.map(({ start, end }) => ({ start, end }));

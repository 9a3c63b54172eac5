import type { Lexeme } from '../lexicon/lexeme.ts';
import { rememberingOf } from '../base/remembering.ts';
import { distinctOf } from './number-set.ts';

/** The distinct words of a text as numbers. Several heads need them, so they are cached with the words. */
export const distinctWords = rememberingOf((words: readonly Lexeme[]) =>
  distinctOf(words.map(({ id }) => id)),
);

/** Runs of five characters of the longer words, as numbers, each once. */
export const distinctParts = rememberingOf((words: readonly Lexeme[]) =>
  distinctOf(words.flatMap(({ parts }) => parts)),
);

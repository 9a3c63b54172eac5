import { lexemeOf, type Lexeme } from '../lexicon/lexeme.ts';
import { remembering } from '../base/remembering.ts';
import { fold } from './fold.ts';

/** How many characters of a text are read; its subject shows long before. */
export const PLAIN_LENGTH = 20_000;

/** The words of a text in lower case, look-alike letters and accents resolved, with no other disguise undone. */
export function plainWords(text: string): readonly Lexeme[] {
  return wordsInFolded(fold(text.slice(0, PLAIN_LENGTH)).text);
}

/** The same for a folded text. Consecutive heads share one reading. */
export const wordsInFolded = remembering(30, (folded: string): readonly Lexeme[] =>
  (folded.slice(0, PLAIN_LENGTH).match(/[a-z]+(?:'[a-z]+)?|\d+/g) ?? []).map(lexemeOf),
);

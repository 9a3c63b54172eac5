import { fold } from '../text/fold.ts';

/** Characters of a text that are read; what a text is about shows long before. */
const LONGEST = 20_000;

/** The words of a text in lower case, look-alike letters and accents resolved, with no other disguise undone. */
export function plainWords(text: string): readonly string[] {
  return wordsInFolded(fold(text.slice(0, LONGEST)).text);
}

/** Several heads read the same text one after the other. */
let last: { folded: string; words: readonly string[] } = { folded: '', words: [] };

/** The same for a text that is folded already. */
export function wordsInFolded(folded: string): readonly string[] {
  if (last.folded !== folded)
    last = { folded, words: folded.slice(0, LONGEST).match(/[a-z]+(?:'[a-z]+)?|\d+/g) ?? [] };
  return last.words;
}

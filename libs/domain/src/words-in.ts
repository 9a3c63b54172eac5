const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`;
const WORD = new RegExp(`[${UNSPACED}]|[^\\s${UNSPACED}]+`, 'gu');

/** The words of a text with their places. Where a script puts no spaces between words, each character is one. */
export function wordsIn(text: string): RegExpExecArray[] {
  return [...text.matchAll(WORD)];
}

/** How many words with a letter or a digit a text has. */
export function wordCount(text: string): number {
  return wordsIn(text).filter(([word]) => /[\p{L}\p{N}]/u.test(word)).length;
}

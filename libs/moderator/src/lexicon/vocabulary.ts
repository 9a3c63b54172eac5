/**
 * Common words, as they are stored: one text a level, the commonest first, the words of a level in alphabetical order
 * with the letters shared with the word before as a number ("abandon", "7ed", "7ing").
 */
export type VocabularyWeights = { levels: string[] };

/** How common a word is: 1 is the commonest level; a missing word is unknown. */
export type Vocabulary = ReadonlyMap<string, number>;

export function decodeVocabulary({ levels }: VocabularyWeights): Vocabulary {
  const vocabulary = new Map<string, number>();
  levels.forEach((level, index) => {
    let before = '';
    for (const entry of level.split(' ')) {
      const digits = digitsOf(entry);
      const word =
        digits === 0 ? entry : before.slice(0, Number(entry.slice(0, digits))) + entry.slice(digits);
      if (word !== '') vocabulary.set(word, index + 1);
      before = word;
    }
  });
  return vocabulary;
}

/** How many digits precede an entry. */
function digitsOf(entry: string): number {
  let count = 0;
  while (entry.charCodeAt(count) >= 48 && entry.charCodeAt(count) <= 57) count += 1;
  return count;
}

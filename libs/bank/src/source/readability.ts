/** Endings that are silent, or no syllable of their own: "named", "makes", "those". */
const SILENT = /(?:[^laeiouy]es|ed|[^laeiouy]e)$/;
const VOWELS = /[aeiouy]+/g;

/**
 * The school year in which a text is read with ease, by the length of its sentences and words (Flesch and Kincaid, 1975).
 * Syllables are estimated by runs of vowels.
 */
export function schoolYear(text: string): number {
  const sentences = text.split(/(?<=[.!?])\s+/).length;
  const words = text.match(/[\p{L}'’-]+/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

function syllablesIn(word: string): number {
  return Math.max(1, word.toLowerCase().replace(SILENT, '').match(VOWELS)?.length ?? 0);
}

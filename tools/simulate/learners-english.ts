import { seededRandom } from '@rostrum/moderator/training';

const ARTICLES = /^(?:a|an|the)$/i;
const AUXILIARIES = /^(?:is|are|was|were|has|have|do|does)$/i;
const PREPOSITIONS = ['in', 'on', 'at', 'to', 'of', 'for', 'with', 'by'];
/** Words whose last "s" is no ending. */
const KEEPS_S =
  /(?:ss|us|is|'s)$|^(?:always|perhaps|besides|news|overseas|less|unless|yes|as|was|has|this|thus)$/i;

/**
 * A text with a learner's English: articles missing or added, other prepositions, no "is", no "-s", wrong vowels,
 * doubled letters, no capitals, no commas. The content is the same.
 */
export function asLearner(text: string, seed: number): string {
  const random = seededRandom(seed);
  const often = (share: number) => random() < share;
  const words = text.split(' ').flatMap((word) => {
    if (ARTICLES.test(word) && often(0.5)) return [];
    if (AUXILIARIES.test(word) && often(0.3)) return [];
    if (PREPOSITIONS.includes(word) && often(0.4)) {
      return [PREPOSITIONS[Math.floor(random() * PREPOSITIONS.length)] ?? word];
    }
    const wrong = misspelt(word, often);
    return often(0.05) ? ['the', wrong] : [wrong];
  });
  const joined = words.join(' ');
  return often(0.5) ? joined.replaceAll(',', '').toLowerCase() : joined;
}

const VOWELS = 'aeiou';

function misspelt(word: string, often: (share: number) => boolean): string {
  const letters = /^[A-Za-z]+/.exec(word)?.[0] ?? '';
  const rest = word.slice(letters.length);
  if (letters.length < 5) return word;
  if (letters.endsWith('s') && !KEEPS_S.test(letters) && often(0.4)) return `${letters.slice(0, -1)}${rest}`;
  const third = letters.charAt(2);
  if (letters.length >= 7 && VOWELS.includes(third) && often(0.3)) {
    const other = VOWELS.charAt((VOWELS.indexOf(third) + 1) % VOWELS.length);
    return `${letters.slice(0, 2)}${other}${letters.slice(3)}${rest}`;
  }
  const isConsonant = /[bdfglmnprt]/.test(third) && third !== letters.charAt(3);
  return letters.length >= 7 && isConsonant && often(0.3)
    ? `${letters.slice(0, 3)}${third}${letters.slice(3)}${rest}`
    : word;
}

import { LIMITS } from '../limits.ts';

/** Which lengths a debate has. */
export const PACES = ['spoken', 'written', 'correspondence'] as const;
type Pace = (typeof PACES)[number];

/**
 * The one rule between words and time. A spoken speech has fifteen characters a second: 180 words a minute, in the words
 * of five characters by which typing is measured. People who type write about 40 of them a minute:
 *
 * - Dhakal, Feit, Kristensson and Oulasvirta, "Observations on Typing from 136 Million Keystrokes" (CHI 2018): 168,000
 *   people copied sentences at a keyboard with 52 words a minute on average.
 * - Palin, Feit, Kim, Kristensson and Oulasvirta, "How do People Type on Mobile Devices?" (MobileHCI 2019): 37,000 people
 *   copied them on a phone with 36.
 * - Karat, Halverson, Horn and Karat, "Patterns of Entry and Correction in Large Vocabulary Continuous Speech Recognition
 *   Systems" (CHI 1999): people copied with 33 words a minute and composed with 19.
 *
 * Composing is slower than copying, but people write ahead while the other side has the floor. So a written speech has
 * the words of the spoken one, and the time in which people type them.
 */
const CHARACTERS_A_MINUTE: Readonly<Record<Pace, number>> = {
  spoken: LIMITS.charactersPerSecond * 60,
  written: LIMITS.typedWordsPerMinute * LIMITS.charactersPerWord,
  // A letter has an allowance of its own; this one is for a step that was longer than a letter.
  correspondence: LIMITS.charactersPerSecond * 60,
};

const ROUNDED_TO_SECONDS = 30;

/** Characters that one person says, or types, in so many seconds. */
export function charactersIn(pace: Pace, seconds: number): number {
  return Math.floor((seconds * CHARACTERS_A_MINUTE[pace]) / 60);
}

/** How long people type at what is said in so many seconds, to the half minute. */
export function typingSeconds(spokenSeconds: number, writers = 1): number {
  const minutes = charactersIn('spoken', spokenSeconds) / (writers * CHARACTERS_A_MINUTE.written);
  return Math.max(1, Math.round((minutes * 60) / ROUNDED_TO_SECONDS)) * ROUNDED_TO_SECONDS;
}

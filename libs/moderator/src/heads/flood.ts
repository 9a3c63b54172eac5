import { remembering } from '../base/remembering.ts';
import { distinctOf } from '../similarity/number-set.ts';
import type { Analysis } from '../text/analysis.ts';
import { bandOf, type Finding } from './finding.ts';

const THRESHOLD = 0.5;
/** The same text for the third time. */
const REPEATS = 2;
const FEWEST_WORDS = 12;
/** A long text repeats its small words by itself. */
const WORDS_READ = 80;
const LONGEST_RUN = 25;
const RUN = new RegExp(`(\\S)\\1{${LONGEST_RUN - 1}}`, 'u');
/** The label of the factor that counts an author's earlier messages. */
export const SAID_BEFORE = 'the same message before';
const EMOJI = /\p{Extended_Pictographic}/gu;
const MANY_EMOJI = 25;

/**
 * Repetition: the same message again and again, the same few words, walls of punctuation. `earlier`: the author's own
 * messages.
 */
export function detectFlood(analysis: Analysis, earlier: readonly string[] = []): Finding<'flood'> {
  const repeats = earlier.length === 0 ? 0 : repeatsOf(analysis.original, earlier);
  const repeatedShare = repeated(analysis);
  const parts = [
    { label: SAID_BEFORE, value: String(repeats), score: repeats / (2 * REPEATS) },
    {
      label: 'share of words that repeat',
      value: repeatedShare.toFixed(2),
      score: repeatedShare > 0.75 ? repeatedShare : 0,
    },
    { label: 'one sign again and again', value: 'yes', score: isRun(analysis.original) ? 0.7 : 0 },
    { label: 'a wall of emoji', value: 'yes', score: emojiWall(analysis) },
  ];
  const strongest = parts.toSorted((one, other) => other.score - one.score);
  const score = Math.min(1, strongest[0]?.score ?? 0);
  return {
    kind: 'flood',
    score,
    flag: score >= THRESHOLD,
    band: bandOf(score),
    spans: score >= THRESHOLD ? [{ start: 0, end: analysis.original.length }] : [],
    reason: score >= THRESHOLD ? 'repeats' : 'repeatsNothing',
    features: strongest.flatMap(({ label, value, score: part }) => (part > 0 ? [{ label, value }] : [])),
  };
}

function repeatsOf(text: string, earlier: readonly string[]): number {
  const squeezed = squeezeKnown(text);
  return earlier.filter((other) => squeezeKnown(other) === squeezed).length;
}

/** The last messages of a person are looked at again with each of theirs. */
const squeezeKnown = remembering(500, squeeze);

function squeeze(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The share of words that are there already; 0 for a short text. */
function repeated({ tokens }: Analysis): number {
  const read = tokens.slice(0, WORDS_READ).map(({ lexeme }) => lexeme.id);
  return read.length < FEWEST_WORDS ? 0 : 1 - distinctOf(read).length / read.length;
}

/** Between two places that are looked at; a run has two of them. An even number, since some signs have two units. */
const STEP = 12;

/** Looks first at few places: where a sign repeats all the way, units that are an even number apart are the same. */
function isRun(text: string): boolean {
  for (let at = 0; at + STEP < text.length; at += STEP) {
    const code = text.charCodeAt(at);
    if (code !== text.charCodeAt(at + STEP) || code !== text.charCodeAt(at + 2)) continue;
    if (code === text.charCodeAt(at + 4) && code === text.charCodeAt(at + 6)) return RUN.test(text);
  }
  return false;
}

function emojiWall({ original, folded }: Analysis): number {
  if (folded.isAscii) return 0;
  const count = original.match(EMOJI)?.length ?? 0;
  return count >= MANY_EMOJI && count * 4 > original.length ? 0.8 : 0;
}

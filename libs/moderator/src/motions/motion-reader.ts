import { areUnitVectors, type Encoder } from '../reader/encoder.ts';
import { inTime } from '../reader/in-time.ts';
import type { ReaderHeads } from '../reader/reader-heads.ts';
import type { Analyse } from '../text/analysis.ts';
import { motionFeatures, viewsOfMotion } from './motion-features.ts';
import { sortOfMotion, type MotionSort } from './motion-sort.ts';
import { isInOtherLanguage } from './no-motion.ts';

/**
 * A linear model over the features of a motion, the score from which a motion reads as an attack, and for each sort of motion the
 * one below which it is clear. `learnedFrom`: a hash of what it was trained on.
 */
export type MotionWeights = {
  encoder: string;
  learnedFrom: string;
  attackFrom: number;
  clearBelow: Readonly<Record<MotionSort, number>>;
  bias: number;
  weights: readonly number[];
};

/** `unsure`: it is about people, and nothing here could clear it. A person of the house has to look. */
export type MotionReading = 'clear' | 'unsure' | 'attack';

/** Reads by meaning whether a motion attacks people. Where it has no meaning, no motion about people is clear. */
export type MotionReader = { read: (motion: string) => Promise<MotionReading> };

type Parts = { analyse: Analyse; heads: Pick<ReaderHeads, 'words' | 'meanings'> };
export type MotionReaderOptions = {
  longestMs?: number;
  onFault?: ((error: unknown) => void) | undefined;
  readForeign?: ReadForeign | undefined;
};
/** Reads a motion in a language that it knows besides English; undefined for any other. */
export type ReadForeign = (motion: string) => Promise<MotionReading | undefined>;

/** A motion waits this long for its reader, in milliseconds; the encoder loads in one second. */
const LONGEST_MS = 3_000;

/** @throws RangeError if the figures were trained on another encoder */
export function createMotionReader(
  encoder: Encoder,
  weights: MotionWeights,
  { analyse, heads }: Parts,
  { longestMs = LONGEST_MS, onFault, readForeign }: MotionReaderOptions = {},
): MotionReader {
  if (weights.encoder !== encoder.id) {
    throw new RangeError(
      `The reader of motions was trained on ${weights.encoder}, not on ${encoder.id}. Run "npm run train reader", then "npm run train motions" with that encoder.`,
    );
  }
  return {
    async read(motion) {
      const views = viewsOfMotion(motion, analyse);
      const texts = views.map(({ original }) => original);
      if (texts.includes('')) return 'clear';
      try {
        const foreign = await readForeign?.(motion);
        if (foreign) return foreign;
        if (isInOtherLanguage(motion)) return 'unsure';
        const vectors = await inTime(encoder.encode(texts), longestMs);
        if (!areUnitVectors(vectors, texts.length, encoder)) throw new Error('The vectors make no sense.');
        const score = scoreMotionFeatures(weights, motionFeatures(views, vectors, heads));
        if (score >= weights.attackFrom) return 'attack';
        return score < weights.clearBelow[sortOfMotion(analyse(motion))] ? 'clear' : 'unsure';
      } catch (error) {
        onFault?.(error);
        return readByWords(motion, analyse);
      }
    },
  };
}

/** A reader without an encoder. */
export function createMotionReaderOfWords(analyse: Analyse, readForeign?: ReadForeign): MotionReader {
  return { read: async (motion) => (await readForeign?.(motion)) ?? readByWords(motion, analyse) };
}

/** Sorts that are clear without a score. */
const HARMLESS: ReadonlySet<MotionSort> = new Set(['nobody fair', 'nobody plain', 'nobody turned']);

function readByWords(motion: string, analyse: Analyse): MotionReading {
  if (motion.trim() === '') return 'clear';
  const isHarmless = HARMLESS.has(sortOfMotion(analyse(motion)));
  return isHarmless && !isInOtherLanguage(motion) ? 'clear' : 'unsure';
}

/** The log-odds of an attack. */
export function scoreMotionFeatures(
  { bias, weights }: Pick<MotionWeights, 'bias' | 'weights'>,
  parts: readonly ArrayLike<number>[],
): number {
  let sum = bias;
  let at = 0;
  for (const part of parts) {
    for (let place = 0; place < part.length; place += 1) sum += (weights[at++] ?? 0) * (part[place] ?? 0);
  }
  return sum;
}

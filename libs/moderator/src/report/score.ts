import { type Dimension, type DimensionScore, type SpeakerScale } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-report';
import { DIMENSION_REASONS } from './dimension-words.ts';
import { mapDimensions, type Count, type Tally } from './tally.ts';

/** The share of chances that earns the top mark: nobody needs a source in every passage. */
const TARGETS: Readonly<Record<Dimension, number>> = {
  argument: 0.7,
  clarity: 0.7,
  engagement: 0.7,
  weighing: 0.35,
  evidence: 0.5,
  role: 1,
  civility: 1,
};
/** With fewer chances there is no score. */
const FEWEST: Readonly<Record<Dimension, number>> = {
  argument: 3,
  clarity: 3,
  engagement: 2,
  weighing: 3,
  evidence: 3,
  role: 2,
  civility: 3,
};
/** For a normal distribution: 80 % lie within this many standard deviations. */
const Z = 1.2816;
const LOW = 2.5;
const HIGH = 4;

/** Wilson's interval of a share, 80 %. */
export function intervalOf({ hits, chances }: Pick<Count, 'hits' | 'chances'>): [low: number, high: number] {
  if (chances === 0) return [0, 1];
  const share = hits / chances;
  const square = (Z * Z) / chances;
  const middle = (share + square / 2) / (1 + square);
  const half = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / chances + square / (4 * chances));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The seven dimensions of a tally, each with its reason, its quote and its advice. */
export function scoreTally(tally: Tally): DimensionScore[] {
  return Object.values(mapDimensions((dimension) => scoreOf(dimension, tally[dimension])));
}

function scoreOf(dimension: Dimension, count: Count): DimensionScore {
  const { hits, chances } = count;
  const { reason, next } = DIMENSION_REASONS[dimension];
  const [low, middle, high] = next;
  if (chances < FEWEST[dimension]) {
    return {
      dimension,
      score: null,
      low: null,
      high: null,
      hits,
      chances,
      reason: m.tooLittle(),
      quote: null,
      next: low(),
    };
  }
  const onScale = (share: number) => rounded(1 + 4 * Math.min(1, share / TARGETS[dimension]));
  const [least, most] = intervalOf(count);
  const score = onScale(hits / chances);
  const { quote, lead } = exampleOf(count, score < LOW);
  return {
    dimension,
    score,
    low: Math.min(score, onScale(least)),
    high: Math.max(score, onScale(most)),
    hits,
    chances,
    reason: [reason({ hits, chances }), ...lead].join(' '),
    quote,
    next: (score < LOW ? low : score < HIGH ? middle : high)(),
  };
}

/** A passage that shows the reason, and the words that say how: a low score shows where it was missing. */
function exampleOf({ best, missed }: Count, isLow: boolean): { quote: Count['best']; lead: string[] } {
  const quote = isLow ? (missed ?? best) : (best ?? missed);
  if (!quote) return { quote, lead: [] };
  return { quote, lead: [quote === best ? m.forExample() : m.notThisOne()] };
}

const SCALES: Readonly<Record<SpeakerScale, readonly [least: number, most: number, step: number]>> = {
  wudc: [50, 100, 1],
  wsdc: [60, 80, 0.5],
  us: [25, 30, 0.1],
};
/** 1 … 5 on a scale of speaker points, in the steps that judges use. */
export function onSpeakerScale(scale: SpeakerScale, score: number): number {
  const [least, most, step] = SCALES[scale];
  const exact = least + ((score - 1) / 4) * (most - least);
  return Number((Math.round(exact / step) * step).toFixed(1));
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

import {
  hashFeature,
  motionVector,
  plainWords,
  type Lexeme,
  readDirection,
  readMotion,
  scoreLinear,
  stanceVector,
  type MotionReading,
} from '@rostrum/moderator/training';
import { STANCE_FILES, stanceRows, type StanceRow } from '../debate/stance-rows.ts';
import type { TrainedHead } from '../head.ts';
import { trainLogistic, type TrainedModel } from '../logistic.ts';
import { prune } from '../prune.ts';
import { quantise } from '../quantise.ts';

export type StanceModel = { text: TrainedModel; direction: TrainedModel };

const BUCKETS = 2 ** 16;
const DIRECTION_BUCKETS = 2 ** 12;
const COST = 3;
const DIRECTION_COST = 0.3;
const PASSES = 5;
const KEEP = 18_000;
const KEEP_DIRECTION = 2_500;
/** The file with few motions of many texts counts more a text, since its texts are longer and its motions typical. */
const FILE_WEIGHT = { debate_kpa_arguments: 2, debate_perspectrum: 1 };
/** The maximum influence of one motion on the direction model, in log-odds. */
const MOST_GAIN = 3;
/** The weight of a motion's own texts for its direction, next to the model from other motions, in log-odds. */
const GAIN_SHARE = 0.3;
/** No direction is surer than this. */
const SUREST = 0.98;

type Directions = ReadonlyMap<string, MotionReading>;
type MotionWords = ReadonlyMap<string, readonly Lexeme[]>;

/**
 * Two mutually dependent models: the meaning of words given a motion's direction, and a motion's direction given its
 * supporters' words. They are estimated alternately, as in expectation maximisation: a rule for directions, words by
 * that rule, directions by those words, words again by these, directions by them, and finally the words. A second
 * round gained nothing.
 */
export function trainStance(rows: readonly StanceRow[]): StanceModel {
  const words: MotionWords = new Map(rows.map(({ motion }) => [motion, plainWords(motion)]));
  const byRule: Directions = new Map([...words].map(([motion, list]) => [motion, readMotion(list)]));
  const ruleGains = gainsOf(rows, byRule);
  const first = trainDirection(ruleGains, words);
  const seen = new Map(
    [...words].map(([motion, list]) => [motion, turned(readDirection(list, first), ruleGains.get(motion))]),
  );
  const direction = trainDirection(gainsOf(rows, seen), words);
  const learned = new Map([...words].map(([motion, list]) => [motion, readDirection(list, direction)]));
  return { text: prune(trainText(rows, learned), KEEP), direction };
}

/** A motion with the direction that its own texts suggest, next to the model from other motions. */
function turned(reading: MotionReading, gain = 0): MotionReading {
  const learned = Math.max(-SUREST, Math.min(SUREST, reading.direction));
  return { ...reading, direction: Math.tanh(Math.atanh(learned) + GAIN_SHARE * gain) };
}

/** −∞ … ∞, positive for the motion. */
export function scoreStance(
  { text, direction }: StanceModel,
  row: Pick<StanceRow, 'words' | 'motion'>,
): number {
  return scoreLinear(text, stanceVector(row.words, readDirection(plainWords(row.motion), direction)));
}

function trainText(rows: readonly StanceRow[], directions: Directions): TrainedModel {
  const examples = rows.flatMap(({ words, motion, y, file }) => {
    const reading = directions.get(motion);
    return reading ? [{ x: stanceVector(words, reading), y, weight: FILE_WEIGHT[file] }] : [];
  });
  return trainLogistic(examples, { buckets: BUCKETS, cost: COST, passes: PASSES });
}

/** The log-likelihood ratio of each motion's texts, pointing up against down, by words of other motions. */
function gainsOf(rows: readonly StanceRow[], directions: Directions): Map<string, number> {
  const halfOf = (motion: string) => hashFeature(motion) & 1;
  const gains = new Map<string, number>();
  for (const half of [0, 1]) {
    const model = trainText(
      rows.filter(({ motion }) => halfOf(motion) !== half),
      directions,
    );
    for (const row of rows) {
      const reading = directions.get(row.motion);
      if (halfOf(row.motion) !== half || !reading) continue;
      gains.set(row.motion, (gains.get(row.motion) ?? 0) + gainOf(model, row, reading));
    }
  }
  return gains;
}

function trainDirection(gains: ReadonlyMap<string, number>, words: MotionWords): TrainedModel {
  const examples = [...gains].map(([motion, gain]) => {
    const list = words.get(motion) ?? [];
    const y = gain > 0 ? (1 as const) : (0 as const);
    return { x: motionVector(list, readMotion(list)), y, weight: Math.min(MOST_GAIN, Math.abs(gain)) };
  });
  const model = trainLogistic(examples, { buckets: DIRECTION_BUCKETS, cost: DIRECTION_COST, passes: 15 });
  return prune(model, KEEP_DIRECTION);
}

/** The log-likelihood ratio of a text, its motion pointing up against down. */
function gainOf(model: TrainedModel, { words, y }: StanceRow, reading: MotionReading): number {
  const sign = y === 1 ? 1 : -1;
  const margin = (direction: number) =>
    sign * scoreLinear(model, stanceVector(words, { ...reading, direction }));
  return Math.log1p(Math.exp(-margin(-1))) - Math.log1p(Math.exp(-margin(1)));
}

export const HEAD: TrainedHead = {
  name: 'stance',
  data: STANCE_FILES,
  train: () => {
    const { text, direction } = trainStance(stanceRows());
    return [
      { name: 'stance', weights: quantise(text) },
      { name: 'stance-direction', weights: quantise(direction) },
    ];
  },
};

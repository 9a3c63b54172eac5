import type { TreeWeights } from '@rostrum/moderator/training';
import { binFeatures, type Binned } from './bins.ts';
import { seededRandom } from '@rostrum/moderator/training';

/** `x` has the same features in every row; `y` is 1 or 0. */
export type DenseRow = { x: ArrayLike<number>; y: 0 | 1; weight?: number };
export type BoostingOptions = {
  trees?: number;
  depth?: number;
  rate?: number;
  /** The penalty on large leaf values. */
  lambda?: number;
  /** The minimum weight (hessian) of each side of a question. */
  leastWeight?: number;
  /** The share of rows and of features that each tree sees. */
  rowShare?: number;
  featureShare?: number;
  seed?: number;
};

const VALUE_UNIT = 1e-4;
const DEFAULTS = {
  trees: 150,
  depth: 3,
  rate: 0.06,
  lambda: 2,
  leastWeight: 4,
  rowShare: 0.8,
  featureShare: 0.7,
  seed: 1,
} satisfies Required<BoostingOptions>;

/** Gradient boosting of the logistic loss with complete trees of small depth, on binned features. */
export function trainTrees(rows: readonly DenseRow[], options: BoostingOptions = {}): TreeWeights {
  const settings = { ...DEFAULTS, ...options };
  const binned = binFeatures(rows.map(({ x }) => x));
  const random = seededRandom(settings.seed);
  const bias = logOddsOf(rows);
  const margins = new Float64Array(rows.length).fill(bias);
  const stored: TreeWeights = {
    depth: settings.depth,
    bias: Number(bias.toPrecision(6)),
    features: [],
    thresholds: [],
    values: [],
    valueUnit: VALUE_UNIT,
  };
  const slopes = new Float64Array(rows.length);
  const curves = new Float64Array(rows.length);
  for (let tree = 0; tree < settings.trees; tree += 1) {
    derive(rows, margins, slopes, curves);
    const grown = grow(binned, slopes, curves, settings, random);
    for (let row = 0; row < rows.length; row += 1) {
      margins[row] = (margins[row] ?? 0) + (grown.values[grown.leaves[row] ?? 0] ?? 0) * VALUE_UNIT;
    }
    stored.features.push(...grown.features);
    stored.thresholds.push(...grown.thresholds);
    stored.values.push(...grown.values);
  }
  return stored;
}

function logOddsOf(rows: readonly DenseRow[]): number {
  let [positive, all] = [0, 0];
  for (const { y, weight = 1 } of rows) {
    positive += y * weight;
    all += weight;
  }
  return Math.log((positive + 1) / (all - positive + 1));
}

function derive(
  rows: readonly DenseRow[],
  margins: Float64Array,
  slopes: Float64Array,
  curves: Float64Array,
) {
  rows.forEach(({ y, weight = 1 }, row) => {
    const chance = 1 / (1 + Math.exp(-(margins[row] ?? 0)));
    slopes[row] = weight * (y - chance);
    curves[row] = weight * Math.max(chance * (1 - chance), 1e-6);
  });
}

type Settings = Required<BoostingOptions>;
type Grown = { features: number[]; thresholds: number[]; values: number[]; leaves: Int32Array };

function grow(
  binned: Binned,
  slopes: Float64Array,
  curves: Float64Array,
  settings: Settings,
  random: () => number,
): Grown {
  const questions = 2 ** settings.depth - 1;
  const features = Array.from({ length: questions }, () => -1);
  const thresholds = Array.from({ length: questions }, () => 0);
  const values = Array.from({ length: questions * 2 + 1 }, () => 0);
  const leaves = new Int32Array(binned.count);
  const sampled = Uint8Array.from({ length: binned.count }, () => (random() < settings.rowShare ? 1 : 0));
  const allowed = Array.from({ length: binned.features }, () => random() < settings.featureShare);
  const worth = (slope: number, curve: number) =>
    Math.round((settings.rate * slope) / (curve + settings.lambda) / VALUE_UNIT);
  for (let level = 0; level < settings.depth; level += 1) {
    const first = 2 ** level - 1;
    const sums = sumByBin(binned, slopes, curves, leaves, sampled, allowed, first);
    for (let node = first; node < first * 2 + 1; node += 1) {
      const best = bestQuestion(sums, binned, node - first, settings);
      if (level === 0) values[0] = worth(best.slope, best.curve);
      if (best.feature < 0) continue;
      features[node] = best.feature;
      thresholds[node] = binned.edges[best.feature]?.[best.bin] ?? 0;
      values[node * 2 + 1] = worth(best.leftSlope, best.leftCurve);
      values[node * 2 + 2] = worth(best.slope - best.leftSlope, best.curve - best.leftCurve);
      descend(binned, leaves, node, best.feature, best.bin);
    }
  }
  return { features, thresholds, values, leaves };
}

function descend({ codes, count }: Binned, leaves: Int32Array, node: number, feature: number, bin: number) {
  const column = codes[feature] ?? new Uint8Array();
  for (let row = 0; row < count; row += 1) {
    if (leaves[row] === node) leaves[row] = node * 2 + ((column[row] ?? 0) <= bin ? 1 : 2);
  }
}

const BINS = 64;
type Sums = { nodes: number; slopes: (Float64Array | undefined)[]; curves: (Float64Array | undefined)[] };

function sumByBin(
  { features, codes, count }: Binned,
  slopes: Float64Array,
  curves: Float64Array,
  leaves: Int32Array,
  sampled: Uint8Array,
  allowed: readonly boolean[],
  first: number,
): Sums {
  const nodes = first + 1;
  const sums: Sums = { nodes, slopes: [], curves: [] };
  for (let feature = 0; feature < features; feature += 1) {
    const column = codes[feature];
    if (!allowed[feature] || !column) {
      sums.slopes.push(undefined);
      sums.curves.push(undefined);
      continue;
    }
    const slopeSums = new Float64Array(nodes * BINS);
    const curveSums = new Float64Array(nodes * BINS);
    for (let row = 0; row < count; row += 1) {
      const node = (leaves[row] ?? 0) - first;
      if (node < 0 || sampled[row] === 0) continue;
      const at = node * BINS + (column[row] ?? 0);
      slopeSums[at] = (slopeSums[at] ?? 0) + (slopes[row] ?? 0);
      curveSums[at] = (curveSums[at] ?? 0) + (curves[row] ?? 0);
    }
    sums.slopes.push(slopeSums);
    sums.curves.push(curveSums);
  }
  return sums;
}

function bestQuestion(sums: Sums, { edges }: Binned, node: number, { lambda, leastWeight }: Settings) {
  const best = { feature: -1, bin: 0, gain: 1e-3, slope: 0, curve: 0, leftSlope: 0, leftCurve: 0 };
  const worth = (slope: number, curve: number) => (slope * slope) / (curve + lambda);
  sums.slopes.forEach((slopeSums, feature) => {
    const curveSums = sums.curves[feature];
    if (!slopeSums || !curveSums) return;
    const start = node * BINS;
    const slope = total(slopeSums, start);
    const curve = total(curveSums, start);
    if (best.feature < 0) Object.assign(best, { slope, curve });
    let [leftSlope, leftCurve] = [0, 0];
    for (let bin = 0; bin < (edges[feature]?.length ?? 0); bin += 1) {
      leftSlope += slopeSums[start + bin] ?? 0;
      leftCurve += curveSums[start + bin] ?? 0;
      if (leftCurve < leastWeight || curve - leftCurve < leastWeight) continue;
      const gain =
        worth(leftSlope, leftCurve) + worth(slope - leftSlope, curve - leftCurve) - worth(slope, curve);
      if (gain > best.gain) Object.assign(best, { feature, bin, gain, slope, curve, leftSlope, leftCurve });
    }
  });
  return best;
}

function total(sums: Float64Array, start: number): number {
  let sum = 0;
  for (let bin = 0; bin < BINS; bin += 1) sum += sums[start + bin] ?? 0;
  return sum;
}

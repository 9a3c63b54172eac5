import { strongestPlaces } from './strongest.ts';

/** A logistic model over few features that have a name: each is compared with its mean in units of its spread. */
export type DenseWeights = { means: number[]; spreads: number[]; weights: number[]; bias: number };

/** The log-odds of one row of features. */
export function scoreDense({ means, spreads, weights, bias }: DenseWeights, row: ArrayLike<number>): number {
  let sum = bias;
  for (let at = 0; at < weights.length; at += 1) {
    sum += ((weights[at] ?? 0) * ((row[at] ?? 0) - (means[at] ?? 0))) / (spreads[at] ?? 1);
  }
  return sum;
}

/**
 * The contribution of each feature to the log-odds, in the order of the features; with the bias they add up exactly.
 */
function sharesOf({ means, spreads, weights }: DenseWeights, row: ArrayLike<number>): Float64Array {
  const shares = new Float64Array(weights.length);
  for (let at = 0; at < weights.length; at += 1) {
    shares[at] = ((weights[at] ?? 0) * ((row[at] ?? 0) - (means[at] ?? 0))) / (spreads[at] ?? 1);
  }
  return shares;
}

/** The features that moved the score most, strongest first. */
export function strongestShares(
  model: DenseWeights,
  row: ArrayLike<number>,
  names: readonly string[],
  count = 3,
): { label: string; share: number }[] {
  const shares = sharesOf(model, row);
  return strongestPlaces(shares, count).map((at) => ({ label: names[at] ?? '', share: shares[at] ?? 0 }));
}

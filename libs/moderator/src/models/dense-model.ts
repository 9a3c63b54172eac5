import { strongestPlaces } from './strongest.ts';

/** A logistic model over few features that have a name: each is compared with its mean in units of its spread. */
export type DenseWeights = { means: number[]; spreads: number[]; weights: number[]; bias: number };

/** The log-odds of one row of features. */
export function scoreDense(model: DenseWeights, row: ArrayLike<number>): number {
  return sharesOf(model, row).reduce((sum, share) => sum + share, model.bias);
}

/** What each feature added to the log-odds, in the order of the features; with the bias they add up exactly. */
export function sharesOf({ means, spreads, weights }: DenseWeights, row: ArrayLike<number>): number[] {
  return weights.map((weight, at) => (weight * ((row[at] ?? 0) - (means[at] ?? 0))) / (spreads[at] ?? 1));
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

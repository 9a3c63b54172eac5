/**
 * Boosted trees as they are stored. Each tree is complete: `depth` questions from the root to a leaf, in the order of a
 * heap. A question is a feature and a threshold ("at most this goes left"); every node has a value, so that each step of
 * a path has its share in the score. `features[i]` of −1 ends the path at that node.
 */
export type TreeWeights = {
  depth: number;
  bias: number;
  /** (2^depth − 1) for each tree */
  features: number[];
  thresholds: number[];
  /** (2^(depth+1) − 1) for each tree, in `valueUnit`s: log-odds */
  values: number[];
  valueUnit: number;
};

/** The log-odds of one row of dense features. */
export function scoreTrees(weights: TreeWeights, row: ArrayLike<number>): number {
  let sum = 0;
  for (let tree = 0; tree < treeCount(weights); tree += 1)
    sum += weights.values[leafOf(weights, tree, row)] ?? 0;
  return weights.bias + sum * weights.valueUnit;
}

/**
 * How much each feature moved the score of a row, in log-odds: the sum of the steps that its questions made. Bias and
 * moves add up to the score exactly.
 */
export function explainTrees(weights: TreeWeights, row: ArrayLike<number>): Map<number, number> {
  const moves = new Map<number, number>();
  const nodes = nodesPerTree(weights);
  for (let tree = 0; tree < treeCount(weights); tree += 1) {
    walk(weights, tree, row, (feature, from, to) => {
      const value = (node: number) => weights.values[tree * nodes + node] ?? 0;
      moves.set(feature, (moves.get(feature) ?? 0) + (value(to) - value(from)) * weights.valueUnit);
    });
  }
  return moves;
}

/** The value of all roots together: what the trees say before any question. */
export function baseOfTrees(weights: TreeWeights): number {
  const nodes = nodesPerTree(weights);
  let sum = 0;
  for (let tree = 0; tree < treeCount(weights); tree += 1) sum += weights.values[tree * nodes] ?? 0;
  return weights.bias + sum * weights.valueUnit;
}

function treeCount({ depth, features }: TreeWeights): number {
  return features.length / (2 ** depth - 1);
}

function nodesPerTree({ depth }: TreeWeights): number {
  return 2 ** (depth + 1) - 1;
}

function leafOf(weights: TreeWeights, tree: number, row: ArrayLike<number>): number {
  return tree * nodesPerTree(weights) + walk(weights, tree, row);
}

function walk(
  { depth, features, thresholds }: TreeWeights,
  tree: number,
  row: ArrayLike<number>,
  onStep?: (feature: number, from: number, to: number) => void,
): number {
  const questions = 2 ** depth - 1;
  let node = 0;
  while (node < questions) {
    const at = tree * questions + node;
    const feature = features[at] ?? -1;
    if (feature < 0) break;
    const next = node * 2 + ((row[feature] ?? 0) <= (thresholds[at] ?? 0) ? 1 : 2);
    onStep?.(feature, node, next);
    node = next;
  }
  return node;
}

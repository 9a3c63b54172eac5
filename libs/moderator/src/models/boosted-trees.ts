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
  const { depth, features, values } = weights;
  const [questions, nodes] = [2 ** depth - 1, nodesPerTree(depth)];
  let sum = 0;
  for (let tree = 0; tree * questions < features.length; tree += 1) {
    const first = tree * questions;
    let node = 0;
    for (let next = 0; next >= 0; next = nextNode(weights, questions, first, node, row)) node = next;
    sum += values[tree * nodes + node] ?? 0;
  }
  return weights.bias + sum * weights.valueUnit;
}

/**
 * How much each feature moved the score of a row, in log-odds: the sum of the steps that its questions made. Bias and
 * moves add up to the score exactly.
 */
export function explainTrees(weights: TreeWeights, row: ArrayLike<number>): Map<number, number> {
  const { depth, features, values, valueUnit } = weights;
  const [questions, nodes] = [2 ** depth - 1, nodesPerTree(depth)];
  const moves = new Map<number, number>();
  for (let tree = 0; tree * questions < features.length; tree += 1) {
    const [first, root] = [tree * questions, tree * nodes];
    let node = 0;
    for (let next = nextNode(weights, questions, first, 0, row); next >= 0;) {
      const feature = features[first + node] ?? 0;
      const move = ((values[root + next] ?? 0) - (values[root + node] ?? 0)) * valueUnit;
      moves.set(feature, (moves.get(feature) ?? 0) + move);
      node = next;
      next = nextNode(weights, questions, first, node, row);
    }
  }
  return moves;
}

/** The sum of all roots: the trees' value before any question. */
export function baseOfTrees({ depth, bias, values, valueUnit }: TreeWeights): number {
  let sum = 0;
  for (let root = 0; root < values.length; root += nodesPerTree(depth)) sum += values[root] ?? 0;
  return bias + sum * valueUnit;
}

function nodesPerTree(depth: number): number {
  return 2 ** (depth + 1) - 1;
}

/** The next node after a question; −1 at the end of the path. `first`: where the questions of the tree begin. */
function nextNode(
  { features, thresholds }: TreeWeights,
  questions: number,
  first: number,
  node: number,
  row: ArrayLike<number>,
): number {
  const feature = node < questions ? (features[first + node] ?? -1) : -1;
  if (feature < 0) return -1;
  return node * 2 + 2 - Number((row[feature] ?? 0) <= (thresholds[first + node] ?? 0));
}

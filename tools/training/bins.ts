/** Dense features cut into at most `limit` bins: bin `b` of a feature holds values up to `edges[b]`. */
export type Binned = { count: number; features: number; codes: Uint8Array[]; edges: Float64Array[] };

const LIMIT = 48;

/** Cuts every feature at its quantiles, so that bins hold about equally many rows. */
export function binFeatures(rows: readonly ArrayLike<number>[]): Binned {
  const features = rows[0]?.length ?? 0;
  const columns = Array.from({ length: features }, (_, feature) =>
    Float64Array.from(rows, (row) => row[feature] ?? 0),
  );
  const edges = columns.map(edgesOf);
  const codes = columns.map((column, feature) => encode(column, edges[feature] ?? new Float64Array()));
  return { count: rows.length, features, codes, edges };
}

/** Edges are rounded to their stored form, so that training and use cut at the same place. */
function edgesOf(column: Float64Array): Float64Array {
  const sorted = column.toSorted();
  const edges: number[] = [];
  for (let bin = 1; bin < LIMIT; bin += 1) {
    const place = Math.floor((bin * sorted.length) / LIMIT);
    const [below, here] = [sorted[place - 1] ?? 0, sorted[place] ?? 0];
    if (here > below) addEdge(edges, (below + here) / 2);
  }
  addRareEdges(sorted, edges);
  return Float64Array.from(new Set(edges)).sort();
}

/** A nearly constant feature still needs an edge beside its value. */
function addRareEdges(sorted: Float64Array, edges: number[]): void {
  const [first, last] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const above = sorted.find((value) => value > first);
  const below = sorted.findLast((value) => value < last);
  if (above !== undefined) addEdge(edges, (first + above) / 2);
  if (below !== undefined) addEdge(edges, (last + below) / 2);
}

function addEdge(edges: number[], edge: number): void {
  edges.push(Number(edge.toPrecision(5)));
}

function encode(column: Float64Array, edges: Float64Array): Uint8Array {
  return Uint8Array.from(column, (value) => {
    let [low, high] = [0, edges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (value <= (edges[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return low;
  });
}

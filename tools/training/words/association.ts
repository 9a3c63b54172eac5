import type { Passage } from './corpus.ts';

/** Places of pairs (`rows[i]`, `columns[i]`, the first the smaller) and how strongly the two belong together. */
export type Associations = { size: number; rows: Int32Array; columns: Int32Array; strengths: Float64Array };

const WINDOW = 24;
const NEAR = 5;
/** Contexts are made a little more alike, so that rare words do not look related by chance. */
const SMOOTHING = 0.75;

/** Positive pointwise mutual information of stems that are close together, or in a text about each other. */
export function associate(passages: readonly Passage[], places: ReadonlyMap<string, number>): Associations {
  const size = places.size;
  const counts = new Float32Array(size * size);
  for (const passage of passages) count(passage, places, counts, size);
  const totals = totalsOf(counts, size);
  const contexts = totals.map((total) => total ** SMOOTHING);
  const whole = contexts.reduce((sum, context) => sum + context, 0);
  const [rows, columns, strengths]: [number[], number[], number[]] = [[], [], []];
  for (let row = 0; row < size; row += 1) {
    for (let column = row + 1; column < size; column += 1) {
      const seen = counts[row * size + column] ?? 0;
      if (seen === 0) continue;
      const one = (seen / (totals[row] ?? 1)) * (whole / (contexts[column] ?? 1));
      const other = (seen / (totals[column] ?? 1)) * (whole / (contexts[row] ?? 1));
      const strength = Math.log(one * other) / 2;
      if (strength <= 0) continue;
      rows.push(row);
      columns.push(column);
      strengths.push(strength);
    }
  }
  return {
    size,
    rows: Int32Array.from(rows),
    columns: Int32Array.from(columns),
    strengths: Float64Array.from(strengths),
  };
}

function count(
  { stems, about, weight }: Passage,
  places: ReadonlyMap<string, number>,
  counts: Float32Array,
  size: number,
): void {
  const known = (list: readonly string[]) => list.flatMap((stem) => places.get(stem) ?? []);
  const [words, heads] = [known(stems), known(about)];
  const add = (one: number, other: number, by: number) => {
    if (one === other) return;
    const at = one < other ? one * size + other : other * size + one;
    counts[at] = (counts[at] ?? 0) + by;
  };
  words.forEach((word, at) => {
    for (let next = at + 1; next < Math.min(words.length, at + WINDOW); next += 1) {
      add(word, words[next] ?? word, weight / (1 + (next - at) / NEAR));
    }
    for (const head of heads) add(head, word, weight);
  });
}

function totalsOf(counts: Float32Array, size: number): Float64Array {
  const totals = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    for (let column = row + 1; column < size; column += 1) {
      const seen = counts[row * size + column] ?? 0;
      totals[row] = (totals[row] ?? 0) + seen;
      totals[column] = (totals[column] ?? 0) + seen;
    }
  }
  return totals;
}

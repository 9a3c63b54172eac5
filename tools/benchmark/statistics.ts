/** The value that a share of the measurements stays below, 0 … 1; an empty list has none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  if (value === undefined) throw new Error('Nothing was measured');
  return value;
}

export function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, key: Math.random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

/** One line: ours beside the bare write, and their ratio, against its bar if there is one. */
export function ratioLine(name: string, ours: number, bare: number, bar?: number): string {
  const ratio = ours / bare;
  const verdict = bar === undefined ? '' : ` (${ratio <= bar ? 'within' : 'ABOVE'} ${bar.toFixed(2)} ×)`;
  return `${name}: ${milliseconds(ours)} against ${milliseconds(bare)} bare = ${ratio.toFixed(2)} ×${verdict}`;
}

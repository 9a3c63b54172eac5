/** The result of some work, and its milliseconds. */
export function timed<Value>(work: () => Value): { value: Value; milliseconds: number } {
  const startedAtMs = performance.now();
  const value = work();
  return { value, milliseconds: performance.now() - startedAtMs };
}

/** The time that this part of the measured times, 0 … 1, does not pass. */
export function quantile(milliseconds: readonly number[], part: number): number {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
}

/** "warm: median 0.46 ms, p95 1.00 ms, 1815 messages/s" */
export function describe(name: string, milliseconds: readonly number[]): string {
  const seconds = milliseconds.reduce((sum, one) => sum + one, 0) / 1_000;
  const [median, p95] = [quantile(milliseconds, 0.5), quantile(milliseconds, 0.95)];
  return `${name}: median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, ${(milliseconds.length / seconds).toFixed(0)} messages/s`;
}

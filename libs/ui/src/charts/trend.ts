/** A straight line through a sequence of values, with an 80 % interval under equal scatter. */
export type Trend = { at: (index: number) => { value: number; low: number; high: number } };

/** Fewer values than these show no trend. */
export const TREND_FROM = 5;

/** The least-squares line of evenly spaced values; undefined with too few. */
export function trendOf(values: readonly number[]): Trend | undefined {
  const n = values.length;
  if (n < TREND_FROM) return undefined;
  const middle = (n - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const spread = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  const slope = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0) / spread;
  const lineAt = (index: number) => mean + slope * (index - middle);
  const residual = values.reduce((sum, value, index) => sum + (value - lineAt(index)) ** 2, 0);
  const deviation = Math.sqrt(residual / (n - 2));
  return {
    at(index) {
      const value = lineAt(index);
      const half = quantile(n - 2) * deviation * Math.sqrt(1 / n + (index - middle) ** 2 / spread);
      return { value, low: value - half, high: value + half };
    },
  };
}

/** The direction of a trend from the first value to the last, as far as its band shows. */
export function directionOf(trend: Trend, count: number): 'rising' | 'falling' | 'steady' {
  const [first, last] = [trend.at(0), trend.at(count - 1)];
  if (last.low > first.high) return 'rising';
  return last.high < first.low ? 'falling' : 'steady';
}

/** 90th percentiles of Student's t for 3, 4 … degrees of freedom; beyond, the normal distribution's is near enough. */
const QUANTILES = [
  1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372, 1.363, 1.356, 1.35, 1.345, 1.341, 1.337, 1.333, 1.33,
  1.328, 1.325, 1.323, 1.321, 1.319, 1.318, 1.316,
];

function quantile(freedom: number): number {
  return QUANTILES[freedom - 3] ?? 1.3;
}

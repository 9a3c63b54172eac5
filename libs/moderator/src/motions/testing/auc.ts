/** The chance that a random member of `higher` exceeds one of `lower`; ties count half. 0 … 1. */
export function areaUnderCurve(higher: readonly number[], lower: readonly number[]): number {
  let won = 0;
  for (const one of higher) for (const other of lower) won += one > other ? 1 : one === other ? 0.5 : 0;
  return won / (higher.length * lower.length);
}

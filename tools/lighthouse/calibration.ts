/**
 * By how much to slow a machine down so that it is as slow as a mid-tier phone, from Lighthouse's benchmark index. After
 * the throttling guide of Lighthouse: 4 for an index of about 1,500, 2 for 800, 1 for a machine that is such a phone.
 */
export function slowdownFor(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1_300) return 3 + (benchmarkIndex - 1_300) / 233;
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500;
  return Math.max(1, 1 + (benchmarkIndex - 150) / 650);
}

/** Does a part of a start and prints how long it took. */
export async function tellTime<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const startedAtMs = performance.now();
  const value = await work();
  console.log(`  ${what} (${((performance.now() - startedAtMs) / 1000).toFixed(1)} s)`);
  return value;
}

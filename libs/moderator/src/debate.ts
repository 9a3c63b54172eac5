// The heads about arguments with their trained figures, for servers, workers and tools. A page loads them only if it
// needs them.
export * from './debate-engine.ts';
export { groupBy } from './similarity/group-by.ts';
export { chooseSummary } from './signals/summary.ts';

// The heads about arguments with their trained figures, for servers, workers and tools. A page loads them only if it
// needs them.
export * from './engine/debate-engine.ts';
export { groupBy } from './base/group-by.ts';
export { chooseSummary } from './heads/summary.ts';

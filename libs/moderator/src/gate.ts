// The gate for words that others read outside a debate. It needs the whole engine: for servers, workers and tools.
export * from './gate/gate.ts';
export { atAGlance } from './gate/house-names.ts';
export * from './gate/shared-engine.ts';

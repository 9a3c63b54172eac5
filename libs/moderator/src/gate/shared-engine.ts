import { createEngine, type Engine } from '../engine/engine.ts';

let engine: Engine | undefined;

/** The one engine of this process, built at the first words that it reads. */
export function sharedEngine(): Engine {
  engine ??= createEngine();
  return engine;
}

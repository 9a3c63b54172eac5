import { defineConfig } from 'vitest/config';
import { sharedTestOptions } from '../../vitest.shared.ts';

/** A worker that was killed takes its time to come back on a slow machine, and a connection is cut for a minute. */
const PATIENCE_MS = 300_000;

/**
 * What goes wrong around the product, done to the running emulators; `npm test -- faults` starts them. One file after
 * the other: who kills the workers kills them for everybody.
 */
export default defineConfig({
  test: { ...sharedTestOptions('faults'), testTimeout: PATIENCE_MS, fileParallelism: false },
});

import { defineConfig } from 'vitest/config';
import { sharedTestOptions } from '../../vitest.shared.ts';

/** Two minutes where nothing else runs; a worker that was killed takes its time to come back on a busy machine. */
const PATIENCE_MS = 1_200_000;

/**
 * What goes wrong around the product, done to the running emulators; `npm test -- faults` starts them. One file after
 * the other: who kills the workers kills them for everybody.
 */
export default defineConfig({
  test: { ...sharedTestOptions('faults'), testTimeout: PATIENCE_MS, fileParallelism: false },
});

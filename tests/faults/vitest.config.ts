import { defineConfig } from 'vitest/config';
import { sharedTestOptions } from '../../vitest.shared.ts';

/** Two minutes on an idle machine; a killed worker takes time to come back on a busy one. */
const PATIENCE_MS = 1_200_000;

/**
 * Faults around the product, on the running emulators; `npm test -- faults` starts them. One file after the other,
 * because killing the workers affects everybody.
 */
export default defineConfig({
  test: {
    ...sharedTestOptions('faults'),
    setupFiles: ['src/support/verify-after.ts'],
    testTimeout: PATIENCE_MS,
    fileParallelism: false,
  },
});

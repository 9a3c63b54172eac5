import { defineConfig } from 'vitest/config';
import { sharedTestOptions } from '../../vitest.shared.ts';

/**
 * Tests against the running emulators; `npm test -- functions` starts them. Runs one file after the other, because
 * there are two cores.
 */
export default defineConfig({
  test: {
    ...sharedTestOptions('functions-emulator'),
    include: ['src/**/*.emulator.test.ts'],
    fileParallelism: false,
  },
});

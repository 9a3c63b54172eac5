import { defineConfig } from 'vitest/config';
import { sharedTestOptions } from '../../vitest.shared.ts';

/** Tests against the running emulators; `npm test -- functions` starts them. One file after the other: two cores. */
export default defineConfig({
  test: {
    ...sharedTestOptions('functions-emulator'),
    include: ['src/**/*.emulator.test.ts'],
    fileParallelism: false,
  },
});

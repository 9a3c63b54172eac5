import { defineConfig } from 'vitest/config';
import { sharedTestOptions } from '../../vitest.shared.ts';

/** `nx run functions:load-check`: it installs packages, so it is separate from the unit tests. */
export default defineConfig({
  test: { ...sharedTestOptions('functions-load-check'), include: ['*.test.ts'] },
});

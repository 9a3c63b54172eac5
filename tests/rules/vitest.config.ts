import { defineConfig } from 'vitest/config';
import { SHARED_MODULES, sharedTestOptions } from '../../vitest.shared.ts';

const { include, ...shared } = sharedTestOptions('rules');
const COVERAGE = 'src/coverage.test.ts';

/**
 * The real rules in the running emulators; `npm test -- rules` starts them. One file after the other, because each
 * empties the database. The last one checks which rules were never reached.
 */
export default defineConfig({
  test: {
    ...shared,
    // For this run alone: an earlier run's coverage does not count.
    provide: { projectId: `demo-rules-${process.pid}` },
    fileParallelism: false,
    projects: [
      {
        extends: true,
        test: {
          ...SHARED_MODULES,
          name: 'permissions',
          include,
          exclude: [COVERAGE],
          globalSetup: 'src/support/load-rules.ts',
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'coverage', include: [COVERAGE], sequence: { groupOrder: 2 } } },
    ],
  },
});

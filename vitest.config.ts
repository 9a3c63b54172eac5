import { defineConfig } from 'vitest/config';

/** All unit tests in one run, for `npm run test:changed`. For `npm test`, each project runs its own. */
export default defineConfig({
  test: {
    projects: [
      '{apps,libs,tools}/*/vitest.config.ts',
      'tests/simulation/vitest.config.ts',
      // It needs the functions as they are deployed.
      '!tools/functions-load-check/vitest.config.ts',
    ],
  },
});

import { fileURLToPath } from 'node:url';

/** A machine that is slow or busy may take as long as this; what never comes is found all the same. */
const PATIENCE_MS = 60_000;

/**
 * For projects whose tests are functions of their input: one worker loads the modules once and runs many files, which
 * takes a third of the time. Tests that replace modules, or that change what modules keep, need isolation.
 */
export const SHARED_MODULES = { isolate: false };

/** What every project's Vitest run shares: its patience, and a JSON report that the closing count of `npm test` adds up. */
export function sharedTestOptions(project: string) {
  return {
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { timeout: 10_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: fileURLToPath(new URL(`./.test-results/${project}.json`, import.meta.url)) },
  };
}

import { fileURLToPath } from 'node:url';

/** What every project's Vitest run shares: a JSON report that the closing count of `npm test` adds up. */
export function sharedTestOptions(project: string) {
  return {
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    reporters: ['default', 'json'],
    outputFile: { json: fileURLToPath(new URL(`./.test-results/${project}.json`, import.meta.url)) },
  };
}

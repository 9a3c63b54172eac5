import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, stackEnvironment } from './src/support/environment.ts';

const { chromiumPath } = stackEnvironment();
const results = (path: string) => fileURLToPath(new URL(`../../.test-results/${path}`, import.meta.url));

/**
 * Real Chromium against the whole local stack. A stack serves one worker, because tests share its people. `npm test`
 * starts two stacks with a worker each, and the worker that is free first takes the next file.
 */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  workers: 1,
  retries: 0,
  // For a slow or busy machine; a test that waits for the end of a step sets its own.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  forbidOnly: true,
  outputDir: results('e2e-artifacts'),
  reporter: [['list'], ['json', { outputFile: results('e2e.json') }]],
  use: {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    serviceWorkers: 'block',
    // Without its film and its copies of pages: they cost a fifth of the run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { ...(chromiumPath ? { executablePath: chromiumPath } : {}), args: chromiumArguments },
  },
});

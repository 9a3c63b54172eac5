import { test as base, expect } from '@playwright/test';
import { followChannels } from './channels.ts';
import { stackEnvironment } from './environment.ts';
import { createGuard, type Guard } from './guard.ts';
import { createPeople, type People } from './people.ts';
import { warmUpExchange } from './server.ts';
import { joinWorkerStack } from './worker-stack.ts';

/**
 * Playwright's `test` with a guard over every page: an error in the console or in the page that the test did not
 * expect fails it, whatever else it looked at. Each worker has its own stack, and no test has to know of others.
 */
export const test = base.extend<{ guard: Guard; people: People }, { webUrl: string }>({
  webUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use, { parallelIndex }) => {
      await joinWorkerStack(parallelIndex);
      await warmUpExchange(1);
      await use(stackEnvironment().webUrl);
    },
    // Without a limit of time: the stack may have minutes of other tests before it. Signing in has one, and the first
    // sign-ins of all stacks come at the same moment, so what they need is loaded before.
    { scope: 'worker', auto: true, timeout: 0 },
  ],
  baseURL: async ({ webUrl }, use) => use(webUrl),
  guard: [
    // Playwright wants the pattern, empty as it is.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const guard = createGuard();
      await use(guard);
      expect(guard.problems(), 'errors in the pages that nobody expected').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, guard }, use) => {
    guard.watch(context);
    const channels = followChannels(context);
    await use(context);
    await context.close();
    await channels.end();
  },
  people: async ({ browser, guard }, use) => {
    const people = createPeople(browser, guard);
    await use(people);
    await people.close();
  },
});

export { expect };

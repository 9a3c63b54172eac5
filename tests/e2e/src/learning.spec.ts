import type { Page } from '@playwright/test';
import { lessonProgressPath, lessonProgressSchema } from '@rostrum/domain';
import { expectAccessible, expectAccessibleIn, LOOKS } from './support/axe.ts';
import { NETWORK_CUT } from './support/guard.ts';
import type { DemoPerson } from './support/people.ts';
import { database, userDocumentsOf } from './support/server.ts';
import { expect, test } from './support/test.ts';

const LESSON = '/app/learning/weighing-scales';
const DAY_MS = 86_400_000;

async function placeOf(person: DemoPerson, lessonId: string) {
  const [user] = await userDocumentsOf(`${person}@example.com`);
  return database().doc(lessonProgressPath(user?.id ?? '', lessonId));
}

/** The server's knowledge of a lesson; its exercises by name, right or wrong. */
async function known(person: DemoPerson, lessonId: string): Promise<Record<string, boolean>> {
  const stored = (await (await placeOf(person, lessonId)).get()).data();
  if (!stored) return {};
  const { items } = lessonProgressSchema.parse(stored);
  return Object.fromEntries(Object.entries(items).map(([id, { isRight }]) => [id, isRight]));
}

/** A first visit on a slow connection: the service worker comes after the lesson, once `registerNow` is called. */
const LATE_SERVICE_WORKER = `(() => {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // the blank page before the first
  const register = serviceWorker.register.bind(serviceWorker);
  const isTime = new Promise((resolve) => (globalThis.registerNow = resolve));
  serviceWorker.register = (...given) => isTime.then(() => register(...given));
})()`;

/** The names of the browser's stored entries, in one string. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return kept
      .flat()
      .map(({ url }) => url)
      .join(' ');
  });

const choose = async (page: Page, text: string) => {
  await page.getByRole('radio', { name: text }).check({ force: true });
  await page.getByRole('button', { name: 'Check', exact: true }).click();
};
const verdict = (page: Page) => page.getByRole('note', { name: 'Moderator checks your answer' });

test('a lesson has reading, spotting and writing; its progress is stored, and due exercises come back', async ({
  people,
}) => {
  test.slow();
  const { page } = await people.open('fay');
  await (await placeOf('fay', 'weighing-scales')).delete();

  await test.step('it is found by its words and opens with its text', async () => {
    await page.goto('/app/learning');
    await page.getByRole('searchbox', { name: 'Search lessons' }).fill('weigh');
    await page.getByRole('link', { name: /Weighing: why your point matters more/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weighing: why your point matters more');
    await page.getByRole('button', { name: 'Start the exercises' }).click();
  });

  await test.step('a wrong choice gets a reason, and can be retried', async () => {
    await choose(page, 'So the cameras should come down.');
    await expect(verdict(page)).toContainText('Not that one. That is the conclusion.');
    await verdict(page).getByRole('button', { name: 'Try again' }).click();
    await choose(page, 'A stolen phone is lost once');
    await expect(verdict(page)).toContainText('That’s it.');
    await expect(verdict(page).getByRole('button', { name: 'Next one' })).toBeFocused();
    await expect.poll(() => known('fay', 'weighing-scales')).toEqual({ 'spot-weighing': true });
  });

  await test.step('the keyboard alone matches, orders and continues', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Which scale does the sentence use?' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Depth' }).waitFor();
    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('combobox').first()).toContainText('Depth');
  });

  await test.step('a written answer without a comparison gets that feedback, even after a reload', async () => {
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    const box = page.getByRole('textbox', { name: 'Your answer' });
    await box.fill('Children are important, and two of them are hit by cars; that costs parents no minutes.');
    await page.reload();
    await expect(box).toHaveValue(/^Children are important/);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(verdict(page)).toContainText('It doesn’t weigh yet', { timeout: 30_000 });
    await expectAccessibleIn(LOOKS.slice(0, 2), page, 'a written answer with its reasons');
    await page.setViewportSize({ width: 1440, height: 900 });
    await box.fill(
      'A late parent is cross for an hour; the family of a child who was hit stays sad for years. So ten minutes weigh less.',
    );
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(verdict(page)).toContainText('The parts are there');
    await expect
      .poll(() => known('fay', 'weighing-scales'))
      .toEqual({ 'spot-weighing': true, 'write-weigh': true });
  });

  await test.step('progress is there after a reload', async () => {
    await page.getByRole('button', { name: 'Feedback' }).click();
    await page.reload();
    await expect(page.getByText('2 of 8 right so far.')).toBeVisible();
    await page.goto('/app/learning');
    await expect(page.getByRole('region', { name: 'Continue' })).toContainText('You’ve started this one.');
    await expectAccessibleIn(LOOKS.slice(0, 2), page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('due exercises come back once', async () => {
    const at = Date.now() - 5 * DAY_MS;
    const due = { lastAtMs: at, reviewedAtMs: at, dueAtMs: at + DAY_MS };
    await (await placeOf('fay', 'weighing-scales')).set({ items: { 'spot-weighing': due } }, { merge: true });
    await page.getByRole('link', { name: 'Review 1 exercise' }).click();
    await choose(page, 'A stolen phone is lost once');
    await expectAccessible(page, 'a review');
    await verdict(page).getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to lessons' }).click();
    await expect(page.getByText('Nothing to review right now.')).toBeVisible();
  });
});

test('a lesson continues without a connection, even after a reload, and its progress arrives later', async ({
  people,
  guard,
}) => {
  test.slow();
  guard.allow(NETWORK_CUT, 'the connection is cut on purpose');
  guard.allow(/Could not reach Cloud Firestore backend/, 'the page is opened anew without a connection');
  await (await placeOf('emil', 'weighing-scales')).delete();
  const { page, context } = await people.open('emil', {
    at: '/app/learning',
    serviceWorkers: 'allow',
    script: LATE_SERVICE_WORKER,
  });
  const checkLoaded = page.waitForResponse(/\/check-answer-/);
  await page.goto(LESSON);
  await page.getByRole('button', { name: 'Start the exercises' }).click();
  await checkLoaded;
  await page.evaluate(() => (globalThis as unknown as { registerNow: () => void }).registerNow());
  // Resolves once the browser has stored the lesson's files.
  for (const part of ['weighing-scales', 'beside-worker', 'check-answer', 'write-answers', 'offline-app']) {
    await expect.poll(() => keptFiles(page)).toContain(part);
  }

  await context.setOffline(true);
  await choose(page, 'A stolen phone is lost once');
  await expect(verdict(page)).toContainText('That’s it.');
  await expect(page.getByText('One answer is saved in this browser until you’re back online.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weighing: why your point matters more');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await page
    .getByRole('textbox', { name: 'Your answer' })
    .fill(
      'A late parent is cross for an hour; the family of a child who was hit stays sad for years. So ten minutes weigh less.',
    );
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(verdict(page)).toContainText('The parts are there', { timeout: 30_000 });
  expect(await known('emil', 'weighing-scales')).toEqual({});

  await context.setOffline(false);
  await expect
    .poll(() => known('emil', 'weighing-scales'), { timeout: 30_000 })
    .toEqual({ 'spot-weighing': true, 'write-weigh': true });
  await page.goto('/app/learning');
  await expect(page.getByRole('region', { name: 'Continue' })).toContainText('You’ve started this one.');
});

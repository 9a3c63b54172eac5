import type { Page } from '@playwright/test';
import { NETWORK_CUT } from './support/guard.ts';
import { roomOn } from './support/room.ts';
import { commandAs, startDebateAs } from './support/server.ts';
import { expect, test } from './support/test.ts';

const LESSON = '/app/learning/weighing-scales';
const SAID = 'A bus that costs nothing is taken by everybody.';
const DRAFT = 'And therefore nobody would';

/** The addresses of everything that the browser keeps, in one string. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return kept
      .flat()
      .map(({ url }) => url)
      .join(' ');
  });

const keeps = (page: Page, part: string) =>
  expect.poll(() => keptIn(page), { timeout: 60_000 }).toContain(part);

test('without a connection the dashboard, a lesson, a draft and a finished debate open; anything else says so', async ({
  people,
  guard,
}) => {
  test.slow();
  guard.allow(NETWORK_CUT, 'the connection is cut on purpose');
  guard.allow(/Could not reach Cloud Firestore backend/, 'pages are opened without a connection');
  const finished = await startDebateAs('emil', 'fay');
  await commandAs('emil', { type: 'speak', roomId: finished.roomId, text: SAID });
  await commandAs('emil', { type: 'end', roomId: finished.roomId });
  const unseen = await startDebateAs('emil', 'fay');
  await commandAs('emil', { type: 'end', roomId: unseen.roomId });
  const running = await startDebateAs('emil', 'fay');
  const { page, context } = await people.open('emil', {
    at: `/app/room/${finished.roomId}`,
    serviceWorkers: 'allow',
  });

  await test.step('a debate that was opened online is kept', async () => {
    await keeps(page, `/kept/debates/${finished.roomId}`);
    await keeps(page, 'offline-app');
    await page.goto('/app/dashboard');
    await keeps(page, '/kept/rooms');
    await page.goto(LESSON);
    await page.getByRole('button', { name: 'Start the exercises' }).click();
    await keeps(page, 'weighing-scales');
    await page.goto(`/app/room/${running.roomId}`);
    await roomOn(page).composer.fill(DRAFT);
  });

  await context.setOffline(true);
  await test.step('the dashboard shows the draft and the finished debate', async () => {
    await page.goto('/app/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Your dashboard, offline' })).toBeVisible();
    await expect(page.getByText(DRAFT)).toBeVisible();
  });

  await test.step('the finished debate is read', async () => {
    await page.goto(`/app/room/${finished.roomId}`);
    await page.getByText('Transcript', { exact: true }).click();
    await expect(page.getByText(SAID)).toBeVisible();
  });

  await test.step('one that was never opened says so', async () => {
    await page.goto(`/app/room/${unseen.roomId}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'This debate isn’t in this browser' }),
    ).toBeVisible();
  });

  await test.step('the draft is there to write on', async () => {
    await page.goto(`/app/room/${running.roomId}`);
    await expect(page.getByRole('textbox', { name: 'Draft' })).toHaveValue(DRAFT);
  });

  await test.step('the lesson opens', async () => {
    await page.goto(LESSON);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weighing: why your point matters more');
  });

  await test.step('a page that needs a connection says so', async () => {
    await page.goto('/app/people');
    await expect(page.getByRole('heading', { level: 1, name: 'This page needs a connection' })).toBeVisible();
  });
  await context.setOffline(false);
  await commandAs('emil', { type: 'end', roomId: running.roomId });
});

test('the manifest, its icons and the worker are served with their types', async ({ page }) => {
  const typeOf = async (path: string) => (await page.request.get(path)).headers()['content-type'];
  expect(await typeOf('/manifest.webmanifest')).toMatch(/^application\/manifest\+json/);
  for (const name of ['icon-192', 'icon-512', 'maskable-512', 'apple-touch-icon'])
    expect(await typeOf(`/icons/${name}.png`), name).toBe('image/png');
  expect(await typeOf('/worker.js')).toMatch(/^(text|application)\/javascript/);
});

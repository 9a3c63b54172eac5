import type { Page } from '@playwright/test';
import { gate } from './support/gate.ts';
import { NETWORK_CUT } from './support/guard.ts';
import {
  EXCHANGE_TOKEN,
  expectAuthenticationError,
  firebaseSessions,
  giveToken,
  TEMPLATE_TOKEN,
} from './support/identity.ts';
import { newPerson, signUpByForm } from './support/people.ts';
import { firebaseTokenOf, userDocumentsOf, warmUpExchange } from './support/server.ts';
import { expect, test } from './support/test.ts';

const LOGGED = /Firebase auth error:/;

test('only a spinner shows until the session has been exchanged', async ({ people }) => {
  const exchange = gate();
  const { page, context } = await freshBrowserOf(people, 'ben');
  await context.route(EXCHANGE_TOKEN, async (route) => {
    await exchange.opened;
    await route.continue();
  });
  await page.goto('/app/people');
  await expect(page.getByRole('status').filter({ hasText: 'Signing you in' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveCount(0);
  exchange.open();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Signing you in' })).toHaveCount(0);
});

test('without a token from Clerk only the specified line shows, and Try again continues', async ({
  people,
  guard,
}) => {
  guard.allow(LOGGED, 'the product logs the failure, as specified');
  const { page, context } = await freshBrowserOf(people, 'ben');
  await giveToken(context, '');
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Firebase auth error:'));
  await page.goto('/app/people');
  await expectAuthenticationError(
    page,
    'Firebase Authentication Error: No Firebase token received from Clerk',
  );
  await logged;
  await context.unroute(TEMPLATE_TOKEN);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
});

test('a token that the server refuses ends in the error line, and nobody is let in', async ({
  people,
  guard,
}) => {
  guard.allow(LOGGED, 'the product logs the failure, as specified');
  guard.allow(/status of 401/, 'the browser names the refused request');
  const { page, context } = await freshBrowserOf(people, 'ben');
  await context.route(TEMPLATE_TOKEN, async (route) => {
    const answer = await route.fetch();
    const { jwt } = (await answer.json()) as { jwt: string };
    await route.fulfill({ json: { object: 'token', jwt: tampered(jwt) } });
  });
  await page.goto('/app/people');
  await expectAuthenticationError(page, /^Firebase Authentication Error: \S+/);
  expect(await firebaseSessions(page)).toEqual([]);
});

test('an unreachable server ends in the error line, and Try again continues', async ({ people, guard }) => {
  guard.allow(LOGGED, 'the product logs the failure, as specified');
  guard.allow(NETWORK_CUT, 'the test takes the server away');
  const { page, context } = await freshBrowserOf(people, 'ben');
  await context.route(EXCHANGE_TOKEN, (route) => route.abort());
  await page.goto('/app/people');
  await expectAuthenticationError(page, /^Firebase Authentication Error: \S+/);
  await context.unroute(EXCHANGE_TOKEN);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
});

test('a Firebase token from an older Clerk instance is used unchanged', async ({ people }) => {
  const { page, context } = await freshBrowserOf(people, 'ben');
  // Clerk's client needs some signature on every token; the emulator does not check it.
  await giveToken(context, `${await firebaseTokenOf('ben')}c2lnbmVk`);
  const exchanged: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/exchangeToken')) exchanged.push(request.url());
  });
  await page.goto('/app/people');
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  expect(exchanged).toEqual([]);
  expect(await firebaseSessions(page)).toHaveLength(1);
});

test('three tabs that open together at the first sign-in create one user document, and all get in', async ({
  people,
}) => {
  const person = newPerson();
  const { page, context } = await people.visitor();
  await warmUpExchange(3);
  const all = gate();
  let asking = 0;
  await context.route(EXCHANGE_TOKEN, async (route) => {
    if (route.request().method() === 'POST') asking += 1;
    if (asking === 3) all.open();
    await all.opened;
    await route.continue();
  });
  await page.goto('/sign-up');
  await signUpByForm(page, person);
  await expect.poll(() => asking).toBe(1);
  const tabs: Page[] = [page, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.slice(1).map((tab) => tab.goto('/app/dashboard')));
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();

  const stored = await userDocumentsOf(person.email);
  expect(stored).toHaveLength(1);
  const [user] = stored;
  expect(user?.updateTime.isEqual(user.createTime), 'it was written once').toBe(true);
});

/** A browser in which Clerk knows this person and Firebase does not yet; no page is open. */
async function freshBrowserOf(people: Parameters<Parameters<typeof test>[2]>[0]['people'], person: 'ben') {
  const { page, context } = await people.open(person);
  const cookies = await context.cookies();
  const fresh = await people.visitor();
  await page.close();
  await fresh.context.addCookies(cookies);
  return fresh;
}

/** The same claims under a signature that does not fit them. */
function tampered(jwt: string): string {
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const other = signature.startsWith('A') ? 'B' : 'A';
  return [head, claims, other + signature.slice(1)].join('.');
}

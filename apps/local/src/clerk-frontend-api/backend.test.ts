import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestBrowser } from './testing/test-browser.ts';
import { ADA, startTestClerk } from './testing/test-clerk.ts';
import type { TestClerk } from './testing/test-clerk.ts';

let clerk: TestClerk;
beforeEach(async () => {
  clerk = await startTestClerk();
});
afterEach(() => clerk.stop());

const ask = (method: string, path: string, authorization = 'Bearer sk_test_some_secret') =>
  fetch(`${clerk.url}${path}`, { method, headers: { authorization } });

test('a server with a secret key deletes a person, who is signed out everywhere', async () => {
  const browser = new TestBrowser(clerk.url);
  await browser.signIn('ada', ADA.password);
  const deleted = await ask('DELETE', `/v1/users/${ADA.id}`);
  expect(await deleted.json()).toEqual({ object: 'user', id: ADA.id, deleted: true });
  expect(await browser.session()).toBeUndefined();
  expect(clerk.app.users.all()).toEqual([]);
  expect((await ask('DELETE', `/v1/users/${ADA.id}`)).status).toBe(404);
});

test('a server reads a person', async () => {
  expect(await (await ask('GET', `/v1/users/${ADA.id}`)).json()).toMatchObject({
    id: ADA.id,
    username: 'ada',
  });
  expect((await ask('GET', '/v1/users/user_nobody')).status).toBe(404);
});

test('without a secret key, or through the page’s own path, nobody can be deleted', async () => {
  expect((await ask('DELETE', `/v1/users/${ADA.id}`, 'Bearer eyJ')).status).toBe(401);
  expect((await ask('DELETE', `/__clerk/v1/users/${ADA.id}`)).status).toBe(404);
  expect(clerk.app.users.all()).toHaveLength(1);
});

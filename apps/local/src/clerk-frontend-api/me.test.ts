import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestBrowser } from './testing/test-browser.ts';
import { ADA, APP_URL, startTestClerk } from './testing/test-clerk.ts';
import type { TestClerk } from './testing/test-clerk.ts';

let clerk: TestClerk;
let browser: TestBrowser;

beforeEach(async () => {
  clerk = await startTestClerk();
  browser = new TestBrowser(clerk.url);
  await browser.signIn('ada', ADA.password);
});
afterEach(() => clerk.stop());

test('a changed name counts as newer, or the browser would keep the old one', async () => {
  const before = clerk.app.users.find(ADA.id)!;
  await browser.send('PATCH', '/me', { first_name: 'Adaeze' });
  const after = clerk.app.users.find(ADA.id)!;
  expect(after).toMatchObject({ firstName: 'Adaeze', lastName: ADA.lastName });
  expect(after.updatedAtMs).toBeGreaterThan(before.updatedAtMs);
});

test('one’s own username can be kept, and another person’s cannot be taken', async () => {
  clerk.app.users.create({ ...ADA, id: 'user_ben', email: 'ben@example.com', username: 'ben' });
  expect((await browser.send('PATCH', '/me', { username: 'ada' })).httpStatus).toBe(200);
  const taken = await browser.send('PATCH', '/me', { username: 'ben' });
  expect(taken.errors?.[0]?.code).toBe('form_identifier_exists');
});

test('a photo replaces the initials, survives a restart and goes away again', async () => {
  const photo = new FormData();
  photo.set('file', new File([new Uint8Array([1, 2, 3])], 'ada.png', { type: 'image/png' }));
  const { response } = await browser.send('POST', '/me/profile_image', photo);
  const address = String(response?.['public_url']);
  expect(address).toContain(`${APP_URL}/__clerk/v1/images/`);

  clerk = await clerk.restart();
  const sameBrowser = new TestBrowser(clerk.url, browser.cookie);
  const served = await fetch(address.replace(APP_URL, clerk.url));
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));

  await sameBrowser.send('DELETE', '/me/profile_image');
  expect((await fetch(address.replace(APP_URL, clerk.url))).status).toBe(404);
});

test('refuses a file that is not a picture', async () => {
  const page = new FormData();
  page.set('file', new File(['<script>'], 'ada.html', { type: 'text/html' }));
  expect((await browser.send('POST', '/me/profile_image', page)).httpStatus).toBe(422);
});

test('a new password needs the current one, and then only the new one works', async () => {
  const change = (current_password: string) =>
    browser.send('POST', '/me/change_password', { current_password, new_password: 'argue-well-2025' });
  expect((await change('wrong-password')).errors?.[0]?.meta.param_name).toBe('current_password');
  expect((await change(ADA.password)).httpStatus).toBe(200);
  const other = new TestBrowser(clerk.url);
  expect((await other.signIn('ada', ADA.password)).httpStatus).toBe(422);
  expect((await other.signIn('ada', 'argue-well-2025')).response?.status).toBe('complete');
});

test('a deleted account is signed out everywhere', async () => {
  const other = new TestBrowser(clerk.url);
  await other.signIn('ada', ADA.password);
  await browser.send('DELETE', '/me');
  expect(await other.session()).toBeUndefined();
  expect(clerk.app.users.all()).toEqual([]);
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestBrowser } from './testing/test-browser.ts';
import { ADA, startTestClerk } from './testing/test-clerk.ts';
import type { TestClerk } from './testing/test-clerk.ts';
import { totpAt } from './totp.ts';

let clerk: TestClerk;
let browser: TestBrowser;

beforeEach(async () => {
  clerk = await startTestClerk();
  browser = new TestBrowser(clerk.url);
});
afterEach(() => clerk.stop());

test('a browser never seen before has no client', async () => {
  const answer = await browser.send('GET', '/client');
  expect(answer.response).toBeNull();
});

test('signs in by e-mail address, whatever its case, and by username', async () => {
  expect((await browser.signIn('ADA@example.com', ADA.password)).response?.status).toBe('complete');
  expect((await new TestBrowser(clerk.url).signIn('ada', ADA.password)).response?.status).toBe('complete');
});

test('signs in in two steps, identifier first', async () => {
  const begun = await browser.send('POST', '/client/sign_ins', { identifier: 'ada' });
  expect(begun.response?.status).toBe('needs_first_factor');
  const path = `/client/sign_ins/${begun.response?.id}/attempt_first_factor`;
  const done = await browser.send('POST', path, { strategy: 'password', password: ADA.password });
  expect(done.client?.sessions[0]?.user.id).toBe(ADA.id);
});

test("refuses to finish another browser's sign-in", async () => {
  const begun = await browser.send('POST', '/client/sign_ins', { identifier: 'ada' });
  const path = `/client/sign_ins/${begun.response?.id}/attempt_first_factor`;
  const other = await new TestBrowser(clerk.url).send('POST', path, { password: ADA.password });
  expect(other.httpStatus).toBe(404);
});

test('refuses a wrong password at its field and opens no session', async () => {
  const answer = await browser.signIn('ada', 'something-else');
  expect(answer.httpStatus).toBe(422);
  expect(answer.errors?.[0]).toMatchObject({
    code: 'form_password_incorrect',
    meta: { param_name: 'password' },
  });
  expect(clerk.app.sessions.ofUser(ADA.id)).toEqual([]);
});

test('refuses an unknown person', async () => {
  const answer = await browser.signIn('nobody@example.com', 'debate-well-2024');
  expect(answer.errors?.[0]?.code).toBe('form_identifier_not_found');
});

test('a second sign-in on one browser replaces the first', async () => {
  clerk.app.users.create({ ...ADA, id: 'user_ben', email: 'ben@example.com', username: 'ben' });
  await browser.signIn('ada', ADA.password);
  await browser.signIn('ben', ADA.password);
  expect((await browser.session())?.user.id).toBe('user_ben');
  expect(clerk.app.sessions.ofUser(ADA.id)).toEqual([]);
});

test('signing out ends the session, and its id is worth nothing afterwards', async () => {
  await browser.signIn('ada', ADA.password);
  const session = await browser.session();
  await browser.send('POST', `/client/sessions/${session?.id}/remove`);
  expect(await browser.session()).toBeUndefined();
  expect((await browser.send('POST', `/client/sessions/${session?.id}/tokens`)).httpStatus).toBe(401);
});

test("refuses a token for another browser's session", async () => {
  await browser.signIn('ada', ADA.password);
  const session = await browser.session();
  const thief = new TestBrowser(clerk.url);
  const answer = await thief.send('POST', `/client/sessions/${session?.id}/tokens/integration_firebase`);
  expect(answer.httpStatus).toBe(401);
});

test('a sign-in survives a restart', async () => {
  await browser.signIn('ada', ADA.password);
  clerk = await clerk.restart();
  const sameBrowser = new TestBrowser(clerk.url, browser.cookie);
  expect((await sameBrowser.session())?.user.id).toBe(ADA.id);
});

test('a sign-in ends after seven days, and not a millisecond earlier', async () => {
  await browser.signIn('ada', ADA.password);
  clerk.wait(7 * 24 * 60 * 60 * 1000 - 1);
  expect((await browser.session())?.user.id).toBe(ADA.id);
  clerk.wait(1);
  expect(await browser.session()).toBeUndefined();
});

test('answers an address it does not know with 404 in Clerk’s form', async () => {
  const answer = await browser.send('GET', '/organizations');
  expect(answer.httpStatus).toBe(404);
  expect(answer.errors?.[0]?.code).toBe('resource_not_found');
});

describe('a second factor', () => {
  const HUGO = { ...ADA, id: 'user_hugo', email: 'hugo@example.com', username: 'hugo', fixedCode: '424242' };
  const code = (id: string | undefined, given: string) =>
    browser.send('POST', `/client/sign_ins/${id}/attempt_second_factor`, { strategy: 'totp', code: given });

  test('is required after the password, and opens the session', async () => {
    clerk.app.users.create(HUGO);
    const begun = await browser.signIn('hugo', ADA.password);
    expect(begun.response?.status).toBe('needs_second_factor');
    expect(clerk.app.sessions.ofUser(HUGO.id)).toEqual([]);
    expect((await code(begun.response?.id, '424241')).errors?.[0]?.code).toBe('form_code_incorrect');
    expect((await code(begun.response?.id, '424242')).response?.status).toBe('complete');
    expect(clerk.app.sessions.ofUser(HUGO.id)).toMatchObject([{ secondFactorAtMs: expect.any(Number) }]);
  });

  test('is the code of an app, if the person has one', async () => {
    const totpSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    clerk.app.users.create({ ...HUGO, fixedCode: null, totpSecret });
    const begun = await browser.signIn('hugo', ADA.password);
    expect((await code(begun.response?.id, '424242')).errors?.[0]?.code).toBe('form_code_incorrect');
    const shown = totpAt(totpSecret, clerk.app.now());
    expect((await code(begun.response?.id, shown)).response?.status).toBe('complete');
  });

  test('does not replace the password', async () => {
    clerk.app.users.create(HUGO);
    const begun = await browser.send('POST', '/client/sign_ins', { identifier: 'hugo' });
    expect((await code(begun.response?.id, '424242')).httpStatus).toBe(422);
  });
});

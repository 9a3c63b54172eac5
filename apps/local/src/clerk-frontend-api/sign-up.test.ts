import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestBrowser } from './testing/test-browser.ts';
import { ADA, startTestClerk } from './testing/test-clerk.ts';
import type { TestClerk } from './testing/test-clerk.ts';

let clerk: TestClerk;
let browser: TestBrowser;

beforeEach(async () => {
  clerk = await startTestClerk();
  browser = new TestBrowser(clerk.url);
});
afterEach(() => clerk.stop());

const GRACE = { email_address: 'Grace@example.com', password: 'debate-well-2024' };
const signUp = (fields: Record<string, string>) => browser.send('POST', '/client/sign_ups', fields);

test('an address and a password make an account and sign it in', async () => {
  const answer = await signUp({ ...GRACE, username: 'grace_h', first_name: 'Grace', last_name: 'Hale' });
  expect(answer.response?.status).toBe('complete');
  const user = clerk.app.users.findByIdentifier('grace_h');
  expect(user).toMatchObject({ email: 'grace@example.com', firstName: 'Grace', lastName: 'Hale' });
  expect((await browser.session())?.user.id).toBe(user?.id);
});

test('a form sent in two parts is one account', async () => {
  const begun = await signUp({ email_address: GRACE.email_address });
  expect(begun.response?.status).toBe('missing_requirements');
  const path = `/client/sign_ups/${begun.response?.id}`;
  const done = await browser.send('PATCH', path, { password: GRACE.password });
  expect(done.response?.status).toBe('complete');
  expect(done.client?.sign_up).toBeNull();
});

test.each([
  ['a taken address', { email_address: ADA.email }, 'form_identifier_exists', 'email_address'],
  ['a taken username', { username: 'Ada' }, 'form_identifier_exists', 'username'],
  ['half an address', { email_address: 'grace' }, 'form_param_format_invalid', 'email_address'],
  ['a username of two letters', { username: 'gh' }, 'form_username_invalid_length', 'username'],
  ['a username with a space', { username: 'g hale' }, 'form_username_invalid_character', 'username'],
  ['a password of seven characters', { password: '1234567' }, 'form_password_length_too_short', 'password'],
])('refuses %s at its field and creates nobody', async (_what, fields, code, field) => {
  const answer = await signUp({ ...GRACE, ...fields });
  expect(answer.errors?.[0]).toMatchObject({ code, meta: { param_name: field } });
  expect(clerk.app.users.all()).toHaveLength(1);
});

test('a username of three letters is long enough', async () => {
  expect((await signUp({ ...GRACE, username: 'gra' })).response?.status).toBe('complete');
});

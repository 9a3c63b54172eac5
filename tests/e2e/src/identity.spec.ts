import { visitFirst } from './support/first-visit.ts';
import { firebaseSessions } from './support/identity.ts';
import { newPerson, signInByForm, signUpByForm } from './support/people.ts';
import { userDocumentsOf } from './support/server.ts';
import { expect, test } from './support/test.ts';

const FOR_SIGNED_IN_PEOPLE = [
  '/app',
  '/app/dashboard',
  '/app/room',
  '/app/people',
  '/app/topics/generate',
  '/app/topics/community',
  '/app/learning',
  '/app/feedback',
  '/onboarding',
];

test('every page for signed-in people sends a visitor to sign in', async ({ page }) => {
  for (const path of FOR_SIGNED_IN_PEOPLE) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/sign-in$/);
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
  }
});

for (const [path, heading] of [
  ['/app/room?start', 'Rooms'],
  ['/onboarding', 'What should the chair call you?'],
] as const) {
  test(`a visitor to ${path} arrives there after signing in`, async ({ people }) => {
    const { page } = await people.visitor();
    await page.goto(path);
    await expect(page).toHaveURL(/\/sign-in$/);
    await signInByForm(page, 'emil');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(page.url().endsWith(path)).toBe(true);
  });
}

test('signing in leads to /app and so to the dashboard, whatever the address asks for', async ({
  people,
  baseURL,
}) => {
  const { page } = await people.visitor();
  const passed: string[] = [];
  page.on('framenavigated', (frame) => passed.push(new URL(frame.url()).pathname));
  await page.goto(`/sign-in?redirect_url=${encodeURIComponent(`${baseURL}/faq`)}`);
  await signInByForm(page, 'emil');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  expect(passed).toContain('/app');
  expect(passed).not.toContain('/faq');
});

test('a new browser comes from the front page to the dashboard with at most 60 requests', async ({
  people,
}) => {
  const { page } = await people.visitor();
  const requests = await visitFirst(page, 'emil');
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(60);
});

test('registering leads to /onboarding, stores exactly the five fields, and continues to the dashboard', async ({
  people,
}) => {
  const person = newPerson();
  const { page } = await people.visitor();
  await page.goto('/sign-up');
  await signUpByForm(page, person);
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Gina Holm');
  const stored = (await userDocumentsOf(person.email)).map((user) => user.data());
  expect(stored).toHaveLength(1);
  expect(Object.keys(stored[0] ?? {}).toSorted()).toEqual([
    'createdAt',
    'displayName',
    'email',
    'photoURL',
    'updatedAt',
  ]);
  expect(stored[0]).toMatchObject({ displayName: 'Gina Holm', email: person.email });

  const username = `gina_${Date.now().toString(36)}`;
  await page.getByRole('textbox', { name: 'Username' }).fill('ada_marsh');
  await expect(page.getByText('That username is taken. Choose another.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'A face to the name' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { name: 'What do you like to argue about?' })).toBeVisible();
  // A person who leaves in the middle comes back to the same place.
  await page.reload();
  await page.getByRole('button', { name: 'Law', exact: true }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('checkbox', { name: 'I’ll keep to the house rules' }).check();
  await page.getByRole('button', { name: 'Start debating' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  expect(await page.evaluate(() => localStorage.getItem('activeUsername'))).toBe(username);
  await page.goto('/onboarding');
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(username);
});

test('a signed-in person does not see the forms again', async ({ people }) => {
  const { page } = await people.open('emil', { at: '/sign-in' });
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await page.goto('/sign-up');
  await expect(page).toHaveURL(/\/onboarding$/);
});

test('Logout leads to the front page, in a second tab too, and ends the Firebase session', async ({
  people,
}) => {
  const { page, context } = await people.visitor();
  await page.goto('/sign-in');
  await signInByForm(page, 'fay');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  const second = await context.newPage();
  await second.goto('/app/people');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await firebaseSessions(page)).toHaveLength(1);

  await page.getByRole('button', { name: 'Logout' }).click();
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL(/^[^?#]*\/$/);
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  }
  await expect.poll(() => firebaseSessions(second)).toEqual([]);
  await second.goto('/app/people');
  await expect(second).toHaveURL(/\/sign-in$/);
});

test('the avatar menu signs out to the front page as well', async ({ people }) => {
  const { page } = await people.visitor();
  await page.goto('/sign-in');
  await signInByForm(page, 'fay');
  await page.getByRole('button', { name: 'Open user menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/^[^?#]*\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => firebaseSessions(page)).toEqual([]);
});

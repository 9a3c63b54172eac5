import { signInByForm } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('the demo moderators sign in with a second factor and find the queue; nobody finds them among the people', async ({
  people,
}) => {
  const { page } = await people.visitor();
  await page.goto('/sign-in');
  await signInByForm(page, 'gale');
  await page.getByRole('textbox', { name: /verification code/i }).pressSequentially('424242');
  await page.waitForURL(/\/app\/dashboard$/);
  await page.getByRole('button', { name: 'Open user menu' }).click();
  await page.getByRole('menuitem', { name: 'House' }).click();
  await expect(page).toHaveURL(/\/app\/moderation$/);
  await expect(page.getByRole('heading', { level: 1, name: 'House' })).toBeVisible();

  const ada = await people.open('ada');
  await ada.page.getByRole('button', { name: 'Open user menu' }).click();
  await expect(ada.page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  await expect(ada.page.getByRole('menuitem', { name: /House|Operations/ })).toHaveCount(0);
  await ada.page.goto('/app/people');
  await expect(ada.page.getByRole('link', { name: /^Ben Okafor/ })).toBeVisible();
  await expect(ada.page.getByRole('link', { name: /Gale Thorne|Hugo Brandt/ })).toHaveCount(0);
});

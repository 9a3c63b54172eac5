import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { aMark } from '@rostrum/domain/testing';
import * as z from 'zod/mini';
import { expectAccessible, expectAccessibleIn, LOOKS } from './support/axe.ts';
import { newPerson, signUpByForm } from './support/people.ts';
import { commandAs, openRoomAs } from './support/server.ts';
import { expect, test } from './support/test.ts';

const fileSchema = z.object({
  product: z.literal('Rostrum'),
  schemaVersion: z.literal(1),
  uid: z.string(),
  parts: z.record(
    z.string(),
    z.array(z.object({ path: z.string(), fields: z.record(z.string(), z.unknown()) })),
  ),
});

/** Registers a new person with a unique name. */
async function register(page: Page): Promise<{ name: string; username: string }> {
  const mark = aMark(6);
  const person = { ...newPerson(), lastName: `Holm ${mark}` };
  await page.goto('/sign-up');
  await signUpByForm(page, person);
  await page.getByRole('textbox', { name: 'Username' }).fill(`gina_${mark}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const skipped of ['A face to the name', 'What do you like to argue about?']) {
    await expect(page.getByRole('heading', { name: skipped })).toBeVisible();
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Start debating' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  return { name: `Gina Holm ${mark}`, username: `gina_${mark}` };
}

const backgroundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);

async function search(page: Page, words: string): Promise<void> {
  await page.goto('/app/people');
  await page.getByRole('searchbox', { name: 'Search people' }).fill(words);
}

test('a person hides, downloads their data and deletes their account; others see a deleted user', async ({
  people,
}) => {
  test.setTimeout(360_000);
  const { page } = await people.visitor();
  const { name, username } = await register(page);
  const emil = await people.open('emil');
  await search(emil.page, username);
  await expect(emil.page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();

  await page.getByRole('button', { name: 'Open user menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/app\/settings$/);
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(username);
  await expectAccessibleIn(LOOKS, page);
  await page.setViewportSize({ width: 1440, height: 900 });

  const visible = page.getByRole('switch', { name: /^Others can find me/ });
  const strengths = page.getByRole('switch', { name: /^Others can see my strengths/ });
  await page.emulateMedia({ forcedColors: 'active' });
  const drawn = () => Promise.all([page.locator('body'), visible, strengths].map(backgroundOf));
  await expect.poll(async () => new Set(await drawn()).size).toBe(3);
  await page.emulateMedia({ forcedColors: 'none' });
  await visible.focus();
  await page.keyboard.press('Space');
  await expect(visible).not.toBeChecked();
  await expect(visible).toBeEnabled();
  await search(emil.page, username);
  await expect(emil.page.getByText('No one was found')).toBeVisible();

  const { roomId } = await openRoomAs('emil');
  await page.goto(`/app/room/${roomId}`);
  await page.getByRole('button', { name: 'Take the seat' }).click();
  const words = 'I am glad to be here';
  await page.getByRole('textbox', { name: 'Write to everyone in the room' }).fill(words);
  await page.keyboard.press('Enter');
  await emil.page.goto(`/app/room/${roomId}`);
  await expect(emil.page.getByText(words)).toBeVisible();
  await expect(emil.page.getByText(name).first()).toBeVisible();

  await page.goto('/app/settings');
  const arrived = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await arrived;
  expect(download.suggestedFilename()).toMatch(/^rostrum-data-\d{4}-\d\d-\d\d\.json$/);
  const file = fileSchema.parse(JSON.parse(await readFile(await download.path(), 'utf8')));
  expect(file.parts['own']?.find(({ path }) => path.startsWith('profiles/'))?.fields).toMatchObject({
    displayName: name,
    username,
    isVisible: false,
  });
  expect(file.parts['rooms']?.map(({ path }) => path)).toEqual([`rooms/${roomId}/members/${file.uid}`]);

  await page.getByRole('button', { name: 'Delete my account' }).focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'the question before an account is deleted');
  await page.getByRole('textbox', { name: 'Type your username' }).fill('somebody');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Type ${username} to delete the account.`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Type your username' }).fill(username);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/goodbye$/);
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expectAccessibleIn(LOOKS.slice(0, 2), page);
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL(/\/sign-in/);

  await expect(emil.page.getByText('Deleted user').first()).toBeVisible({ timeout: 60_000 });
  await expect(emil.page.getByText(words)).toBeVisible();
  await expect(emil.page.getByText(name)).toHaveCount(0);
  await emil.page.goto(`/app/people?person=${file.uid}`);
  await expect(emil.page.getByText('There is no profile to see here')).toBeVisible();
  await commandAs('emil', { type: 'cancel', roomId });
});

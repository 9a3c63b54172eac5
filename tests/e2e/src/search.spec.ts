import type { Page } from '@playwright/test';
import { expectAccessibleIn, LOOKS } from './support/axe.ts';
import { gate } from './support/gate.ts';
import { commandAs, startDebateAs, storedRoom } from './support/server.ts';
import { expect, test } from './support/test.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const group = (page: Page, name: string) => palette(page).getByRole('group', { name });
const selected = (page: Page) => palette(page).getByRole('option', { selected: true });

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
}

test('topics, people and help are found from the keyboard, mistakes and accents forgiven', async ({
  people,
}) => {
  const { page } = await people.open('ada');

  // Text typed before the search has loaded is kept.
  const program = gate();
  await page.route(/search-palette/, async (route) => {
    await program.opened;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('prvate cars');
  await expect(palette(page)).toContainText('Opening the search.');
  program.open();
  await expect(palette(page).getByRole('combobox')).toHaveValue('prvate cars');
  const topic = group(page, 'Topics').getByRole('option', { name: /close city centres to private cars/ });
  await expect(topic.locator('mark').first()).toHaveText('private');
  await expectAccessibleIn(LOOKS.slice(0, 2), page, 'the search with hits');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Motion' })).toHaveValue(
    'This house would close city centres to private cars',
  );

  await search(page, 'bén');
  await expect(group(page, 'People').getByRole('option').first()).toContainText('Ben');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');

  await search(page, 'someone gave me a code');
  await expect(selected(page)).toContainText('Where does it go?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faq#getting-started$/);

  await page.goto('/app/learning');
  await expect(page.getByRole('heading', { level: 1, name: 'Learning' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(group(page, 'Recent').getByRole('option').first()).toContainText('Someone gave me a code');
  await page.keyboard.press('Escape');
  await search(page, 'private cars');
  await expect(selected(page), 'from what the browser kept').toContainText('private cars');
  await page.keyboard.press('Escape');
  await search(page, '> privacy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/settings#privacy$/);
  await expect(page.getByRole('region', { name: 'Privacy' })).toBeFocused();
});

test('in a room the search offers the actions of its buttons to people with the right', async ({
  people,
}) => {
  const { roomId } = await startDebateAs('dara', 'emil', { preparation: 0 });
  const { page } = await people.open('dara', { at: `/app/room/${roomId}` });
  await expect(page.getByRole('button', { name: 'Yield' })).toBeVisible();
  await search(page, '> pause the AI');
  await expect(selected(page)).toContainText('Ask to pause the AI');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await storedRoom(roomId)).debate.asked?.what).toBe('pauseModerator');
  await commandAs('emil', { type: 'decline', roomId });
  await search(page, '> yield');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await storedRoom(roomId)).debate).toMatchObject({ floor: { stepIndex: 1 } });
  await search(page, '> leave the clock');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Leave the clock to the moderator?' })).toBeVisible();
  await page.keyboard.press('Escape');

  const { page: guest } = await people.open('cleo', { at: `/app/room/${roomId}` });
  await expect(guest.getByRole('button', { name: 'Leave' })).toBeVisible();
  await search(guest, '> pause AI');
  await expect(palette(guest).getByRole('status')).toContainText('No results for');
});

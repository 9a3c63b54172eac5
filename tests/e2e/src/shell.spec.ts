import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const ENTRIES = [
  ['Dashboard', '/app/dashboard'],
  ['Room', '/app/room'],
  ['People', '/app/people'],
  ['Generate a New Topic', '/app/topics/generate'],
  ['Community Topics', '/app/topics/community'],
  ['Learning', '/app/learning'],
  ['Feedback', '/app/feedback'],
] as const;

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });

test('the sidebar has the specified entries in their sections, and each leads to its screen', async ({
  people,
}) => {
  const { page } = await people.open('ada');
  const main = sidebar(page).getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText(ENTRIES.map(([label]) => label));
  await expect(main.getByRole('group', { name: 'Topics' }).getByRole('link')).toHaveText([
    'Generate a New Topic',
    'Community Topics',
  ]);
  await expect(main.getByRole('group', { name: 'Progress' }).getByRole('link')).toHaveText([
    'Learning',
    'Feedback',
  ]);
  for (const [label, path] of ENTRIES) {
    const link = main.getByRole('link', { name: label });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the sidebar is 200 pixels wide or collapsed to 50, open by default and remembered', async ({
  people,
}) => {
  const { page } = await people.open('ada');
  const width = async () => (await sidebar(page).boundingBox())?.width;
  expect(await width()).toBe(200);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(width).toBe(50);
  expect(await stored(page, 'sidebar-open')).toBe('false');
  await page.reload();
  await expect.poll(width).toBe(50);
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect.poll(width).toBe(200);
});

test('the foot of the sidebar has the theme, Support Us!, help and Logout', async ({ people, baseURL }) => {
  const { page } = await people.open('ada');
  const bar = sidebar(page);
  await expect(bar.getByRole('button', { name: /^Theme/ })).toBeVisible();
  const donation = (await bar.getByRole('link', { name: 'Support Us!' }).getAttribute('href')) ?? '';
  expect(new URL(donation).origin).not.toBe(baseURL);
  await expect(bar.getByRole('link', { name: 'Help & getting started' })).toHaveAttribute('href', '/faq');
  await expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('clicking Room while on Room does nothing', async ({ people }) => {
  const { page } = await people.open('ada', { at: '/app/room?start' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Room' }).click();
  await expect(page).toHaveURL(/\/app\/room\?start/);
});

test('on a phone the sidebar is hidden, and the menu has the four specified entries first', async ({
  people,
}) => {
  const { page } = await people.open('ada', PHONE);
  await expect(sidebar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const entries = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation').locator('a, button');
  await expect(entries.first()).toHaveText('Dashboard');
  expect((await entries.allTextContents()).slice(0, 4)).toEqual(['Dashboard', 'Room', 'Help', 'Logout']);
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Room' }).click();
  await expect(page).toHaveURL(/\/app\/room$/);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Search or enter a command' }).click();
  await page.getByRole('combobox', { name: 'Search or enter a command' }).fill('settings');
  await page.getByRole('option', { name: /^Settings/ }).click();
  await expect(page).toHaveURL(/\/app\/settings$/);
});

test('the theme follows the system until somebody chooses, and is then stored', async ({ people }) => {
  const { page } = await people.open('ada', { colorScheme: 'dark' });
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  expect(await theme()).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(theme).toBe('light');
  await page.getByRole('button', { name: /^Theme/ }).click();
  expect(['light', 'dark']).toContain(await stored(page, 'theme'));
  const chosen = await theme();
  await page.emulateMedia({ colorScheme: chosen === 'light' ? 'dark' : 'light' });
  await page.reload();
  expect(await theme()).toBe(chosen);
});

test('the chosen theme is there before the first paint', async ({ people }) => {
  const { page, context } = await people.visitor({ colorScheme: 'dark' });
  await context.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
});

test('search and commands work with the keyboard alone', async ({ people }) => {
  const { page } = await people.open('ada');
  await expect(page.getByPlaceholder('Search / Enter command').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await page.keyboard.press('/');
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('learning');
  await expect(palette.getByRole('option').first()).toContainText('Learning');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/learning$/);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('topic');
  await expect(palette.getByRole('option', { selected: true })).toContainText('Generate a New Topic');
  await page.keyboard.press('ArrowDown');
  await expect(palette.getByRole('option', { selected: true })).toContainText('Community Topics');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/topics\/community$/);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('> theme light');
  await expect(palette.getByRole('option', { selected: true })).toContainText(/light/i);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
});

test('the current room is stored as activeRoom, and removed on leaving', async ({ people }) => {
  const { page } = await people.open('fay', { at: '/app/room?start' });
  await page.getByRole('textbox', { name: 'Motion' }).fill('This house would move to the four-day week');
  await page.getByRole('button', { name: 'Open the room' }).click();
  await expect(page).toHaveURL(/\/app\/room\/[\w-]+$/);
  const roomId = new URL(page.url()).pathname.split('/').at(-1);
  await expect.poll(() => stored(page, 'activeRoom')).toBe(roomId);
  await page.goto('/app/dashboard');
  await sidebar(page).getByRole('link', { name: 'Room' }).click();
  await expect(page, 'Room leads back into it').toHaveURL(new RegExp(`/app/room/${roomId}$`));
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: /leave/i });
  await confirm.click();
  await expect(page).toHaveURL(/\/app\/room$/);
  await expect.poll(() => stored(page, 'activeRoom')).toBeNull();
});

test('a stored room that no longer exists is forgotten', async ({ people }) => {
  const { page } = await people.open('fay');
  await page.evaluate(() => localStorage.setItem('activeRoom', 'long-gone'));
  await page.goto('/app/room');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This debate is private or doesn’t exist');
  await expect.poll(() => stored(page, 'activeRoom')).toBeNull();
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click();
  await sidebar(page).getByRole('link', { name: 'Room' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms');
});

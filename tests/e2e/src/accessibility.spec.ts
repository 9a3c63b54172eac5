import type { Page } from '@playwright/test';
import { expectAccessibleIn, LOOKS } from './support/axe.ts';
import { expectNoTrap } from './support/keyboard.ts';
import { stayIn } from './support/crowd.ts';
import { commandAs, openRoomAs, startDebateAs } from './support/server.ts';
import { expect, test } from './support/test.ts';

const PUBLIC_PAGES = [
  '/',
  '/faq',
  '/help',
  '/help/moderation',
  '/privacy',
  '/terms',
  '/imprint',
  '/no-such-page',
  '/goodbye',
  '/sign-in',
  '/sign-up',
];
const SIGNED_IN_PAGES = [
  '/app/dashboard',
  '/app/room',
  '/app/people',
  '/app/topics/generate',
  '/app/topics/community',
  '/app/learning',
  '/app/feedback',
  '/app/no-such-page',
  '/onboarding',
];

const expectAccessible = (page: Page) => expectAccessibleIn(LOOKS, page);

async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const path of PUBLIC_PAGES) {
  test(`axe finds nothing on ${path}, and Tab comes round`, async ({ page }) => {
    await page.goto(path);
    await expectSettled(page);
    await expectAccessible(page);
    await expectNoTrap(page);
  });
}

for (const path of SIGNED_IN_PAGES) {
  test(`axe finds nothing signed in on ${path}, and Tab comes round`, async ({ people }) => {
    test.slow();
    const { page } = await people.open('cleo', { at: path });
    await expectSettled(page);
    await expectAccessible(page);
    await expectNoTrap(page);
  });
}

test('axe finds nothing in the search, in the menus and in a dialog', async ({ people }) => {
  const { page } = await people.open('cleo');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing in a room from the first seat to the record', async ({ people }) => {
  test.setTimeout(360_000);
  const { roomId } = await openRoomAs('dara');
  const { page } = await people.open('dara', { at: `/app/room/${roomId}` });
  await expect(page.getByRole('heading', { name: 'Waiting for one more debater' })).toBeVisible();
  await expectAccessible(page);
  await commandAs('emil', { type: 'takeSeat', roomId, seatId: 'against-1' });
  await expect(page.getByRole('heading', { name: 'Are you ready?' })).toBeVisible();
  await expectAccessible(page);
  await commandAs('emil', { type: 'ready', roomId });
  await commandAs('dara', { type: 'ready', roomId });
  await expect(page.getByRole('heading', { name: 'Preparation' })).toBeVisible();
  await expectAccessible(page);
  await commandAs('dara', { type: 'cancel', roomId });
});

test('axe finds nothing on a live floor, with a held message and a note, paused and over', async ({
  people,
}) => {
  test.setTimeout(360_000);
  const { roomId } = await startDebateAs('dara', 'emil');
  await stayIn(roomId, 'emil');
  const { page } = await people.open('dara', { at: `/app/room/${roomId}` });
  await commandAs('dara', {
    type: 'speak',
    roomId,
    text: 'A forest in the middle cools the streets around it.',
  });
  await commandAs('dara', { type: 'speak', roomId, text: 'Only a fool like you would pave it over.' });
  await expect(page.getByRole('button', { name: 'Edit and resend' })).toBeVisible();
  await page.getByRole('button', { name: 'Why?' }).last().click();
  await expectAccessible(page);
  await commandAs('dara', { type: 'pause', roomId });
  await expect(page.getByText(/paused/i).first()).toBeVisible();
  await expectAccessible(page);
  await commandAs('dara', { type: 'end', roomId });
  await expect(page.getByRole('heading', { name: 'Both sides ended the debate' })).toBeVisible();
  await expectAccessible(page);
});

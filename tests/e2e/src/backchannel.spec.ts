import { backchannelPath } from '@rostrum/domain';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { NETWORK_CUT } from './support/guard.ts';
import { database, openRoomAs, uidOf } from './support/server.ts';
import { expect, test } from './support/test.ts';

const ATTACK = 'You are an idiot if you plant trees there.';
const MENDED = 'Planting trees there is a mistake.';
const FIRST_SHOWN = 5;
const PAGE = 50;

const box = (page: Page) => page.getByRole('textbox', { name: 'Write to everyone in the room' });
const lines = (page: Page) => page.getByRole('log', { name: 'Audience chat' });
/** A line that everybody sees, or one's own pending line. */
const line = (page: Page, text: string) => lines(page).locator('p').filter({ hasText: text });

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.keyboard.press('Enter');
}

test('the backchannel shows lines once, keeps failed ones, and returns held ones', async ({
  people,
  guard,
}) => {
  test.slow();
  guard.allow(NETWORK_CUT, 'the test takes the network away');
  const { roomId } = await openRoomAs('dara');
  const at = `/app/room/${roomId}`;
  const { page: cleo, context: atCleos } = await people.open('cleo', { at });
  const { page: fay } = await people.open('fay', { at });
  for (const page of [cleo, fay]) await expect(box(page)).toBeEditable();

  await test.step('a line is there for everybody', async () => {
    await write(cleo, 'Which town has tried it?');
    await expect(line(fay, 'Which town has tried it?')).toHaveText(/^Cleo Lind/);
    await expect(line(cleo, 'Which town has tried it?')).toHaveText('YouWhich town has tried it?');
  });

  await test.step('offline it is not lost: it is marked and can be resent', async () => {
    await atCleos.setOffline(true);
    await write(cleo, 'Freiburg has.');
    await expect(lines(cleo)).toContainText('Not sent, only you see this');
    await expect(line(fay, 'Freiburg has.')).toHaveCount(0);
  });

  await test.step('a reload loses neither that line nor the draft', async () => {
    await box(cleo).fill('Half a thought');
    await atCleos.setOffline(false);
    await cleo.reload();
    await expect(box(cleo)).toHaveValue('Half a thought');
    await expect(lines(cleo)).toContainText('We don’t know whether this arrived.');
    await expectAccessible(cleo, 'a line of the backchannel that was not sent');
  });

  await test.step('resent, it arrives once', async () => {
    await lines(cleo).getByRole('button', { name: 'Try again' }).click();
    await expect(line(cleo, 'Freiburg has.')).toHaveText('YouFreiburg has.');
    await expect(lines(cleo)).not.toContainText('only you see this');
    await write(cleo, 'And it went well.');
    await expect(line(fay, 'And it went well.')).toBeVisible();
    await expect(line(fay, 'Freiburg has.')).toHaveCount(1);
  });

  await test.step('only its author sees a held line, and can reword it', async () => {
    await write(cleo, ATTACK);
    await expect(lines(cleo)).toContainText('Held, only you see this');
    await expect(lines(cleo)).toContainText('Your message attacks someone');
    await expectAccessible(cleo, 'a held line of the backchannel');
    await lines(cleo).getByRole('button', { name: 'Edit' }).click();
    await expect(box(cleo)).toHaveValue(ATTACK);
    await write(cleo, MENDED);
    await expect(line(fay, MENDED)).toHaveText(/^Cleo Lind/);
    await expect(fay.getByText('idiot')).toHaveCount(0);
  });
});

test('a long backchannel opens at its end and is read back on demand; on a phone it is a tab', async ({
  people,
}) => {
  const { roomId } = await openRoomAs('dara');
  await fill(roomId, PAGE + FIRST_SHOWN);
  const { page } = await people.open('cleo', { at: `/app/room/${roomId}` });
  await expect(lines(page).locator('p')).toHaveCount(FIRST_SHOWN);
  await expect(lines(page).locator('p').last()).toContainText(`Line ${PAGE + FIRST_SHOWN}.`);

  await page.getByRole('button', { name: 'Earlier messages' }).click();
  await expect(lines(page).locator('p')).toHaveCount(PAGE);
  await lines(page).hover();
  await expect(async () => {
    await page.mouse.wheel(0, -2_000);
    await expect(lines(page).locator('p').first()).toContainText('Line 1.', { timeout: 1_000 });
  }).toPass();
  await expect(lines(page).locator('p')).toHaveCount(PAGE + FIRST_SHOWN);
  await expect(page.getByRole('button', { name: 'Earlier messages' })).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(lines(page)).toHaveCount(0);
  await page.getByRole('radiogroup', { name: 'Part of the room' }).getByText('Chat').click();
  await expect(lines(page).locator('p')).toHaveCount(PAGE);
  await expect(lines(page).locator('p').last()).toBeInViewport();
});

async function fill(roomId: string, count: number): Promise<void> {
  const db = database();
  const batch = db.batch();
  for (let number = 1; number <= count; number += 1) {
    const createdAtMs = Date.now() - (count - number) * 1_000;
    const author = { authorId: uidOf('fay'), authorName: 'Fay Whitlock' };
    const at = db.doc(`${backchannelPath(roomId)}/line-${number}`);
    batch.set(at, { ...author, text: `Line ${number}.`, createdAtMs });
  }
  await batch.commit();
}

import type { Page } from '@playwright/test';
import { followPath, type Follow } from '@rostrum/domain';
import { randomUUID } from 'node:crypto';
import { commandAs, database, openRoomAs, publishTopicAs, startDebateAs, uidOf } from './support/server.ts';
import { expect, test } from './support/test.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });
const ownMotion = (act: string) => `This house would ${act} ${randomUUID().slice(0, 8)}`;

test('the dashboard immediately shows what others open, debate, end and publish', async ({ people }) => {
  const { page } = await people.open('emil');
  const [emil, fay] = [uidOf('emil'), uidOf('fay')];
  const follow = database().doc(followPath(emil, fay));
  await follow.set({ by: emil, uid: fay, atMs: Date.now() } satisfies Follow);
  const news = part(page, 'People you follow');

  const planned = ownMotion('meet at dusk');
  const opensAtMs = Date.now() + 120_000;
  const { roomId: plannedId } = await openRoomAs('fay', { motion: planned, visibility: 'public', opensAtMs });
  await expect(part(page, 'Starting soon').getByText(planned)).toBeVisible();
  await expect(news).toContainText(`Fay Whitlock is in a room on ${planned}`);
  await commandAs('fay', { type: 'cancel', roomId: plannedId });
  await expect(page.getByText(planned)).toHaveCount(0);

  const live = ownMotion('speak in the open');
  const { roomId } = await openRoomAs('fay', {
    motion: live,
    visibility: 'public',
    lengths: { preparation: 0 },
  });
  await commandAs('dara', { type: 'enter', roomId });
  await commandAs('dara', { type: 'takeSeat', roomId, seatId: 'against-1' });
  for (const person of ['fay', 'dara'] as const) await commandAs(person, { type: 'ready', roomId });
  await expect(part(page, 'Live now').getByText(live)).toBeVisible();
  await expect(news).toContainText(`Fay Whitlock is debating ${live}`);
  await commandAs('fay', { type: 'end', roomId });
  await expect(news).toContainText(`Fay Whitlock debated ${live}`);
  await expect(page.getByText(live)).toHaveCount(1);

  const published = ownMotion('print it');
  await publishTopicAs('fay', { motion: published });
  await expect(news).toContainText(`Fay Whitlock published ${published}`);
  await follow.delete();
  await expect(news).not.toContainText(published);
});

test('two people go on with their debate from their dashboards, and find it there when it is over', async ({
  people,
}) => {
  const [emil, fay] = [await people.open('emil'), await people.open('fay')];
  const { roomId } = await startDebateAs('emil', 'fay');
  const address = `/app/room/${roomId}`;
  const back = (page: Page) =>
    page.getByRole('link', { name: /^Return/ }).and(page.locator(`[href="${address}"]`));
  for (const { page } of [emil, fay]) await expect(back(page)).toBeVisible();
  await back(emil.page).click();
  await expect(emil.page.getByRole('log').first()).toBeVisible();
  await commandAs('emil', { type: 'end', roomId });
  const record = fay.page.locator(`table a[href="${address}"]`);
  await expect(record).toBeVisible();
  await expect(back(fay.page)).toHaveCount(0);
  await record.click();
  for (const { page } of [emil, fay]) {
    await expect(page.getByRole('heading', { name: 'Both sides ended the debate' })).toBeVisible();
  }
});

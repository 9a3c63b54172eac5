import { announcedOn, LISTENING } from './support/announcements.ts';
import { stayIn } from './support/crowd.ts';
import { focusedName, pressByKey, tabTo } from './support/keyboard.ts';
import { expectStep, roomOn } from './support/room.ts';
import { commandAs } from './support/server.ts';
import { expect, test } from './support/test.ts';

const MOTION = 'This house would open school libraries to the whole street';

test('a whole debate is played with the keyboard alone, and what is announced tells it', async ({
  people,
}, info) => {
  const { page } = await people.open('dara', { at: '/app/room', script: LISTENING });
  const dara = roomOn(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  let roomId = '';

  await test.step('Dara opens a room from the form', async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'Motion' }));
    await page.keyboard.type(MOTION);
    await pressByKey(page, button('Open the room'));
    await page.waitForURL(/\/app\/room\/[\w-]+$/);
    roomId = page.url().split('/').at(-1) ?? '';
    await expect(page.getByRole('heading', { level: 1, name: MOTION })).toBeVisible();
  });

  await test.step('Emil comes; both are ready and start at once', async () => {
    await commandAs('emil', { type: 'enter', roomId });
    await commandAs('emil', { type: 'takeSeat', roomId, seatId: 'against-1' });
    await stayIn(roomId, 'emil');
    await pressByKey(page, button('I am ready'));
    await commandAs('emil', { type: 'ready', roomId });
    await pressByKey(page, button('Start now'));
    await commandAs('emil', { type: 'startNow', roomId });
    await expectStep([dara], 'Opening, For');
  });

  await test.step('the composer has the focus; Dara speaks and yields', async () => {
    await tabTo(page, dara.composer);
    await page.keyboard.type('A library that is locked at four serves nobody.');
    await page.keyboard.press('Control+Enter');
    await expect(dara.line('A library that is locked at four')).toBeVisible();
    await expect(dara.composer).toBeFocused();
    await pressByKey(page, button('Yield'));
    await expectStep([dara], 'Opening, Against');
    expect(await focusedName(page)).not.toBe('nothing');
  });

  await page.screenshot({ path: info.outputPath('x.png') });
  console.log((await announcedOn(page)).join('\n'));
});

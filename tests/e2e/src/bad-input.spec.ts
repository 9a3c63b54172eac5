import type { Page } from '@playwright/test';
import { stayIn } from './support/crowd.ts';
import { gate } from './support/gate.ts';
import { NETWORK_CUT } from './support/guard.ts';
import type { People } from './support/people.ts';
import { roomOn, typeCode } from './support/room.ts';
import { commandAs, openRoomAs, startDebateAs, storedMessages } from './support/server.ts';
import { expect, test } from './support/test.ts';

test.describe('a motion', () => {
  for (const { name, motion, says } of [
    { name: 'that is empty', motion: '', says: 'Write the motion in words' },
    {
      name: 'of 5,000 characters',
      motion: 'a word '.repeat(715).slice(0, 5_000),
      says: 'Keep the motion to 300 characters',
    },
    { name: 'of emoji alone', motion: '🎉'.repeat(20), says: 'Write the motion in words' },
  ]) {
    test(`${name} is refused in a clear sentence, and nothing is opened`, async ({ people }) => {
      const { page } = await people.open('ada', { at: '/app/room?start' });
      const field = page.getByRole('textbox', { name: 'Motion' });
      await field.fill(motion);
      await page.getByRole('button', { name: 'Open the room' }).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(says));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(page).toHaveURL(/\/app\/room\?start/);
    });
  }
});

test.describe('the way into a room', () => {
  test('an unknown code is refused in a clear sentence', async ({ people }) => {
    const { page } = await people.open('ben', { at: '/app/room?join' });
    await typeCode(page, 'ZZZZZZ');
    await expect(
      page.getByText('No debate has that code. Check it with the person who gave it to you.'),
    ).toBeVisible();
  });

  test('the code of a full room leads in to watch, with no seat to take', async ({ people }) => {
    const { page } = await people.open('cleo');
    const { code } = await startDebateAs('ada', 'ben');
    await page.goto('/app/room?join');
    await typeCode(page, code);
    await expect(page.getByText('Ada Marsh has the floor. You’re watching.')).toBeVisible();
    await expect(roomOn(page).composer).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Take the seat' })).toHaveCount(0);
  });

  test('the code of an ended debate leads to its record, and nothing can be written', async ({ people }) => {
    const { code, roomId } = await startDebateAs('ada', 'ben');
    await commandAs('ada', { type: 'end', roomId });
    const { page } = await people.open('cleo', { at: '/app/room?join' });
    await typeCode(page, code);
    await expect(page.getByRole('heading', { name: 'Both sides ended the debate' })).toBeVisible();
    await expect(roomOn(page).composer).toHaveCount(0);
  });

  test('an address without a room explains that, and offers the code and the way back', async ({
    people,
  }) => {
    const { page } = await people.open('cleo', { at: '/app/room/there-is-none-here' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This debate is private or doesn’t exist',
    );
    await page.getByRole('link', { name: 'Back to the rooms' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible();
  });

  test('two people take one seat at once: one gets it and the other learns why not', async ({ people }) => {
    const { roomId } = await openRoomAs('ada');
    const at = `/app/room/${roomId}`;
    const pages = [(await people.open('ben', { at })).page, (await people.open('cleo', { at })).page];
    const bothAsked = gate();
    let asked = 0;
    for (const page of pages) {
      await expect(page.getByRole('button', { name: 'Take the seat' })).toBeVisible();
      await page.route('**/rooms', async (route) => {
        asked += 1;
        if (asked === pages.length) bothAsked.open();
        await bothAsked.opened;
        await route.continue();
      });
    }
    await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Take the seat' }).click()));

    const outcomes = await Promise.all(
      pages.map(async (page) => {
        const seat = page.getByRole('button', { name: 'I’m ready' });
        const refusal = page.getByText('Someone took that seat just before you.');
        await expect(seat.or(refusal)).toBeVisible();
        return (await seat.isVisible()) ? 'seated' : 'told why not';
      }),
    );
    expect(outcomes.toSorted()).toEqual(['seated', 'told why not']);
  });
});

test.describe('a post', () => {
  test('a draft survives a reload in the middle of the speech', async ({ people }) => {
    const page = await onTheFloor(people);
    const draft = 'What I had nearly finished saying\nwhen the page was loaded again';
    await roomOn(page).composer.fill(draft);
    await page.reload();
    await expect(roomOn(page).composer).toHaveValue(draft);
    await expect(roomOn(page).floor).not.toContainText('nearly finished');
  });

  test('sent while offline, it waits, goes out once the connection is back, and is stored once', async ({
    people,
    guard,
  }) => {
    guard.allow(NETWORK_CUT, 'the test takes the network away');
    const page = await onTheFloor(people);
    const room = roomOn(page);
    await page.context().setOffline(true);
    await room.say('Said in a tunnel.');
    await expect(room.line('Said in a tunnel.')).toContainText('when the connection is back');
    expect(await storedMessages(roomIdOf(page))).toHaveLength(0);

    await page.context().setOffline(false);
    await expect(room.line('Said in a tunnel.').getByRole('time')).toBeVisible();
    await expect(room.line('Said in a tunnel.')).toHaveCount(1);
    expect(await storedMessages(roomIdOf(page))).toMatchObject([
      { text: 'Said in a tunnel.', state: 'shown' },
    ]);
  });

  test('whose answer is lost is resent and stored once', async ({ people, guard }) => {
    guard.allow(NETWORK_CUT, 'the test loses an answer');
    const page = await onTheFloor(people);
    const ids: string[] = [];
    await page.route('**/rooms', async (route) => {
      const body = route.request().postData() ?? '';
      if (!body.includes('"speak"')) return route.continue();
      ids.push(/"commandId":"([^"]+)"/.exec(body)?.[1] ?? '');
      if (ids.length > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    const room = roomOn(page);
    await room.say('Heard, but not confirmed.');
    await expect(room.line('Heard, but not confirmed.').getByRole('time')).toBeVisible();
    await expect.poll(() => ids.length).toBe(2);
    expect(ids[0]).toBe(ids[1]);
    await expect(room.line('Heard, but not confirmed.')).toHaveCount(1);
    expect(await storedMessages(roomIdOf(page))).toHaveLength(1);
  });
});

/** Dara at the beginning of her own opening. */
async function onTheFloor(people: People): Promise<Page> {
  const { roomId } = await startDebateAs('dara', 'emil');
  await stayIn(roomId, 'emil');
  const { page } = await people.open('dara', { at: `/app/room/${roomId}` });
  await expect(roomOn(page).note('I am an AI. I take no side.')).toBeVisible();
  await expect(roomOn(page).composer).toBeEditable();
  return page;
}

function roomIdOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

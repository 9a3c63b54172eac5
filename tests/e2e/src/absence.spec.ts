import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { NETWORK_CUT } from './support/guard.ts';
import type { DemoPerson, People } from './support/people.ts';
import { chooseInMenu, expectStep, roomOn, secondsLeft, type RoomPage } from './support/room.ts';
import { fillRoomAs, storedRoom, uidOf } from './support/server.ts';
import { expect, test } from './support/test.ts';

/** The grace of a heartbeat that does not come is 25 seconds; a slow machine notices later. */
const GONE_WITHIN = { timeout: 90_000 };
/** The maximum difference between a clock and the server's after a reconnection, in seconds. */
const CLOCK_ERROR = 2;

test('the debate waits by name for a debater whose connection is lost, and continues automatically afterwards', async ({
  people,
  guard,
}) => {
  test.slow();
  guard.allow(NETWORK_CUT, 'the test takes the network away');
  const [emil, fay] = await twoOnTheFloor(people, 'emil', 'fay');
  await emil.say('A forest keeps the rain where it falls.');
  await expect(fay.line('A forest keeps the rain')).toBeVisible();

  await test.step('after the grace the other side reads who is missing, and the clock stops', async () => {
    await fay.page.context().setOffline(true);
    await expect(fay.page.getByText('You’re offline.')).toBeVisible();
    await expect(emil.ask('Lost connection')).toContainText(
      'Fay Whitlock has lost connection. The debate will wait for up to 5 minutes.',
      GONE_WITHIN,
    );
    await expect(emil.page.getByRole('timer')).toHaveAccessibleName(/Paused/);
    await expectAccessible(emil.page, 'a lost connection');
  });

  const { debate: paused } = await storedRoom(roomIdOf(emil.page));
  await test.step('back online, nobody has to press anything', async () => {
    await fay.page.context().setOffline(false);
    for (const room of [emil, fay]) {
      await expect(room.ask('Lost connection')).toHaveCount(0, GONE_WITHIN);
      await expect(room.page.getByRole('timer')).not.toHaveAccessibleName(/Paused/);
    }
  });

  await test.step('the time of the pause is not taken from the speech, and both clocks are right', async () => {
    const { debate } = await storedRoom(roomIdOf(emil.page));
    if (debate.phase !== 'live' || paused.phase !== 'paused') throw new Error(`It is ${debate.phase}`);
    expect(debate.floor.endsAtMs - debate.atMs).toBe(paused.remainingMs);
    for (const { page } of [emil, fay]) {
      const wrongBy = async () =>
        Math.abs((await secondsLeft(page)) - (debate.floor.endsAtMs - Date.now()) / 1_000);
      await expect.poll(wrongBy).toBeLessThanOrEqual(CLOCK_ERROR);
    }
    await emil.say('And it cools the street.');
    await expect(fay.line('And it cools the street.')).toBeVisible();
  });
});

test('a spectator takes the seat of a debater who leaves, and the debate continues', async ({ people }) => {
  test.slow();
  const [ada, ben] = await twoOnTheFloor(people, 'ada', 'ben');
  const cleo = await enter(people, 'cleo', roomIdOf(ada.page));
  await expect(cleo.page.getByText('Ada Marsh has the floor. You’re watching.')).toBeVisible();
  await ada.say('What I said before I had to go.');

  await test.step('Ada leaves after a question, and the debate pauses', async () => {
    await ada.page.getByRole('button', { name: 'Leave', exact: true }).click();
    const question = ada.page.getByRole('alertdialog', { name: 'Leave this debate?' });
    await expect(question).toContainText('it waits until someone takes your seat');
    await question.getByRole('button', { name: 'Leave my seat' }).click();
    await expect(ada.page).toHaveURL(/\/app\/room$/);
    for (const room of [ben, cleo])
      await expect(room.ask('Free seat')).toContainText('Someone left: For is free.');
    await expect(ben.ask('Free seat').getByRole('button', { name: 'Take the seat' })).toHaveCount(0);
    await expectAccessible(cleo.page, 'a free seat');
  });

  await test.step('Cleo sits down and has the floor with the time that was left', async () => {
    const { debate: paused } = await storedRoom(roomIdOf(ben.page));
    await cleo.ask('Free seat').getByRole('button', { name: 'Take the seat' }).click();
    await expect(cleo.composer).toBeEditable();
    await expect(ben.ask('Free seat')).toHaveCount(0);
    const { debate } = await storedRoom(roomIdOf(ben.page));
    if (debate.phase !== 'live' || paused.phase !== 'paused') throw new Error(`It is ${debate.phase}`);
    expect(debate.seats['for-1']).toBe(uidOf('cleo'));
    expect(debate.floor.endsAtMs - debate.atMs).toBe(paused.remainingMs);
  });

  await test.step('the messages stay, and the debate continues with the new speaker', async () => {
    await cleo.say('I go on where Ada stopped.');
    await expect(ben.line('I go on where Ada stopped.')).toContainText('Cleo Lind');
    await expect(ben.line('What I said before I had to go.')).toContainText('Ada Marsh');
    await cleo.press('Yield');
    await expectStep([cleo, ben], 'Opening, Against');
    await ben.say('Welcome to the debate.');
    await expect(cleo.line('Welcome to the debate.')).toBeVisible();
  });
});

test('an early end that one side declines changes nothing; agreed to, it ends the debate', async ({
  people,
}) => {
  const [cleo, dara] = await twoOnTheFloor(people, 'cleo', 'dara');
  await cleo.say('I have said all that there is to say.');

  await test.step('the other side is asked, and declines', async () => {
    await cleo.press('Ask to end');
    await expect(cleo.ask('Early end')).toContainText(
      'You’ve asked to end the debate now. Against decides; silence means no.',
    );
    await expect(cleo.ask('Early end').getByRole('button', { name: 'Agree and end' })).toHaveCount(0);
    await expect(dara.ask('Early end')).toContainText(
      'Cleo Lind has asked to end the debate now. Do you agree?',
    );
    await dara.ask('Early end').getByRole('button', { name: 'Keep going' }).click();
    for (const room of [cleo, dara])
      await expect(room.ask('Early end')).toContainText('Dara Novak said no. Nothing changes.');
    for (const room of [cleo, dara]) await expect(room.ask('Early end')).toHaveCount(0);
    await cleo.say('Then one sentence more.');
    await expect(dara.line('Then one sentence more.')).toBeVisible();
  });

  await test.step('when the other side asks, it is accepted', async () => {
    await chooseInMenu(dara.page, 'Ask to end early');
    await expect(cleo.ask('Early end')).toContainText('Do you agree?');
    await cleo.ask('Early end').getByRole('button', { name: 'Agree and end' }).click();
    for (const { page } of [cleo, dara])
      await expect(page.getByRole('heading', { name: 'Both sides ended the debate' })).toBeVisible();
  });
  const { debate, status } = await storedRoom(roomIdOf(cleo.page));
  expect({ status, debate }).toMatchObject({ status: 'finished', debate: { outcome: 'agreed' } });
});

/** Both are in the room and the first step runs, with the first one on the side For. */
async function twoOnTheFloor(
  people: People,
  pro: 'ada' | 'cleo' | 'emil',
  con: 'ben' | 'dara' | 'fay',
): Promise<[RoomPage, RoomPage]> {
  const { roomId } = await fillRoomAs(pro, con, { 'opening-for': 600 });
  const rooms: [RoomPage, RoomPage] = [await enter(people, pro, roomId), await enter(people, con, roomId)];
  for (const room of rooms) await room.press('I’m ready');
  await expectStep(rooms, 'Opening, For');
  return rooms;
}

async function enter(people: People, person: DemoPerson, roomId: string): Promise<RoomPage> {
  const { page } = await people.open(person, { at: `/app/room/${roomId}` });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return roomOn(page);
}

function roomIdOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

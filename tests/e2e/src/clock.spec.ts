import type { People } from './support/people.ts';
import { expectStep, roomOn, secondsLeft, STEP_ENDS_WITHIN, type RoomPage } from './support/room.ts';
import { commandAs, fillRoomAs, startDebateAs, storedRoom } from './support/server.ts';
import { expect, test } from './support/test.ts';

const SHORT = { 'opening-for': 10 };
const TEN_MINUTES_MS = 600_000;

test('a step ends at its deadline though nobody clicks; words sent after it are kept, held, and say so', async ({
  people,
}) => {
  const { cleo, dara } = await shortOpening(people);
  await cleo.composer.fill('I was still writing when the time was over');

  await expectStep([cleo, dara], 'Opening, Against', STEP_ENDS_WITHIN);
  await expect(dara.note('Dara Novak has the floor')).toBeVisible();
  await expect(cleo.page.getByRole('textbox', { name: 'Your words' })).toHaveValue(/still writing/);
  await cleo.press('Send to hold');
  await expect(cleo.line('I was still writing')).toContainText('held, only you see this');
  await expect(cleo.note('It waits here; send it again when you have the floor.')).toBeVisible();
  await expect(dara.line('I was still writing')).toHaveCount(0);
});

test('a message sent in the grace after the deadline still counts', async ({ people }) => {
  const { cleo, dara } = await shortOpening(people);
  await cleo.composer.fill('One last sentence.');
  await expect(cleo.page.getByText('Time. Finish your sentence')).toBeVisible(STEP_ENDS_WITHIN);
  await expect(cleo.page.getByRole('timer')).toHaveAccessibleName(/Grace time/);

  await cleo.press(/^Speak/);
  await expect(dara.line('One last sentence.')).toContainText('Cleo Lind');
});

test('browsers whose clocks are ten minutes wrong show the real time left, and can play', async ({
  people,
}) => {
  const ahead = await people.open('emil', { script: wrongClock(TEN_MINUTES_MS) });
  const behind = await people.open('fay', { script: wrongClock(-TEN_MINUTES_MS) });
  const { roomId } = await startDebateAs('emil', 'fay');
  const { debate } = await storedRoom(roomId);
  const endsAtMs = 'floor' in debate ? debate.floor.endsAtMs : Number.NaN;
  const [emil, fay] = [roomOn(ahead.page), roomOn(behind.page)];
  for (const { page } of [emil, fay]) {
    await page.goto(`/app/room/${roomId}`);
    const wrongBy = async () => Math.abs((await secondsLeft(page)) - (endsAtMs - Date.now()) / 1_000);
    await expect.poll(wrongBy).toBeLessThanOrEqual(2);
  }

  await emil.say('My clock is ahead of everybody.');
  await expect(fay.line('My clock is ahead of everybody.')).toBeVisible();
  await emil.press('Yield');
  await expectStep([emil, fay], 'Opening, Against');
  await fay.say('And mine is behind.');
  await expect(emil.line('And mine is behind.')).toBeVisible();
});

/** Cleo's ten-second opening begins when both have the room open, however long that took. */
async function shortOpening(people: People): Promise<{ cleo: RoomPage; dara: RoomPage }> {
  const cleo = roomOn((await people.open('cleo')).page);
  const dara = roomOn((await people.open('dara')).page);
  const { roomId } = await fillRoomAs('cleo', 'dara', SHORT);
  for (const { page } of [cleo, dara]) {
    await page.goto(`/app/room/${roomId}`);
    await expect(page.getByRole('button', { name: 'I am ready' })).toBeVisible();
  }
  for (const person of ['cleo', 'dara'] as const) await commandAs(person, { type: 'ready', roomId });
  return { cleo, dara };
}

/** The page's own clock, wrong by this many milliseconds; it runs at normal speed. */
function wrongClock(wrongByMs: number): string {
  return `(() => {
    const Right = Date;
    globalThis.Date = class Date extends Right {
      constructor(...parts) {
        if (parts.length === 0) super(Right.now() + ${wrongByMs});
        else super(...parts);
      }
      static now() {
        return Right.now() + ${wrongByMs};
      }
    };
  })()`;
}

import type { People } from './support/people.ts';
import { expectStep, roomOn, secondsLeft, STEP_ENDS_WITHIN, type RoomPage } from './support/room.ts';
import { commandAs, fillRoomAs, startDebateAs, storedRoom } from './support/server.ts';
import { expect, test } from './support/test.ts';

const TEN_MINUTES_MS = 600_000;

test('a step ends at its deadline though nobody clicks; a draft goes out by itself, unless its author keeps it', async ({
  people,
}) => {
  const { cleo, dara, roomId } = await shortStep(people, 'cross-examination');
  const kept = 'I keep this for my rebuttal.';

  await test.step('words written ahead are a private draft, and sending them only says why it waits', async () => {
    const why =
      'Cleo Lind has the floor. Write ahead if you like: only you see it, and it stays here until your turn.';
    await dara.page.getByRole('switch', { name: 'Send when time is up' }).uncheck();
    await dara.composer.fill(kept);
    await dara.composer.press('Control+Enter');
    await expect(dara.page.getByRole('status').filter({ hasText: why })).toHaveCount(2);
    await expect(dara.composer).toHaveValue(kept);
  });

  for (const person of ['cleo', 'dara'] as const) await commandAs(person, { type: 'yield', roomId });
  await expectStep([cleo, dara], 'Cross-examination');
  await cleo.composer.fill('I was still writing when the time was over');
  await expectStep([cleo, dara], 'Rebuttal, For', STEP_ENDS_WITHIN);

  await test.step('Cleo’s draft has gone out, and everybody reads how', async () => {
    await expect(dara.line('I was still writing')).toContainText('Cleo Lind');
    await expect(dara.note('Cleo Lind’s draft went out by itself when the time was up.')).toBeVisible();
    await expect(cleo.composer).toHaveValue('');
  });

  await test.step('Dara’s is still hers alone, counts as nothing, and goes out with one tap in her turn', async () => {
    await expect(cleo.note('Nothing from Dara Novak reached the floor.')).toBeVisible();
    await expect(dara.composer).toHaveValue(kept);
    for (const room of [cleo, dara]) {
      await expect(room.line(kept)).toHaveCount(0);
      await expect(room.beside).toContainText('It has found no reason to step in on either side.');
    }
    await cleo.press('Yield');
    await expectStep([cleo, dara], 'Rebuttal, Against');
    await dara.press(/^Speak/);
    await expect(cleo.line(kept)).toContainText('Dara Novak');
  });
});

test('a message sent in the grace after the deadline still counts', async ({ people }) => {
  const { cleo, dara } = await shortStep(people, 'opening-for');
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

/** A debate with one step of ten seconds. The debate begins when both have the room open, however long that took. */
async function shortStep(
  people: People,
  stepId: string,
): Promise<{ cleo: RoomPage; dara: RoomPage; roomId: string }> {
  const cleo = roomOn((await people.open('cleo')).page);
  const dara = roomOn((await people.open('dara')).page);
  const { roomId } = await fillRoomAs('cleo', 'dara', { [stepId]: 10 });
  for (const { page } of [cleo, dara]) {
    await page.goto(`/app/room/${roomId}`);
    await expect(page.getByRole('button', { name: 'I’m ready' })).toBeVisible();
  }
  for (const person of ['cleo', 'dara'] as const) await commandAs(person, { type: 'ready', roomId });
  return { cleo, dara, roomId };
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

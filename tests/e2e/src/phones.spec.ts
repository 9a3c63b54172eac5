import type { Page } from '@playwright/test';
import { roomOn, typeCode, type RoomPage } from './support/room.ts';
import { storedMessages } from './support/server.ts';
import { expect, test } from './support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const MOTION = 'This house would give every street a bench';
const OPENING = 'People rest where there is a place to sit, and they meet there.';
const ANSWER = 'Benches cost money that the crossing needs first.';
const QUESTION = 'Who pays for the crossing now?';
const REPLY = 'The same town, out of the same purse.';
const REBUTTAL = 'Then the bench is the cheaper half of one plan.';
const LAST = 'A plan with no end is no plan.';

test('two people play a whole Quick clash on their phones', async ({ people }) => {
  const ada = roomOn((await people.open('ada', { ...PHONE, at: '/app/room' })).page);
  const ben = roomOn((await people.open('ben', { ...PHONE, at: '/app/room' })).page);
  await test.step('Ada opens a room, and Ben joins with its code', async () => {
    await tap(ada, 'Start a debate');
    await ada.page.getByRole('textbox', { name: 'Motion' }).fill(MOTION);
    await ada.page.getByRole('radiogroup', { name: 'Your side' }).getByText('For', { exact: true }).tap();
    await tap(ada, 'Open the room');
    await expect(ada.page.getByRole('heading', { name: 'Waiting for one more debater' })).toBeVisible();
    await typeCode(ben.page, await ada.page.getByRole('textbox', { name: 'Code' }).inputValue());
    await tap(ben, 'Take the seat');
  });

  await test.step('they start at once', async () => {
    for (const room of [ada, ben]) await tap(room, 'I’m ready');
    for (const room of [ada, ben]) await tap(room, 'Start now');
    await expectTurn(ada.page, 'Opening, For');
  });

  await test.step('each speaks in turn, and the other sees the last words and the clock', async () => {
    await says(ada, ben, OPENING);
    await tap(ada, 'Yield');
    await expectTurn(ben.page, 'Opening, Against');
    await says(ben, ada, ANSWER);
    await tap(ben, 'Yield');
    await expectTurn(ada.page, 'Cross-examination');
    await says(ada, ben, QUESTION);
    await says(ben, ada, REPLY);
    for (const room of [ada, ben]) await tap(room, 'Yield');
    await expectTurn(ada.page, 'Rebuttal, For');
    await says(ada, ben, REBUTTAL);
    await tap(ada, 'Yield');
    await expectTurn(ben.page, 'Rebuttal, Against');
    await says(ben, ada, LAST);
    await tap(ben, 'Yield');
  });

  await test.step('the debate is over for both, and every word is there', async () => {
    for (const { page } of [ada, ben])
      await expect(page.getByRole('heading', { name: 'The debate is over' })).toBeInViewport();
    const roomId = new URL(ada.page.url()).pathname.split('/').at(-1) ?? '';
    expect((await storedMessages(roomId)).map(({ text }) => text)).toEqual([
      OPENING,
      ANSWER,
      QUESTION,
      REPLY,
      REBUTTAL,
      LAST,
    ]);
    await ada.page.getByRole('link', { name: 'Report' }).first().tap();
    await expect(ada.page.getByRole('heading', { name: 'Argument map' })).toBeVisible();
  });
});

async function says(speaker: RoomPage, other: RoomPage, words: string): Promise<void> {
  await speaker.say(words);
  await expect(other.line(words)).toBeInViewport();
  await expect(other.page.getByRole('timer')).toBeInViewport();
}

const tap = ({ page }: RoomPage, name: string) => page.getByRole('button', { name }).tap();

/** On a phone the head names the step that runs. */
async function expectTurn(page: Page, step: string): Promise<void> {
  await expect(page.getByText(step, { exact: true }).filter({ visible: true }).first()).toBeVisible();
}

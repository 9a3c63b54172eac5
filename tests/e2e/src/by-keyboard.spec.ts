import type { Page } from '@playwright/test';
import { announcedOn, LISTENING } from './support/announcements.ts';
import { stayIn } from './support/crowd.ts';
import { focusedName, pressByKey, tabTo } from './support/keyboard.ts';
import { expectStep, roomOn } from './support/room.ts';
import { commandAs, storedMessages } from './support/server.ts';
import { expect, test } from './support/test.ts';

const MOTION = 'This house would open school libraries to the whole street';
const OPENING = 'A library that is locked at four serves nobody.';
const ANSWER = 'Pupils need a room where no stranger sits.';
const QUESTION = 'Who sits there on a Saturday?';
const REPLY = 'Nobody, so nobody is disturbed.';
const REBUTTAL = 'Then open it on Saturdays first.';
const LAST = 'A caretaker costs more than the books.';
/** What a person hears who sees nothing; in this order, each once. */
const TOLD = [
  'All seats are taken. Say that you’re ready.',
  'Preparation has begun.',
  'I am an AI. I take no side.',
  'Opening, Against: Emil Sørensen has the floor',
  `Emil Sørensen, Against: ${ANSWER}`,
  'Cross-examination: Dara Novak and Emil Sørensen share the floor',
  `Emil Sørensen, Against: ${REPLY}`,
  'Rebuttal, For: Dara Novak has the floor',
  'Rebuttal, Against: Emil Sørensen has the floor',
  `Emil Sørensen, Against: ${LAST}`,
  'That was the last step.',
];
const SAID = [OPENING, ANSWER, QUESTION, REPLY, REBUTTAL, LAST];

test('a whole debate is played by keyboard alone, and the announcements tell it in order', async ({
  people,
}, info) => {
  const { page } = await people.open('dara', { at: '/app/room', script: LISTENING });
  const dara = roomOn(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  let roomId = '';
  const asEmil = (type: 'yield' | 'ready') => commandAs('emil', { type, roomId });
  const emilSays = async (text: string) => {
    await commandAs('emil', { type: 'speak', roomId, text });
    await expect(dara.line(text)).toBeVisible();
  };
  const daraSays = async (text: string) => {
    await tabTo(page, dara.composer);
    await page.keyboard.type(text);
    await page.keyboard.press('Control+Enter');
    await expect(dara.line(text)).toBeVisible();
    await expect(dara.composer).toBeFocused();
  };
  const daraYields = async (next: string) => {
    await pressByKey(page, button('Yield'));
    await expectStep([dara], next);
    await expectFocus(page);
  };

  await test.step('Dara opens a room from the form', async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'Motion' }));
    await page.keyboard.type(MOTION);
    await tabTo(
      page,
      page.getByRole('radiogroup', { name: 'Your side' }).getByRole('radio', { checked: true }),
    );
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'For', exact: true })).toBeChecked();
    await pressByKey(page, button('Open the room'));
    await expect(page.getByRole('heading', { level: 1, name: MOTION })).toBeVisible();
    roomId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  });

  await test.step('Emil comes, and both start at once', async () => {
    await commandAs('emil', { type: 'enter', roomId });
    await commandAs('emil', { type: 'takeSeat', roomId, seatId: 'against-1' });
    await stayIn(roomId, 'emil');
    await pressByKey(page, button('I’m ready'));
    await asEmil('ready');
    await pressByKey(page, button('Start now'));
    await asEmil('ready');
    await expectStep([dara], 'Opening, For');
    await expectFocus(page);
  });

  await test.step('they speak, ask and rebut', async () => {
    await daraSays(OPENING);
    await daraYields('Opening, Against');
    await emilSays(ANSWER);
    await asEmil('yield');
    await expectStep([dara], 'Cross-examination');
    await expectFocus(page);
    await daraSays(QUESTION);
    const stored = async () => (await storedMessages(roomId)).map(({ text }) => text);
    await expect.poll(stored).toContain(QUESTION);
    await emilSays(REPLY);
    await asEmil('yield');
    await daraYields('Rebuttal, For');
    await daraSays(REBUTTAL);
    await daraYields('Rebuttal, Against');
    await emilSays(LAST);
    await asEmil('yield');
  });

  await test.step('the announcements tell the debate in its order, without one’s own words', async () => {
    const told = async () =>
      (await announcedOn(page)).filter((words) => TOLD.some((line) => words.includes(line)));
    await expect.poll(told).toEqual(TOLD.map((line) => expect.stringContaining(line)));
    const heard = await announcedOn(page);
    await info.attach('announcements', { body: heard.join('\n') });
    expect(heard.filter((words) => /characters|Nothing came/.test(words))).toEqual([]);
  });

  await test.step('the debate is over, and the keyboard leads to the report', async () => {
    await expect(page.getByRole('heading', { name: 'The debate is over' })).toBeVisible();
    await expectFocus(page);
    expect((await storedMessages(roomId)).map(({ text }) => text)).toEqual(SAID);
    await expect(page.getByText('A summary, the argument map, airtime')).toBeVisible();
    await pressByKey(page, page.getByRole('link', { name: 'Report' }).first());
    await expect(page.getByRole('heading', { name: 'Argument map' })).toBeVisible();
  });
});

/** A keyboard whose focus is lost has to start again from the top of the page. */
async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => focusedName(page)).not.toBe('nothing');
}

import { captionsPath, messagesPath } from '@rostrum/domain';
import { expectAccessible } from './support/axe.ts';
import { aCaller, stayIn } from './support/crowd.ts';
import { cutOff, FAKE_RECOGNITION, hear } from './support/fake-recognition.ts';
import { roomOn, type RoomPage } from './support/room.ts';
import { commandAs, database, refusalTo, startDebateAs, storedMessages } from './support/server.ts';
import { expect, test } from './support/test.ts';

const FIRST = 'A forest makes the town cooler by ten degrees.';
const SECOND = 'A forest makes the town cooler by two degrees.';
const THIRD = 'A forest makes the town cooler by two degrees in August.';
const ANSWER = 'Two degrees are not worth a whole square.';
const A_MINUTE_MS = 60_000;

test('words on the floor can be reworded for a short while, answered with one tap, flagged and quoted', async ({
  people,
}) => {
  test.slow();
  const gina = await aCaller('Gina Holm');
  const { roomId } = await startDebateAs('ada', 'ben', { 'opening-for': 1_200, 'opening-against': 1_200 });
  await commandAs(gina, { type: 'enter', roomId });
  for (const person of ['ada', 'ben'] as const) await stayIn(roomId, person);
  const script = FAKE_RECOGNITION;
  const ada = roomOn((await people.open('ada', { at: `/app/room/${roomId}`, script })).page);
  const ben = roomOn((await people.open('ben', { at: `/app/room/${roomId}` })).page);

  await test.step('the author dictates them, others read captions, and the posted words replace these', async () => {
    await ada.press('Dictate');
    await ada.page.getByRole('button', { name: 'Start dictating' }).click();
    await hear(ada.page, 'a forest makes', '', 'the town');
    const caption = ben.page.getByText('Ada Marsh is saying');
    await expect(ben.page.getByText('A forest makes the town', { exact: true })).toBeVisible();
    await expectAccessible(ben.page, 'live captions');
    await cutOff(ada.page);
    await hear(ada.page, 'cooler by ten degrees.', 'cooler by ten degrees.');
    await expect(ada.composer).toHaveValue(FIRST);
    await expect(caption).toBeVisible();
    await ada.press('Speak');
    await expect(ben.line(FIRST)).toContainText('Ada Marsh');
    await expect(caption).toHaveCount(0);
    expect((await database().collection(captionsPath(roomId)).get()).size).toBe(0);
    await expect(ada.page.getByRole('button', { name: 'Dictate' })).toBeVisible();
  });

  await test.step('the author rewords them, and everybody reads the new words', async () => {
    await reword(ada, FIRST, SECOND);
    await reword(ada, SECOND, THIRD);
    await expect(ben.line(THIRD)).toContainText('edited');
    await expect(ben.line(FIRST)).toHaveCount(0);
    await expect(ben.line(THIRD).getByRole('button', { name: 'Edit your words' })).toHaveCount(0);
  });

  await test.step('earlier words stay readable, in order', async () => {
    await ben.line(THIRD).getByRole('button', { name: 'edited' }).click();
    const history = ben.page.getByRole('dialog', { name: 'Before it was edited' });
    await expect(history.getByRole('listitem')).toHaveText([new RegExp(FIRST), new RegExp(SECOND)]);
    await expectAccessible(ben.page, 'earlier wordings of a message');
    await ben.page.keyboard.press('Escape');
    await expect(history).toHaveCount(0);
  });

  await test.step('after half a minute they stay as they are', async () => {
    const [message] = await storedMessages(roomId);
    const stored = (await database().collection(messagesPath(roomId)).get()).docs[0];
    await stored?.ref.update({ createdAtMs: (message?.createdAtMs ?? 0) - A_MINUTE_MS });
    await ada.line(THIRD).hover();
    await expect(ada.line(THIRD).getByRole('button', { name: 'Quote your words' })).toBeVisible();
    await expect(ada.line(THIRD).getByRole('button', { name: 'Edit your words' })).toHaveCount(0);
    const edit = { type: 'edit', roomId, messageId: stored?.id ?? '', text: FIRST } as const;
    expect(await refusalTo('ada', edit)).toBe(
      'A message can be edited only in the first 30 seconds after it was sent.',
    );
  });

  await test.step('one tap reacts to them, another removes the reaction', async () => {
    await openMenu(ben, THIRD, 'Ada Marsh');
    await ben.page.getByRole('menuitemradio', { name: 'Source?' }).click();
    await expect(ada.line(THIRD)).toContainText('Source? 1');
    const messageId = await idOf(roomId, THIRD);
    await commandAs(gina, { type: 'react', roomId, messageId, reaction: 'sourcePlease' });
    const tap = ben.line(THIRD).getByRole('button', { name: 'Source? 2' });
    await expect(tap).toHaveAttribute('aria-pressed', 'true');
    await tap.click();
    await expect(ada.line(THIRD)).toContainText('Source? 1');
    await expect(ada.line(THIRD).getByRole('button', { name: 'Source?' })).toHaveCount(0);
  });

  await test.step('an answer quotes them, for everybody', async () => {
    await ada.press('Yield');
    await ben.line(THIRD).getByRole('button', { name: 'Quote Ada Marsh' }).click();
    await expect(ben.page.getByRole('button', { name: 'Don’t quote Ada Marsh' })).toBeVisible();
    await ben.say(ANSWER);
    await expect(ada.line(ANSWER).getByRole('blockquote')).toHaveText(THIRD);
    await expect(ben.page.getByRole('button', { name: 'Don’t quote Ada Marsh' })).toHaveCount(0);
    await ada.line(ANSWER).getByRole('button', { name: 'Go to what Ada Marsh said' }).click();
    await expect(ada.line(THIRD).first()).toBeInViewport();
  });

  await test.step('only the host hears of a flag', async () => {
    await openMenu(ben, THIRD, 'Ada Marsh');
    await ben.page.getByRole('menuitem', { name: 'Tell the host' }).click();
    const question = ben.page.getByRole('dialog', { name: 'What should the host look at?' });
    await expectAccessible(ben.page, 'a flag');
    await question.getByRole('button', { name: 'It’s off topic' }).click();
    await expect(ben.page.getByText('We’ve told the host.')).toBeVisible();
    await expect(question).toHaveCount(0);
    const messageId = await idOf(roomId, ANSWER);
    await commandAs(gina, { type: 'flag', roomId, messageId, reason: 'spam' });
    await ada.press('Flagged messages');
    const list = ada.page.getByRole('dialog', { name: 'Flagged for you' });
    await expect(list.getByRole('listitem')).toHaveText([/It’s spam · 1 person/, /It’s off topic/]);
    await expect(ada.page.getByRole('button', { name: '2 flagged messages' })).toBeVisible();
    await expectAccessible(ada.page, 'what is flagged for the host');
    await list.getByRole('button', { name: 'Go to it' }).first().click();
    await expect(list).toHaveCount(0);
    await expect(ada.line(ANSWER)).toBeInViewport();
    await expect(ben.page.getByRole('button', { name: /flagged/i })).toHaveCount(0);
  });
});

async function reword(room: RoomPage, from: string, to: string): Promise<void> {
  await room.line(from).hover();
  await room.line(from).getByRole('button', { name: 'Edit your words' }).click();
  const dialog = room.page.getByRole('dialog', { name: 'Edit your words' });
  await dialog.getByRole('textbox', { name: 'Your words' }).fill(to);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(room.line(to)).toContainText('edited');
}

async function openMenu(room: RoomPage, text: string, author: string): Promise<void> {
  const line = room.line(text).first();
  await line.hover();
  await line.getByRole('button', { name: `More actions for what ${author} said` }).click();
  await expect(room.page.getByRole('menu')).toBeVisible();
}

async function idOf(roomId: string, text: string): Promise<string> {
  const found = await database().collection(messagesPath(roomId)).where('text', '==', text).get();
  return found.docs[0]?.id ?? '';
}

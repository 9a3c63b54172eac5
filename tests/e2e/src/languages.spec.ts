import { expectAccessibleIn, LOOKS } from './support/axe.ts';
import { chooseIn } from './support/select.ts';
import { expectStep, roomOn } from './support/room.ts';
import { commandAs, openRoomAs, startDebateAs } from './support/server.ts';
import { expect, test } from './support/test.ts';

const GERMAN = /^In German the moderator finds .* It misses much else\.$/;
const JAPANESE = /^In Japanese the moderator finds .* It misses much else\.$/;

test('a room says before it opens, and while it runs, what is watched in its language', async ({
  people,
}) => {
  const { page } = await people.open('ada', { at: '/app/room' });

  await test.step('the form begins with the language of the browser, and says what each one means', async () => {
    const language = page.getByRole('combobox', { name: 'Language', exact: true });
    await expect(language).toHaveText('English');
    await chooseIn(language, 'Deutsch');
    await expect(page.getByText(GERMAN)).toBeVisible();
    await chooseIn(language, 'Another language');
    await expect(page.getByText(/doesn’t read this language/)).toBeVisible();
  });

  const { roomId } = await openRoomAs('ada', { language: 'de' });
  await page.goto(`/app/room/${roomId}`);
  await expect(page.getByText(GERMAN)).toBeVisible();
  await expectAccessibleIn([LOOKS[0], LOOKS[1]], page, 'a German room before it opens');
});

test('the composer says once that a language is not read in full', async ({ people }) => {
  const { roomId } = await startDebateAs('ada', 'ben', { 'opening-for': 1_200 });
  const at = `/app/room/${roomId}`;
  const { page } = await people.open('ada', { at });
  // If Ben were away, the debate would wait for him, and the composer with it.
  await people.open('ben', { at });
  const ada = roomOn(page);
  await expectStep([ada], 'Opening, For');
  const note = page.getByText(JAPANESE);

  await test.step('English, a foreign name and a foreign place say nothing', async () => {
    for (const text of ['Phones distract pupils.', 'Władysław from Łódź disagrees, and so does 東京.']) {
      await ada.say(text);
      await expect(ada.line(text)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  });

  await test.step('a Japanese sentence reaches everybody, and its author is told', async () => {
    const text = '学校でのスマートフォンは禁止すべきだと思います。';
    await ada.say(text);
    await expect(ada.line(text)).toBeVisible();
    await expect(note).toBeVisible();
    await expectAccessibleIn([LOOKS[1], LOOKS[0]], page, 'a note about a language');
  });

  await test.step('dismissed, it does not come back: not with the next words, and not on the next visit', async () => {
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(note).toHaveCount(0);
    await expect(ada.composer).toBeFocused();
    const text = '電話は授業の邪魔になるだけです。';
    await ada.say(text);
    await expect(ada.line(text)).toBeVisible();
    await page.reload();
    await expect(ada.line(text)).toBeVisible();
    await expect(note).toHaveCount(0);
  });
  await commandAs('ada', { type: 'yield', roomId });
});

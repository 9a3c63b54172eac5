import { expectAccessibleIn, LOOKS } from './support/axe.ts';
import { expectStep, roomOn } from './support/room.ts';
import { commandAs, startDebateAs } from './support/server.ts';
import { expect, test } from './support/test.ts';

const LENGTHS = { 'opening-for': 1_200, 'opening-against': 1_200 };
const HELD = /held, only you/;

test('attacks are held in three languages; courtesy and reported words reach everybody', async ({
  people,
}) => {
  const { roomId } = await startDebateAs('ada', 'ben', LENGTHS);
  const { page: adaPage } = await people.open('ada', { at: `/app/room/${roomId}` });
  const { page: benPage } = await people.open('ben', { at: `/app/room/${roomId}` });
  const [ada, ben] = [roomOn(adaPage), roomOn(benPage)];
  await expectStep([ada, ben], 'Opening, For');

  await test.step('courtesy, a report of an insult and a Spanish thank-you reach everybody', async () => {
    for (const text of [
      'Well done, Ben. You are correct about the costs. Where did you read that?',
      'In the last debate somebody called me an idiot, and nobody said a word.',
      'Muy bien dicho, gracias a los dos por este debate.',
    ]) {
      await ada.say(text);
      await expect(ben.line(text)).toBeVisible();
    }
    await expect(adaPage.getByText(HELD)).toHaveCount(0);
  });

  await test.step('an insult is held', async () => {
    const insult = 'That is nonsense, Ben, and you are a stupid idiot.';
    await ada.say(insult);
    await expect(ada.line(insult)).toContainText(HELD);
    await expectAccessibleIn([LOOKS[0]], adaPage, 'an insult held among courtesies');
  });

  await commandAs('ada', { type: 'yield', roomId });
  await expectStep([ada, ben], 'Opening, Against');

  await test.step('a German argument reaches everybody, and a German insult is held with its language', async () => {
    const argument = 'Das Argument ist schwach, denn die Zahlen sagen etwas anderes.';
    await ben.say(argument);
    await expect(ada.line(argument)).toBeVisible();
    const insult = 'Ada, du bist ein verdammter Idiot und hast keine Ahnung.';
    await ben.say(insult);
    await expect(ben.line(insult)).toContainText(HELD);
    const card = ben.note('One phrase speaks about a person');
    await card.getByRole('button', { name: 'Why?' }).click();
    await expect(card.locator('dl')).toContainText('German');
  });

  await test.step('a Spanish threat stops the debate', async () => {
    await ben.say('Te voy a matar cuando te encuentre en la calle.');
    await expect(
      adaPage
        .getByText('One message is hidden, and the debate is paused. A human is looking at the message now.')
        .first(),
    ).toBeVisible();
  });
});

import { expectAccessible } from './support/axe.ts';
import { keepOpen } from './support/crowd.ts';
import { expectStep, roomOn } from './support/room.ts';
import { commandAs, openRoomAs, storedMessages } from './support/server.ts';
import { expect, test } from './support/test.ts';

const LENGTHS = { preparation: 0, 'rebuttal-for': 300, 'rebuttal-against': 300 };
const ADA_SAID = 'Trees cool a street by three degrees.';
const BEN_SAID = 'A square without trees holds a market.';
const STRAW = 'You want no trees anywhere.';
const FAIR = 'You want room for a market, even at the price of some trees.';
const REPLY = 'A market can stand under trees.';
const SECOND = 'You say that trees cool the street, and that this is worth the room.';

test('a straw man is sent back, a fair restatement continues, and both are on the record', async ({
  people,
}) => {
  const { roomId } = await openRoomAs('ada', { steelmanGate: true, lengths: LENGTHS });
  await commandAs('ben', { type: 'takeSeat', roomId, seatId: 'against-1' });
  const [{ page: adaPage }, { page: benPage }] = [
    await people.open('ada', { at: `/app/room/${roomId}` }),
    await people.open('ben', { at: `/app/room/${roomId}` }),
  ];
  const [ada, ben] = [roomOn(adaPage), roomOn(benPage)];

  await test.step('the lobby says so before anybody is ready', async () => {
    await expect(benPage.getByText('Restate first: a rebuttal begins with')).toBeVisible();
    for (const person of ['ada', 'ben'] as const) await commandAs(person, { type: 'ready', roomId });
    await commandAs('ada', { type: 'speak', roomId, text: ADA_SAID });
    await commandAs('ada', { type: 'nextStep', roomId });
    await commandAs('ben', { type: 'speak', roomId, text: BEN_SAID });
    for (let step = 0; step < 2; step += 1) await commandAs('ada', { type: 'nextStep', roomId });
    await expectStep([ada, ben], 'Rebuttal, For');
  });

  await test.step('a straw man is asked about, and Ben says that he did not say it', async () => {
    await expect(adaPage.getByText('Before you reply, restate what Ben Okafor said.')).toBeVisible();
    await ada.say(STRAW);
    await expect(ada.ask('Restatement')).toContainText('Ben Okafor is deciding whether that’s fair');
    await expect(ben.ask('Restatement')).toContainText('Ada Marsh has restated your words. Is it fair?');
    await expect(ada.ask('Restatement').getByRole('button')).toHaveCount(0);
    await keepOpen(roomId, 'floor.restatement.lapsesAtMs');
    await expectAccessible(benPage, 'the question about a restatement');
    await ben.press('Not what I said');
    await expect(ada.line(STRAW)).toContainText('says: “Not what I said”');
  });

  await test.step('she restates again, fairly, and continues', async () => {
    await expect(ada.ask('Restatement')).toContainText('Use your next message to try again');
    await ada.say(FAIR);
    await ben.press('Fair');
    for (const room of [ada, ben])
      await expect(room.line(FAIR)).toContainText(
        'restatement of Ben Okafor’s words; Ben Okafor calls it fair',
      );
    await ada.say(REPLY);
    await expect(ben.line(REPLY)).toBeVisible();
    await expect(ben.line(REPLY)).not.toContainText('restatement');
  });

  await test.step('Ben restates in his turn, and Ada calls it fair', async () => {
    await commandAs('ada', { type: 'nextStep', roomId });
    await expectStep([ada, ben], 'Rebuttal, Against');
    await ben.say(SECOND);
    await ada.press('Fair');
    await expect(ben.line(SECOND)).toContainText('restatement of Ada Marsh’s words; Ada Marsh calls it fair');
  });

  const answers = (await storedMessages(roomId)).map(({ text, restates }) => [text, restates?.answer]);
  expect(answers).toEqual([
    [ADA_SAID, undefined],
    [BEN_SAID, undefined],
    [STRAW, 'unfair'],
    [FAIR, 'fair'],
    [REPLY, undefined],
    [SECOND, 'fair'],
  ]);
});

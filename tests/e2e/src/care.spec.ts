import { expectAccessibleIn, LOOKS } from './support/axe.ts';
import { roomOn } from './support/room.ts';
import { commandAs, database, openRoomAs, startDebateAs } from './support/server.ts';
import { expect, test } from './support/test.ts';

const DISTRESS = 'Forests are fine, but I want to die.';
const LENGTHS = { preparation: 0, 'opening-for': 1_200, 'opening-against': 1_200 };
const CARD = 'Moderator offers help';
const TOLD = 'Moderator asks you to look out for someone';

test.use({ timezoneId: 'Europe/London' });

test('a person in distress gets help that nobody else sees, not even the host', async ({ people }) => {
  test.slow();
  const { roomId } = await startDebateAs('ada', 'ben', LENGTHS);
  await commandAs('ada', { type: 'yield', roomId });
  const { page: adaPage } = await people.open('ada', { at: `/app/room/${roomId}` });
  const { page: benPage } = await people.open('ben', { at: `/app/room/${roomId}` });
  const [ada, ben] = [roomOn(adaPage), roomOn(benPage)];
  const card = ben.floor.getByRole('note', { name: CARD });

  await test.step('the message is said, and its author alone has a card with numbers to dial', async () => {
    await ben.say(DISTRESS);
    for (const room of [ada, ben]) await expect(room.line(DISTRESS)).toBeVisible();
    await expect(card).toContainText('only you');
    await expect(card.getByRole('link', { name: '116 123' })).toHaveAttribute('href', 'tel:116123');
    await expect(adaPage.getByRole('note', { name: /offers help|look out/ })).toHaveCount(0);
    await expect(ada.line(DISTRESS)).not.toContainText(/held|hidden/);
  });

  await test.step('"Why?" shows the words, and another country its own numbers', async () => {
    await card.getByRole('button', { name: 'Why?' }).click();
    await expect(card).toContainText('“I want to die”');
    await card.getByRole('combobox', { name: 'Country' }).click();
    await benPage.getByRole('option', { name: 'Germany' }).click();
    await expect(card.getByRole('link', { name: '0800 111 0 111' })).toBeVisible();
    await expectAccessibleIn(LOOKS, benPage, 'a card of care');
  });

  await test.step('it goes when he says that it was not about him, and stays away', async () => {
    await card.getByRole('button', { name: 'This wasn’t about me' }).click();
    await expect(card).toHaveCount(0);
    await benPage.reload();
    await expect(ben.line(DISTRESS)).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});

test('in a room that says so before anybody writes, the host is told and led to the message', async ({
  people,
}) => {
  test.slow();
  const { roomId } = await openRoomAs('ada', { safeguarding: 'host', lengths: LENGTHS });
  const { page: benPage } = await people.open('ben', { at: `/app/room/${roomId}` });
  await expect(
    benPage.getByText('The host is told when the moderator is worried about someone.'),
  ).toBeVisible();
  await commandAs('ben', { type: 'takeSeat', roomId, seatId: 'against-1' });
  for (const person of ['ada', 'ben'] as const) await commandAs(person, { type: 'ready', roomId });
  await commandAs('ada', { type: 'yield', roomId });
  const { page: adaPage } = await people.open('ada', { at: `/app/room/${roomId}` });
  const { page: cleoPage } = await people.open('cleo', { at: `/app/room/${roomId}` });
  const ben = roomOn(benPage);
  await ben.say(DISTRESS);
  await expect(ben.floor.getByRole('note', { name: CARD })).toContainText('only you and the host');
  const told = roomOn(adaPage).floor.getByRole('note', { name: TOLD });
  await expect(told).toContainText('Ben Okafor may be having a hard time.');
  await expectAccessibleIn([LOOKS[0], LOOKS[1]], adaPage, 'the card of a host who is told');
  await told.getByRole('button', { name: 'Go to the message' }).click();
  await expect(roomOn(adaPage).line(DISTRESS)).toBeInViewport();
  await expect(roomOn(cleoPage).line(DISTRESS)).toBeVisible();
  await expect(cleoPage.getByRole('note', { name: /offers help|look out/ })).toHaveCount(0);
  const stored = await database().collection(`rooms/${roomId}/interventions`).get();
  expect(stored.docs.filter((one) => one.get('act') === 'care')).toEqual([]);
});

test('the help has the numbers of every country, for visitors too', async ({ page }) => {
  await page.goto('/help#support');
  const part = page.getByRole('region', { name: 'Someone to talk to' });
  await expect(part.getByText('United Kingdom')).toBeVisible();
  await expect(part.getByRole('link', { name: '14416' })).toBeHidden();
  await part.getByText('India').click();
  await expect(part.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416');
});

import type { Page } from '@playwright/test';
import { expectAccessibleIn, LOOKS } from './support/axe.ts';
import { aCaller, allSay, callers, keepOpen, lengthsOf, seat, skipSeconds, stayIn } from './support/crowd.ts';
import { expectStep, roomOn } from './support/room.ts';
import { commandAs, openRoomAs, startDebateAs, storedRoom } from './support/server.ts';
import { expect, test } from './support/test.ts';

const [DARK_DESK, LIGHT_PHONE] = LOOKS;

const expectAccessible = (page: Page, state: string) =>
  expectAccessibleIn([LIGHT_PHONE, DARK_DESK], page, state);

test('axe finds nothing after a coin flip, while a side must choose', async ({ people }) => {
  const [gina, hugo, ivo] = [
    await aCaller('Gina Holm'),
    await aCaller('Hugo Brandt'),
    await aCaller('Ivo Reis'),
  ];
  const { roomId } = await openRoomAs('emil', { formatId: 'public-forum', lengths: { preparation: 0 } });
  await seat(roomId, { 'against-1': gina, 'for-2': hugo, 'against-2': ivo });
  await allSay([gina, hugo, ivo, 'emil'], 'ready', roomId);
  await keepOpen(roomId, 'endsAtMs');
  const { debate } = await storedRoom(roomId);
  if (debate.phase !== 'coinFlip') throw new Error(`The debate is in its ${debate.phase}`);
  // After the other side has won, Emil's side must choose.
  if (debate.chooser === 'against') {
    await commandAs(gina, { type: 'chooseSide', roomId, side: 'against' });
    await keepOpen(roomId, 'endsAtMs');
  }
  const emil = roomOn((await people.open('emil', { at: `/app/room/${roomId}` })).page);
  await expect(emil.ask('Your choice').getByRole('button', { name: 'Speak first' })).toBeVisible();
  await expectAccessible(emil.page, 'the coin choice');
});

test('axe finds nothing while a point of information is offered and accepted', async ({ people }) => {
  const seats = ['for-2', 'for-3', 'against-2', 'against-3'];
  const others = await callers(seats.length, 'Speaker');
  const { roomId } = await openRoomAs('emil', {
    formatId: 'world-schools',
    lengths: lengthsOf('world-schools', 600),
  });
  const places = others.map((one, index) => [seats[index] ?? '', one] as const);
  await seat(roomId, { 'against-1': 'fay', ...Object.fromEntries(places) });
  await stayIn(roomId, 'fay');
  await allSay(['emil', 'fay', ...others], 'ready', roomId);
  const emil = roomOn((await people.open('emil', { at: `/app/room/${roomId}` })).page);
  await skipSeconds(roomId, 70);
  await commandAs('fay', { type: 'offerPoi', roomId });
  await keepOpen(roomId, 'floor.poi.endsAtMs');

  const offered = emil.ask('Point of information');
  await expect(offered.getByRole('button', { name: 'Take the point' })).toBeVisible();
  await expectAccessible(emil.page, 'a point of information to answer');

  await offered.getByRole('button', { name: 'Take the point' }).click();
  await expect(offered).toContainText('Fay Whitlock puts a point of information.');
  await keepOpen(roomId, 'floor.poi.endsAtMs');
  await expectAccessible(emil.page, 'a point of information that is taken');
});

test('axe finds nothing while somebody proposes an early end, and while the host confirms the end', async ({
  people,
}) => {
  const { roomId } = await startDebateAs('emil', 'fay', { 'opening-for': 1_200 });
  await stayIn(roomId, 'fay');
  const emil = roomOn((await people.open('emil', { at: `/app/room/${roomId}` })).page);
  await expectStep([emil], 'Opening, For');
  await commandAs('fay', { type: 'proposeEnd', roomId });
  await keepOpen(roomId, 'asked.lapsesAtMs');
  await expect(emil.ask('Early end').getByRole('button', { name: 'Agree and end' })).toBeVisible();
  await expectAccessible(emil.page, 'an early end to agree to');

  await commandAs('emil', { type: 'leave', roomId });
  await commandAs('dara', { type: 'takeSeat', roomId, seatId: 'for-1' });
  await emil.press('End the debate');
  await expect(emil.page.getByRole('alertdialog', { name: 'End this debate now?' })).toBeVisible();
  await expectAccessible(emil.page, 'the question before the end');
});

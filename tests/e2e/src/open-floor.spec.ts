import { expectAccessible } from './support/axe.ts';
import { aCaller, allSay, lengthsOf, seat } from './support/crowd.ts';
import { expectStep, roomOn } from './support/room.ts';
import { commandAs, openRoomAs, refusalTo, uidOf } from './support/server.ts';
import { expect, test } from './support/test.ts';

test('on an open floor hands are heard in their order, unless the host gives the floor to another', async ({
  people,
}) => {
  test.slow();
  const [lead, other, gina, hugo] = [
    await aCaller('Ivo Reis'),
    await aCaller('Jana Ruiz'),
    await aCaller('Gina Holm'),
    await aCaller('Hugo Brandt'),
  ];
  const { roomId } = await openRoomAs('dara', {
    formatId: 'open-floor',
    lengths: lengthsOf('open-floor', 600),
  });
  // A host on a bench gives nobody the floor.
  await commandAs('dara', { type: 'leave', roomId });
  await seat(roomId, { 'for-1': other, 'against-1': lead });
  const dara = roomOn((await people.open('dara', { at: `/app/room/${roomId}` })).page);
  const cleo = roomOn((await people.open('cleo', { at: `/app/room/${roomId}` })).page);
  const both = [dara, cleo];
  await allSay([other, lead], 'ready', roomId);
  await expectStep(both, 'Where we stand');
  const hands = dara.page.getByRole('region', { name: 'Hands up' }).getByRole('listitem');

  await test.step('nobody speaks without a hand; the first hand gets the turn at once', async () => {
    await expect(cleo.beside.getByText('The floor is open: raise a hand')).toBeVisible();
    await expect(cleo.composer).toHaveCount(0);
    expect(await refusalTo(hugo, { type: 'speak', roomId, text: 'May I?' })).toMatch(
      /Only people with a seat/,
    );
    await commandAs(gina, { type: 'raiseHand', roomId });
    await expect(cleo.beside.getByText(/^Gina Holm’s turn/)).toBeVisible();
    await commandAs(gina, { type: 'speak', roomId, text: 'I come from a town with such a forest.' });
    await expect(cleo.line('I come from a town')).toContainText('from the audience');
  });

  await test.step('others wait in line and read their place', async () => {
    await cleo.press('Raise hand');
    await expect(cleo.page.getByRole('button', { name: 'Lower hand, 1st in the queue' })).toBeVisible();
    await commandAs(hugo, { type: 'raiseHand', roomId });
    await expect(hands).toHaveText([/Cleo Lind/, /Hugo Brandt/]);
    await cleo.press('Lower hand, 1st in the queue');
    await expect(hands).toHaveText([/Hugo Brandt/]);
    await cleo.press('Raise hand');
    await expect(cleo.page.getByRole('button', { name: 'Lower hand, 2nd in the queue' })).toBeVisible();
    await expectAccessible(dara.page, 'hands up');
  });

  await test.step('the host alone gives the floor out of order', async () => {
    expect(await refusalTo(lead, { type: 'giveFloor', roomId, uid: uidOf('cleo') })).toMatch(/Only the host/);
    await expect(cleo.page.getByRole('button', { name: 'Give the floor' })).toHaveCount(0);
    await cleo.composer.fill('I waited for my turn.');
    await hands.filter({ hasText: 'Cleo Lind' }).getByRole('button', { name: 'Give the floor' }).click();
    await expect(cleo.beside.getByText(/^Your turn/)).toBeVisible();
    await expect(hands).toHaveText([/Hugo Brandt/]);
    expect(await refusalTo(gina, { type: 'speak', roomId, text: 'One more thing.' })).toMatch(/Only people/);
    await cleo.press(/^Speak/);
    await expect(dara.line('I waited for my turn.')).toContainText('from the audience');
  });

  await test.step('a yield gives the floor to the next hand, and the last one leaves it open', async () => {
    await cleo.press('Yield');
    await expect(cleo.beside.getByText(/^Hugo Brandt’s turn/)).toBeVisible();
    await expect(cleo.composer).toHaveCount(0);
    await commandAs(hugo, { type: 'speak', roomId, text: 'Then I am the last.' });
    await commandAs(hugo, { type: 'yield', roomId });
    await expect(cleo.beside.getByText('The floor is open: raise a hand')).toBeVisible();
    await expect(dara.line('Then I am the last.')).toBeVisible();
  });

  await test.step('after three blocks the leads sum up, and the audience votes', async () => {
    for (const step of ['What counts against it', 'What follows', 'Summary, For']) {
      await dara.press(/^Next step$/);
      await expectStep(both, step);
    }
    await expect(cleo.page.getByRole('button', { name: 'Raise hand' })).toHaveCount(0);
    await commandAs(other, { type: 'speak', roomId, text: 'We heard that it can be done.' });
    await expect(cleo.line('We heard that it can be done.')).toBeVisible();
    await commandAs(other, { type: 'yield', roomId });
    await expectStep(both, 'Summary, Against');
    await commandAs(lead, { type: 'yield', roomId });
    await cleo.vote.getByRole('button', { name: 'For', exact: true }).click();
    await expect(cleo.vote).toContainText('Your vote is in.');
    await dara.press('Close the vote');
    for (const { page } of both)
      await expect(page.getByRole('heading', { name: 'The debate is over' })).toBeVisible();
    await expect(cleo.page.getByRole('region', { name: 'How the audience moved' })).toContainText(
      'Too few votes to say: fewer than 5 before, fewer than 5 after.',
    );
  });
});

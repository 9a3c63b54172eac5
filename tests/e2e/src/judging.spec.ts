import { expectAccessibleIn, LOOKS } from './support/axe.ts';
import { commandAs, openRoomAs, refusalTo, storedRoom, uidOf } from './support/server.ts';
import { roomOn } from './support/room.ts';
import { expect, test } from './support/test.ts';

const REASON = 'Against asked who pays, and nobody answered it.';

test('a host names a judge, whose blind ballot decides the debate', async ({ people }) => {
  const { roomId } = await openRoomAs('emil', { formatId: 'lincoln-douglas' });
  await commandAs('emil', { type: 'leave', roomId });
  await commandAs('ada', { type: 'takeSeat', roomId, seatId: 'for-1' });
  await commandAs('ben', { type: 'takeSeat', roomId, seatId: 'against-1' });
  const dara = await people.open('dara', { at: `/app/room/${roomId}` });
  const emil = await people.open('emil', { at: `/app/room/${roomId}` });
  const judges = (page: typeof dara.page) => page.getByRole('region', { name: 'Judges' }).first();

  await test.step('the host names the judge, who is told and whom everybody sees', async () => {
    await expect(roomOn(dara.page).page.getByRole('region', { name: 'Watching' }).first()).toBeVisible();
    await judges(emil.page).getByRole('button', { name: 'Choose judges' }).click();
    const dialog = emil.page.getByRole('dialog', { name: 'Who’s judging?' });
    await dialog.getByRole('checkbox', { name: 'Dara' }).check();
    await dialog.getByRole('button', { name: 'Name the judge' }).click();
    await expect(dara.page.getByRole('group', { name: 'You’re judging' })).toBeVisible();
    await expect(judges(emil.page)).toContainText('Dara');
  });

  await test.step('after the speeches the judge hands in a whole ballot', async () => {
    for (const person of ['ada', 'ben'] as const) await commandAs(person, { type: 'ready', roomId });
    await commandAs('ada', { type: 'speak', roomId, text: 'A town with trees is a cooler town.' });
    expect(await refusalTo('dara', { type: 'takeSeat', roomId, seatId: 'for-1' })).toContain(
      'You’re judging',
    );
    await commandAs('emil', { type: 'end', roomId });
    const ballot = dara.page.getByRole('form', { name: 'Your ballot' });
    await ballot.getByRole('button', { name: 'Against' }).click();
    await ballot.getByRole('textbox', { name: /Affirmative/ }).fill('28.5');
    await ballot.getByRole('textbox', { name: /Negative/ }).fill('28');
    await ballot.getByRole('textbox', { name: /^Your reason/ }).fill(REASON);
    await ballot.getByRole('button', { name: 'Hand in the ballot' }).click();
    await expect(ballot.getByRole('alert')).toContainText('The winner has fewer points.');
    await ballot.getByRole('checkbox', { name: /This is a low-point win/ }).check();
    await expectAccessibleIn([LOOKS[1], LOOKS[0]], dara.page, 'a judge’s ballot');
    await expect(emil.page.getByText('Waiting for Dara')).toBeVisible();
    await expect(emil.page.getByText(REASON)).toHaveCount(0);
    await ballot.getByRole('button', { name: 'Hand in the ballot' }).click();
  });

  await test.step('everybody reads the decision and its reason', async () => {
    for (const { page } of [dara, emil]) {
      await expect(page.getByText('Against wins')).toBeVisible();
      await expect(page.getByText(REASON)).toBeVisible();
    }
    expect((await storedRoom(roomId)).debate.judges).toEqual([uidOf('dara')]);
  });
});

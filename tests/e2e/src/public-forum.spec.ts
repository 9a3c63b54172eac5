import { currentStep, seatedOn } from '@rostrum/domain';
import { aCaller, allSay, lengthsOf, seat } from './support/crowd.ts';
import { expectStep, roomOn } from './support/room.ts';
import { commandAs, openRoomAs, storedRoom, uidOf, type Asker } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { downloadTranscript } from './support/transcript.ts';

const REASON = 'The second side never answered who pays.';
const FIRST_WORDS = 'We took this side because we can win it.';
test('two teams and a judge play Public Forum from the coin to the decision', async ({ people }) => {
  const [gina, hugo] = [await aCaller('Gina Holm'), await aCaller('Hugo Brandt')];
  const { roomId } = await openRoomAs('emil', {
    formatId: 'public-forum',
    lengths: lengthsOf('public-forum', 600),
  });
  await seat(roomId, { 'against-1': 'fay', 'for-2': gina, 'against-2': hugo });
  const at = `/app/room/${roomId}`;
  const dara = roomOn((await people.open('dara', { at })).page);
  const emil = roomOn((await people.open('emil', { at })).page);
  const fay = roomOn((await people.open('fay', { at })).page);
  const all = [emil, fay, dara];

  await test.step('the host, who debates, asks the other team for a judge, who learns what to do', async () => {
    await expect(dara.page.getByRole('region', { name: 'Watching' }).first()).toBeVisible();
    await emil.press('Choose judges');
    const dialog = emil.page.getByRole('dialog', { name: 'Who’s judging?' });
    await dialog.getByRole('checkbox', { name: 'Dara' }).check();
    await dialog.getByRole('button', { name: 'Ask for this judge' }).click();
    await expect(fay.ask('Judges')).toContainText('to judge this debate. Do you agree?');
    await fay.ask('Judges').getByRole('button', { name: 'Agree' }).click();
    await expect(dara.ask('You’re judging')).toContainText('name the winner');
  });

  const coin = await test.step('all are ready, and the coin falls', async () => {
    await allSay([gina, hugo], 'ready', roomId);
    for (const room of [emil, fay]) await room.press('I’m ready');
    for (const { page } of all)
      await expect(page.getByRole('heading', { name: 'The coin has landed' })).toBeVisible();
    const { debate } = await storedRoom(roomId);
    if (debate.phase !== 'coinFlip') throw new Error(`The debate is in its ${debate.phase}`);
    return debate;
  });
  const [winner, loser, wanted] =
    coin.chooser === 'for' ? ([emil, fay, 'Against'] as const) : ([fay, emil, 'For'] as const);

  await test.step('the winner takes the other bench', async () => {
    for (const room of [loser, dara]) await expect(room.ask('Your choice')).toHaveCount(0);
    await winner
      .ask('Your choice')
      .getByRole('button', { name: `Argue ${wanted}` })
      .click();
    for (const { page } of all)
      await expect(page.getByRole('heading', { name: 'The sides are chosen' })).toBeVisible();
  });

  await test.step('the others let them speak first', async () => {
    await expect(winner.ask('Your choice')).toHaveCount(0);
    await expect(loser.ask('Your choice').getByRole('button')).toHaveText(['Speak first', 'Speak second']);
    await loser.ask('Your choice').getByRole('button', { name: 'Speak second' }).click();
    await expectStep(all, 'First constructive');
    const { debate } = await storedRoom(roomId);
    expect(debate.seats[`${wanted.toLowerCase()}-1`]).toBe(uidOf(winner === emil ? 'emil' : 'fay'));
  });

  await test.step('before their first words they take time out of their bank, and everybody sees the rest of it', async () => {
    await winner.press('Take prep, 3:00 left');
    await expect(
      dara.beside.getByText(new RegExp(`^${wanted} is preparing, 2:\\d\\d of prep time left`)),
    ).toBeVisible();
    await winner.press('End prep and speak');
    await expect(dara.beside.getByText(/^Prep left: /)).toContainText(new RegExp(`${wanted} 2:\\d\\d`));
    await winner.say(FIRST_WORDS);
    await expect(loser.line(FIRST_WORDS)).toContainText(winner === emil ? 'Emil Sørensen' : 'Fay Whitlock');
    await expect(dara.line(FIRST_WORDS)).toContainText(wanted);
    await winner.press('Yield');
  });

  await test.step('in the crossfire both ask and answer', async () => {
    await expectStep([loser], 'Second constructive');
    await loser.say('A square belongs to everybody who lives there.');
    await loser.press('Yield');
    await expectStep([winner, loser], 'First crossfire');
    await loser.say('Who waters it in August?');
    await winner.say('The same people who water the square today.');
    for (const room of [loser, winner]) await room.press('Yield');
  });

  await test.step('the other steps follow in the order of the format', async () => {
    await expectStep([dara], 'First rebuttal');
    await playOn(roomId, ['emil', 'fay', gina, hugo]);
    const { debate } = await storedRoom(roomId);
    if (debate.phase === 'verdictVote') await commandAs('emil', { type: 'nextStep', roomId });
    for (const { page } of all)
      await expect(page.getByRole('heading', { name: 'The debate is over' })).toBeVisible();
  });

  await test.step('the judge hands in a ballot, and everybody reads the decision', async () => {
    const ballot = dara.page.getByRole('form', { name: 'Your ballot' });
    await ballot.getByRole('button', { name: wanted }).click();
    const points = ballot.getByRole('textbox', { name: /^Points for/ });
    await expect(points).toHaveCount(4);
    for (const field of await points.all()) await field.fill('28');
    await ballot.getByRole('textbox', { name: /^Your reason/ }).fill(REASON);
    await ballot.getByRole('button', { name: 'Hand in the ballot' }).click();
    for (const { page } of all) {
      await expect(page.getByText(`${wanted} wins`)).toBeVisible();
      await expect(page.getByText(REASON)).toBeVisible();
    }
  });

  await test.step('the record names the coin, the choices and the preparation', async () => {
    const { text } = await downloadTranscript(dara.page);
    expect(text).toContain(`${coin.chooser === 'for' ? 'For' : 'Against'} won the toss.`);
    expect(text).toContain(`chose to speak ${wanted}.`);
    expect(text).toMatch(new RegExp(`${wanted} used \\d+ s of its preparation time\\.`));
  });
});

/** Each speaker of each remaining step says something and yields, until the speeches are over. */
async function playOn(roomId: string, people: readonly Asker[]): Promise<void> {
  for (
    let { debate } = await storedRoom(roomId);
    debate.phase === 'live';
    { debate } = await storedRoom(roomId)
  ) {
    const step = currentStep(debate);
    for (const one of people.filter((person) => seatedOn(debate, step).includes(uidOf(person)))) {
      await commandAs(one, { type: 'speak', roomId, text: `I speak in the ${step?.name ?? ''}.` });
      await commandAs(one, { type: 'yield', roomId });
    }
  }
}

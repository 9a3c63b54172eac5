import { expectAccessible } from './support/axe.ts';
import { aCaller, allSay, callers, lengthsOf, seat, skipSeconds, stayIn } from './support/crowd.ts';
import { expectStep, roomOn } from './support/room.ts';
import {
  commandAs,
  openRoomAs,
  refusalTo,
  storedMessages,
  storedRoom,
  type Caller,
} from './support/server.ts';
import { expect, test } from './support/test.ts';
import { downloadTranscript } from './support/transcript.ts';
import { watchFloor } from './support/watcher.ts';

const BEN_POINT = 'Does that hold for a town without water?';
/** The six later steps with their messages, by the speaking seat. */
const LATER = [
  ['for-2', 'Deputy prime minister', 'My partner spoke of shade; I speak of rain.'],
  ['against-2', 'Deputy leader of opposition', 'Rain falls on squares as well.'],
  ['for-3', 'Member of government', 'We add what a forest is to children.'],
  ['against-3', 'Member of opposition', 'Children need a place to play ball.'],
  ['for-4', 'Government whip', 'Three clashes, and we lead in each.'],
  ['against-4', 'Opposition whip', 'Three clashes, and none of them needs a forest.'],
] as const;

test('eight people and twenty spectators play a whole British Parliamentary debate', async ({ people }) => {
  test.setTimeout(360_000);
  const debaters: Record<string, Caller> = {};
  for (const [seatId, role] of LATER) debaters[seatId] = await aCaller(`The ${role.toLowerCase()}`);
  const spectators = await callers(19, 'Listener');
  const { roomId } = await openRoomAs('ada', {
    formatId: 'british-parliamentary',
    lengths: lengthsOf('british-parliamentary', 600),
  });
  await seat(roomId, { 'against-1': 'ben', ...debaters });
  await allSay(spectators, 'enter', roomId);
  for (const one of spectators) await stayIn(roomId, one);
  const watchers = await Promise.all(spectators.map((one) => watchFloor(one, roomId)));

  const ada = roomOn((await people.open('ada', { at: `/app/room/${roomId}` })).page);
  const ben = roomOn((await people.open('ben', { at: `/app/room/${roomId}` })).page);
  const cleo = roomOn((await people.open('cleo', { at: `/app/room/${roomId}` })).page);
  const all = [ada, ben, cleo];
  const said: string[] = [];

  await test.step('before the debate the audience votes', async () => {
    await cleo.vote.getByRole('button', { name: 'Against', exact: true }).click();
    await expect(cleo.vote.getByRole('button', { name: 'Change' })).toBeVisible();
    await expect(cleo.vote).toContainText('Against');
    await expect(ben.vote).toHaveCount(0);
    for (const [index, one] of spectators.entries())
      await commandAs(one, { type: 'vote', roomId, ballot: 'before', choice: index < 9 ? 'for' : 'against' });
    await expect(cleo.page.getByTitle('in the room')).toHaveText(/^28/);
  });

  await test.step('all eight are ready, and the prime minister has the floor', async () => {
    await allSay(Object.values(debaters), 'ready', roomId);
    for (const room of [ada, ben]) await room.press('I’m ready');
    await expectStep(all, 'Prime minister');
    await ada.say('A forest in the middle is shade for everybody.');
    said.push('A forest in the middle is shade for everybody.');
    await expect(cleo.line('A forest in the middle')).toContainText('Ada Marsh');
  });

  await test.step('in the protected first minute nobody may offer a point', async () => {
    const offer = ben.page.getByRole('button', { name: 'Offer a POI' });
    await expect(offer).toHaveAttribute('aria-disabled', 'true');
    await expect(offer).toHaveAccessibleDescription(/This part of the speech is protected/);
    await expect(cleo.beside.getByText('Protected', { exact: true })).toBeVisible();
    expect(await refusalTo('ben', { type: 'offerPoi', roomId })).toMatch(/aren’t open at this point/);
  });

  await test.step('after it the other bench may: a point is accepted, put and answered', async () => {
    await skipSeconds(roomId, 70);
    await expect(cleo.beside.getByText('POIs open', { exact: true })).toBeVisible();
    await expect(ada.page.getByRole('button', { name: 'Offer a POI' })).toHaveCount(0);
    expect(await refusalTo(of(debaters, 'for-2'), { type: 'offerPoi', roomId })).toMatch(/the other bench/);
    await ben.composer.fill(BEN_POINT);
    await ben.press('Offer a POI');
    await expect(ada.ask('Point of information')).toContainText('Ben Okafor offers a point of information.');
    await ada.press('Take the point');
    await ben.press('Put the point');
    said.push(BEN_POINT);
    for (const room of [ada, cleo]) await expect(room.line(BEN_POINT)).toContainText('point of information');
    await ada.say('It holds there most of all.');
    said.push('It holds there most of all.');
  });

  await test.step('a second point is declined, and its words stay unsaid', async () => {
    const deputy = of(debaters, 'against-2');
    await expect(async () => commandAs(deputy, { type: 'offerPoi', roomId })).toPass();
    await expect(ada.ask('Point of information')).toContainText(`${deputy.name} offers`);
    await ada.ask('Point of information').getByRole('button', { name: 'Decline' }).click();
    await expect(ada.ask('Point of information')).toHaveCount(0);
    const unsaid = 'And who pays for it?';
    expect(await refusalTo(deputy, { type: 'speak', roomId, text: unsaid })).toMatch(
      /Someone else has the floor/,
    );
    expect((await storedMessages(roomId)).map(({ text }) => text)).not.toContain(unsaid);
    await ada.press('Yield');
  });

  await test.step('the leader of opposition speaks, and the audience reacts and chats', async () => {
    await expectStep(all, 'Leader of opposition');
    await ben.say('A square in the middle is a place for everybody.');
    said.push('A square in the middle is a place for everybody.');
    const line = cleo.line('A square in the middle');
    await line.hover();
    await line.getByRole('button', { name: 'More actions for what Ben Okafor said' }).click();
    await cleo.page.getByRole('menuitemradio', { name: 'Strong point' }).click();
    await expect(ben.line('A square in the middle')).toContainText('Strong point 1');
    await cleo.page
      .getByRole('textbox', { name: 'Write to everyone in the room' })
      .fill('Both have a point.');
    await cleo.page.keyboard.press('Enter');
    await expect(ada.page.getByRole('log', { name: 'Audience chat' })).toContainText('Both have a point.');
    await expectAccessible(cleo.page, 'a floor with a reaction and a backchannel');
    await ben.press('Yield');
  });

  await test.step('the six others speak in their order', async () => {
    for (const [seatId, step, text] of LATER) {
      await expectStep(all, step);
      const speaker = of(debaters, seatId);
      await commandAs(speaker, { type: 'speak', roomId, text });
      said.push(text);
      await expect(cleo.line(text)).toContainText(speaker.name);
      await commandAs(speaker, { type: 'yield', roomId });
    }
  });

  await test.step('after the last step the audience votes again', async () => {
    await expect(ada.note('That was the last step.')).toBeVisible();
    await cleo.vote.getByRole('button', { name: 'For', exact: true }).click();
    await expect(cleo.vote).toContainText('You changed your mind.');
    for (const [index, one] of spectators.entries())
      await commandAs(one, { type: 'vote', roomId, ballot: 'after', choice: index < 12 ? 'for' : 'against' });
    await ada.press('Ask to close the vote');
    await ben.ask('Next step').getByRole('button', { name: 'Agree' }).click();
  });

  await test.step('everybody reads how the audience moved', async () => {
    for (const { page } of all) {
      await expect(page.getByRole('heading', { name: 'The debate is over' })).toBeVisible();
      const swing = page.getByRole('region', { name: 'How the audience moved' });
      await expect(swing).toContainText('n = 20 and fewer than 5 undecided before');
      await expect(swing).toContainText('The swing went to For.');
    }
    expect((await storedRoom(roomId)).debate).toMatchObject({ phase: 'debrief', outcome: 'completed' });
  });

  await test.step('every spectator received all messages, once and in order', async () => {
    const shown = (await storedMessages(roomId)).filter(({ state }) => state === 'shown');
    expect(shown.map(({ text }) => text)).toEqual(said);
    for (const watcher of watchers) await expect.poll(() => watcher.heard()).toEqual(said);
    await Promise.all(watchers.map((watcher) => watcher.leave()));
    for (const room of all)
      await expect(room.floor.getByRole('article').locator('.said-text')).toHaveText(said);
  });

  await test.step('so does the transcript', async () => {
    const { text } = await downloadTranscript(cleo.page);
    const places = said.map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(text).toContain('point of information');
    expect(text).not.toContain('And who pays for it?');
  });
});

function of(debaters: Readonly<Record<string, Caller>>, seatId: string): Caller {
  const debater = debaters[seatId];
  if (!debater) throw new Error(`Nobody sits on ${seatId}`);
  return debater;
}

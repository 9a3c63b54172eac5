import type { Choice } from '@rostrum/domain';
import { expectAccessible } from './support/axe.ts';
import { aCaller, allSay, callers, lengthsOf, seat } from './support/crowd.ts';
import { expectStep, roomOn } from './support/room.ts';
import { commandAs, openRoomAs, refusalTo, storedRoom, type Caller } from './support/server.ts';
import { expect, test } from './support/test.ts';

/**
 * The audience's votes without Cleo's, before and after: For goes from 40 to 60 of a hundred, Against from 40 to 30.
 */
const VOTES: readonly (readonly [before: Choice, after: Choice])[] = [
  ['for', 'for'],
  ['for', 'for'],
  ['for', 'for'],
  ['for', 'against'],
  ['against', 'against'],
  ['against', 'against'],
  ['against', 'for'],
  ['against', 'for'],
  ['undecided', 'undecided'],
];
const QUESTION = 'Who waters such a forest in August?';

test('an Oxford debate: the audience votes, listens, asks and votes again; the larger gain wins', async ({
  people,
}) => {
  test.slow();
  const first = await aCaller('Hugo Brandt');
  const second = await aCaller('Gina Holm');
  const last = await aCaller('Iris Tam');
  const asker = await aCaller('Jon Ek');
  const audience = [asker, ...(await callers(VOTES.length - 1, 'Listener'))];
  const { roomId } = await openRoomAs('ada', { formatId: 'oxford', lengths: lengthsOf('oxford', 600) });
  await seat(roomId, { 'against-1': first, 'for-2': second, 'against-2': last });
  await allSay(audience, 'enter', roomId);
  const ada = roomOn((await people.open('ada', { at: `/app/room/${roomId}` })).page);
  const cleo = roomOn((await people.open('cleo', { at: `/app/room/${roomId}` })).page);
  const both = [ada, cleo];
  await allSay([first, second, last], 'ready', roomId);
  await ada.press('I am ready');

  await test.step('before the first speech the audience votes, and only the audience', async () => {
    await expectStep(both, 'Vote before');
    await expect(ada.vote).toContainText('Debaters do not vote on their own debate.');
    expect(await refusalTo('ada', { type: 'vote', roomId, choice: 'for' })).toBe(
      'Debaters do not vote on their own debate.',
    );
    await expectAccessible(cleo.page, 'the vote before');
    await cleo.vote.getByRole('button', { name: 'Undecided' }).click();
    await expect(cleo.vote).toContainText('Your vote is in.');
    await everybodyVotes(audience, roomId, 0);
    await ada.press('Next step');
  });

  await test.step('four openings, each by whose turn it is', async () => {
    await expectStep(both, 'Opening, first For');
    await ada.say('A forest in the middle cools the whole town.');
    await expect(cleo.line('A forest in the middle')).toContainText('Ada Marsh');
    await ada.press('Yield');
    for (const [speaker, step, text] of [
      [first, 'Opening, first Against', 'The middle is where people have to live.'],
      [second, 'Opening, second For', 'People live better where the air is good.'],
      [last, 'Opening, second Against', 'Air travels; rents do not.'],
    ] as const) {
      await expectStep(both, step);
      await commandAs(speaker, { type: 'speak', roomId, text });
      await expect(cleo.line(text)).toContainText(speaker.name);
      await commandAs(speaker, { type: 'yield', roomId });
    }
  });

  await test.step('in the discussion all four share the floor, until the last one yields', async () => {
    await expectStep(both, 'Moderated discussion');
    expect(await refusalTo(asker, { type: 'raiseHand', roomId })).toMatch(/no queue/);
    await ada.say('Rents rise in every town without a single tree.');
    await commandAs(last, { type: 'speak', roomId, text: 'They rise faster beside a park.' });
    await expect(ada.line('They rise faster beside a park.')).toContainText('Iris Tam');
    await allSay([first, second, last], 'yield', roomId);
    await ada.press('Yield');
  });

  await test.step('who raised a hand first asks first; the next one waits and writes ahead', async () => {
    await expectStep(both, 'Questions of the audience');
    await commandAs(asker, { type: 'raiseHand', roomId });
    await expect(ada.beside.getByText(/^Turn of Jon Ek/)).toBeVisible();
    await cleo.press('Raise hand');
    await expect(cleo.page.getByRole('button', { name: 'Lower hand, 1st in line' })).toBeVisible();
    await expect(ada.page.getByRole('region', { name: 'Hands up' }).getByRole('listitem')).toContainText(
      'Cleo Lind',
    );
    await cleo.composer.fill(QUESTION);
    await commandAs(asker, { type: 'speak', roomId, text: 'How large would it be?' });
    await commandAs(asker, { type: 'yield', roomId });
  });

  await test.step('the question from the audience is heard and answered', async () => {
    await cleo.press(/^Speak/);
    await expect(ada.line(QUESTION)).toContainText('from the audience, asks');
    await cleo.press('Yield');
    await expect(cleo.composer).toHaveCount(0);
    await commandAs(second, { type: 'speak', roomId, text: 'The rain of spring, kept in cisterns.' });
    await expect(cleo.line('The rain of spring')).toContainText('answers');
    await ada.press('Next step');
  });

  await test.step('four closings', async () => {
    await expectStep(both, 'Closing, first For');
    await ada.say('A town is more than its rents.');
    await ada.press('Yield');
    for (const [speaker, step, text] of [
      [first, 'Closing, first Against', 'It is first of all a place to live.'],
      [second, 'Closing, second For', 'And nobody lives without shade.'],
      [last, 'Closing, second Against', 'Plant it at the edge, then.'],
    ] as const) {
      await expectStep(both, step);
      await commandAs(speaker, { type: 'speak', roomId, text });
      await commandAs(speaker, { type: 'yield', roomId });
      await expect(cleo.line(text)).toBeVisible();
    }
  });

  await test.step('the audience votes again, and a person who changes their mind gets a kind word', async () => {
    await expectStep(both, 'Vote after');
    await cleo.vote.getByRole('button', { name: 'For', exact: true }).click();
    await expect(cleo.vote).toContainText('You changed your mind.');
    await everybodyVotes(audience, roomId, 1);
    await ada.press('Next step');
  });

  await test.step('the swing is that of the votes, and the larger gain in points wins', async () => {
    for (const { page } of both) {
      await expect(page.getByRole('heading', { name: 'The debate is over' })).toBeVisible();
      const swing = page.getByRole('region', { name: 'How the audience moved' });
      await expect(swing).toContainText('n = 10 before, 10 after');
      await expect(swing).toContainText('For gained 20 points; 4 people changed their mind.');
      await expect(swing).toContainText('For wins: the larger gain in percentage points.');
      await swing.getByText('The numbers').click();
      await expect(swing.getByRole('row', { name: /^For/ }).first()).toContainText(
        /4 \(40%\).*6 \(60%\).*\+20/,
      );
      await expect(swing.getByRole('row', { name: /^Against/ }).first()).toContainText(
        /4 \(40%\).*3 \(30%\).*−10/,
      );
    }
    await expectAccessible(ada.page, 'the swing');
    expect((await storedRoom(roomId)).tally).toEqual({
      before: { for: 4, against: 4, undecided: 2 },
      after: { for: 6, against: 3, undecided: 1 },
      moved: {
        'for>for': 3,
        'for>against': 1,
        'against>against': 2,
        'against>for': 2,
        'undecided>for': 1,
        'undecided>undecided': 1,
      },
    });
  });
});

async function everybodyVotes(audience: readonly Caller[], roomId: string, time: 0 | 1): Promise<void> {
  for (const [index, listener] of audience.entries()) {
    const choice = VOTES[index]?.[time] ?? 'undecided';
    await commandAs(listener, { type: 'vote', roomId, choice });
  }
}

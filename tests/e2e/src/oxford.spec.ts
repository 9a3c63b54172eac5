import type { Ballot, Choice } from '@rostrum/domain';
import { expectAccessible } from './support/axe.ts';
import { aCaller, allSay, callers, lengthsOf, seat } from './support/crowd.ts';
import { agreeAs, expectStep, roomOn } from './support/room.ts';
import { commandAs, openRoomAs, refusalTo, storedRoom, type Caller } from './support/server.ts';
import { expect, test } from './support/test.ts';

/**
 * The audience's votes without Cleo's, before and after: For goes from 35 to 45 of a hundred, Against from 35 to 30.
 */
const VOTES: readonly (readonly [before: Choice, after: Choice])[] = [
  ...alike(5, 'for', 'for'),
  ...alike(2, 'for', 'against'),
  ...alike(4, 'against', 'against'),
  ...alike(3, 'against', 'for'),
  ...alike(5, 'undecided', 'undecided'),
];
const STAYS = 'The first vote has closed. Your vote from before the debate stands: For.';
const QUESTION = 'Who waters such a forest in August?';

test('an Oxford debate: the audience votes, listens, asks and votes again; the larger gain wins', async ({
  people,
}) => {
  test.slow();
  const first = await aCaller('Hugo Brandt');
  const second = await aCaller('Gina Holm');
  const last = await aCaller('Iris Tam');
  const asker = await aCaller('Jon Ek');
  const late = await aCaller('Kim Lund');
  const audience = [asker, ...(await callers(VOTES.length - 1, 'Listener'))];
  const { roomId } = await openRoomAs('ada', { formatId: 'oxford', lengths: lengthsOf('oxford', 600) });
  await seat(roomId, { 'against-1': first, 'for-2': second, 'against-2': last });
  await allSay(audience, 'enter', roomId);
  const ada = roomOn((await people.open('ada', { at: `/app/room/${roomId}` })).page);
  const cleo = roomOn((await people.open('cleo', { at: `/app/room/${roomId}` })).page);
  const both = [ada, cleo];
  await allSay([first, second, last], 'ready', roomId);
  await ada.press('I’m ready');

  await test.step('before the first speech the audience votes, and only the audience', async () => {
    await expectStep(both, 'Vote before');
    await expect(ada.vote).toContainText('Debaters don’t vote on their own debate.');
    expect(await refusalTo('ada', { type: 'vote', roomId, ballot: 'before', choice: 'for' })).toBe(
      'Debaters don’t vote on their own debate.',
    );
    await expectAccessible(cleo.page, 'the vote before');
    await cleo.vote.getByRole('button', { name: 'Undecided' }).click();
    await expect(cleo.vote).toContainText('Your vote is in.');
    await everybodyVotes(audience, roomId, 'before');
    await ada.press('Ask for the next step');
    await agreeAs(first, roomId);
  });

  await test.step('four openings, each by whose turn it is', async () => {
    await expectStep(both, 'Opening, first For');
    await expect(cleo.vote).toHaveCount(0);
    expect(await refusalTo(asker, { type: 'vote', roomId, ballot: 'before', choice: 'against' })).toBe(STAYS);
    await commandAs(late, { type: 'enter', roomId });
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
    await expectStep(both, 'Questions from the audience');
    await commandAs(asker, { type: 'raiseHand', roomId });
    await expect(ada.beside.getByText(/^Jon Ek’s turn/)).toBeVisible();
    await cleo.press('Raise hand');
    await expect(cleo.page.getByRole('button', { name: 'Lower hand, 1st in the queue' })).toBeVisible();
    await expect(ada.page.getByRole('region', { name: 'Hands up' }).getByRole('listitem')).toContainText(
      'Cleo Lind',
    );
    await cleo.composer.fill(QUESTION);
    await commandAs(asker, { type: 'speak', roomId, text: 'How large would it be?' });
    await commandAs(asker, { type: 'yield', roomId });
  });

  await test.step('the question from the audience is heard and answered', async () => {
    await cleo.press(/^Speak/);
    await expect(ada.line(QUESTION)).toContainText('from the audience, question');
    await cleo.press('Yield');
    await expect(cleo.composer).toHaveCount(0);
    await commandAs(second, { type: 'speak', roomId, text: 'The rain of spring, kept in cisterns.' });
    await expect(cleo.line('The rain of spring')).toContainText('answer');
    await ada.press('Ask for the next step');
    await agreeAs(first, roomId);
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
    await everybodyVotes(audience, roomId, 'after');
    await commandAs(late, { type: 'vote', roomId, ballot: 'after', choice: 'against' });
    expect(await refusalTo(asker, { type: 'vote', roomId, ballot: 'before', choice: 'against' })).toBe(STAYS);
    await ada.press('Ask for the next step');
    await agreeAs(first, roomId);
  });

  await test.step('the swing is that of the votes, and the larger gain in points wins', async () => {
    for (const { page } of both) {
      await expect(page.getByRole('heading', { name: 'The debate is over' })).toBeVisible();
      const swing = page.getByRole('region', { name: 'How the audience moved' });
      await expect(swing).toContainText('n = 20 before, 20 after');
      await expect(swing).toContainText('For gained 10 points; 6 people changed their minds.');
      await expect(swing).toContainText('For wins with the larger gain in percentage points.');
      await expect(swing).toContainText('A few people joined late; their votes aren’t part of the swing.');
      await swing.getByText('The numbers').click();
      await expect(swing.getByRole('row', { name: /^For/ }).first()).toContainText(
        /7 \(35%\).*9 \(45%\).*\+10/,
      );
      await expect(swing.getByRole('row', { name: /^Against/ }).first()).toContainText(
        /7 \(35%\).*6 \(30%\).*−5/,
      );
    }
    await expectAccessible(ada.page, 'the swing');
    expect((await storedRoom(roomId)).tally).toEqual({
      voted: { before: 20, after: 20 },
      counts: {
        before: { for: 7, against: 7, undecided: 6 },
        after: { for: 9, against: 6, undecided: 5 },
      },
      swing: { for: 10, against: -5 },
      gained: 'for',
      changed: 6,
      late: null,
    });
  });
});

async function everybodyVotes(audience: readonly Caller[], roomId: string, ballot: Ballot): Promise<void> {
  for (const [index, listener] of audience.entries()) {
    const choice = VOTES[index]?.[ballot === 'before' ? 0 : 1] ?? 'undecided';
    await commandAs(listener, { type: 'vote', roomId, ballot, choice });
  }
}

function alike(people: number, before: Choice, after: Choice): (readonly [before: Choice, after: Choice])[] {
  return Array.from({ length: people }, () => [before, after] as const);
}

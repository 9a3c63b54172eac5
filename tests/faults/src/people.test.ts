import { describe, expect, test } from 'vitest';
import { aClient, aPost, aShelf } from './support/client.ts';
import { readMessages, readRoom } from './support/database.ts';
import { aRunningDebate, expectSoundLog, floorOf, letSpeakFast } from './support/debates.ts';
import { sayAll, someTexts, untilSent } from './support/talk.ts';

/** Ada in two tabs of one browser, and Ben. */
async function twoTabs() {
  const [ada, ben] = [await aClient('Ada Vale'), await aClient('Ben Okafor')];
  const otherTab = await aClient('Ada Vale', { uid: ada.uid });
  return { ada, otherTab, ben, roomId: await aRunningDebate(ada, ben) };
}

const refusal = async (reply: Promise<{ status: string; refusal?: string }>) => {
  const { status, refusal: why } = await reply;
  return why ?? status;
};

describe('two tabs of one person', () => {
  test('may speak simultaneously: every word of both arrives once', async () => {
    const { ada, otherTab, ben, roomId } = await twoTabs();
    await letSpeakFast(ada, ben, roomId);
    const texts = { here: someTexts('Here', 15), there: someTexts('There', 15) };
    await Promise.all([sayAll(ada, roomId, texts.here), sayAll(otherTab, roomId, texts.there)]);
    const said = (await readMessages(roomId)).map(({ text }) => text);
    expect(said.filter((text) => text.startsWith('Here'))).toEqual(texts.here);
    expect(said.filter((text) => text.startsWith('There'))).toEqual(texts.there);
    await expectSoundLog(roomId);
  });

  test('that both send the stored texts store them once', async () => {
    const { ada, otherTab, roomId } = await twoTabs();
    const shelf = aShelf();
    const texts = someTexts('Ada', 5);
    shelf.save(texts.map(aPost));
    const outboxes = [ada.outbox(roomId, shelf), otherTab.outbox(roomId, shelf)];
    await Promise.all(outboxes.map((outbox) => outbox.flush()));
    for (const outbox of outboxes) await untilSent(outbox);
    expect((await readMessages(roomId)).map(({ text }) => text)).toEqual(texts);
    expect(shelf.load()).toBeUndefined();
    await expectSoundLog(roomId);
  });

  test('that yield at the same moment yield one step', async () => {
    const { ada, otherTab, roomId } = await twoTabs();
    const { stepSeq } = await floorOf(roomId);
    const replies = await Promise.all(
      [ada, otherTab].map((tab) => refusal(tab.send({ type: 'yield', roomId, stepSeq }))),
    );
    expect(replies.toSorted()).toEqual(['done', 'not-your-turn']);
    expect(await floorOf(roomId)).toMatchObject({ stepIndex: 1 });
  });
});

describe('the leaver', () => {
  test('as the host stops the debate, which continues once somebody takes the seat', async () => {
    const { ada, ben, roomId } = await twoTabs();
    const cleo = await aClient('Cleo Marsh');
    await ada.ask({ type: 'leave', roomId });
    expect((await readRoom(roomId)).debate).toMatchObject({ phase: 'paused', reason: 'left' });
    expect(await refusal(ben.send({ type: 'resume', roomId, stepSeq: 0 }))).toBe('not-the-host');
    await cleo.ask({ type: 'takeSeat', roomId, seatId: 'for-1' });
    await sayAll(cleo, roomId, ['The case stands on its own.']);
    expect(await refusal(ada.send({ type: 'speak', roomId, text: 'Wait.' }))).toBe('not-seated');
    await expectSoundLog(roomId);
  });

  test('as the last debater abandons the debate, and nobody can say or change anything after', async () => {
    const { ada, ben, roomId } = await twoTabs();
    for (const person of [ada, ben]) await person.ask({ type: 'leave', roomId });
    expect(await readRoom(roomId)).toMatchObject({ status: 'finished', debate: { phase: 'abandoned' } });
    const tries = [
      ada.send({ type: 'resume', roomId, stepSeq: 0 }),
      ada.send({ type: 'takeSeat', roomId, seatId: 'for-1' }),
      ben.send({ type: 'speak', roomId, text: 'Too late.' }),
    ];
    expect(await Promise.all(tries.map(refusal))).toEqual(['wrong-phase', 'wrong-phase', 'not-seated']);
    await expectSoundLog(roomId);
  });
});

test('of twenty codes guessed at the same moment at most ten are checked', async () => {
  const guesser = await aClient('Guesser');
  const guesses = Array.from({ length: 20 }, () =>
    refusal(guesser.send({ type: 'joinByCode', code: 'ZZZZZZ' })),
  );
  const answers = await Promise.all(guesses);
  expect(answers.filter((answer) => answer === 'code-unknown').length).toBeLessThanOrEqual(10);
  expect(answers).toContain('too-fast');
});

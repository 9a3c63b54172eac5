import { careCollectionPath } from '@rostrum/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { emulatedDatabase, fourPeople, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { liveDebate, readCare, readInterventions, readMessages } from '../testing/rooms.ts';

let [ada, ben, cleo] = [] as unknown as [TestPerson, TestPerson, TestPerson];

beforeAll(async () => {
  [ada, ben, cleo] = await fourPeople();
});

/** Everything stored of a room besides its care, as text. */
async function traceOf(roomId: string): Promise<string> {
  const room = emulatedDatabase().doc(`rooms/${roomId}`);
  const parts = (await room.listCollections()).filter(({ path }) => path !== careCollectionPath(roomId));
  const stored = await Promise.all(parts.map(async (part) => (await part.get()).docs));
  const documents = [await room.get(), ...stored.flat()];
  return JSON.stringify(documents.map((one) => [one.ref.path, one.data()]));
}

describe('words of distress', () => {
  test('are shown to all, and lead to one card that leaves no other trace', async () => {
    const roomId = await liveDebate([ada, ben], { strictness: 'strict' });
    const said = await ada.ask({ type: 'speak', roomId, text: 'I want to die.' });
    expect(said.result?.value).toMatchObject({ state: 'shown' });
    expect(await readCare(roomId)).toMatchObject([
      { id: `care-${ada.uid}`, to: ada.uid, about: ada.uid, messageId: said.result?.value?.['messageId'] },
    ]);
    expect((await readMessages(roomId)).map(({ state }) => state)).toEqual(['shown']);
    expect((await readInterventions(roomId)).filter(({ to }) => to !== 'all')).toEqual([]);
    expect(await traceOf(roomId)).not.toMatch(/care-|"care"|distress|carry it alone/);
  });

  test('that are less plain are read twice', async () => {
    const roomId = await liveDebate([ada, ben]);
    const text = 'I feel completely hopeless and I have no one to talk to.';
    await ada.ask({ type: 'speak', roomId, text });
    const [card] = await readCare(roomId);
    expect(card?.why).toContainEqual({ label: 'Read by', value: 'two readers, who agree' });
  });

  test('in another language are found there', async () => {
    const roomId = await liveDebate([ada, ben]);
    await ada.ask({ type: 'speak', roomId, text: 'Es tut mir leid, aber ich will nicht mehr leben.' });
    expect(await readCare(roomId)).toMatchObject([{ to: ada.uid }]);
  });

  test.each([
    'This homework is killing me, and everybody here knows it.',
    'Teenagers who are bullied are more likely to hurt themselves, so phones should be banned.',
    'I want to die of embarrassment after that last point of mine.',
  ])('are not these: %s', async (text) => {
    const roomId = await liveDebate([ada, ben]);
    await ada.ask({ type: 'speak', roomId, text });
    expect(await readCare(roomId)).toEqual([]);
  });
});

test('where the room says so the host is told, until the person says that it was not about them', async () => {
  const roomId = await liveDebate([ada, ben], { safeguarding: 'host' });
  await ada.ask({ type: 'yield', roomId });
  await ben.ask({ type: 'speak', roomId, text: 'I want to die.' });
  const interventionId = `care-${ben.uid}`;
  expect((await readCare(roomId)).map(({ id, to }) => [id, to])).toEqual([
    [interventionId, ben.uid],
    [`${interventionId}-host`, ada.uid],
  ]);
  await cleo.ask({ type: 'enter', roomId });
  for (const person of [ada, cleo])
    expect(await refusalOf(person.ask({ type: 'callUnfair', roomId, interventionId }))).toBe('act-unknown');
  expect(await refusalOf(ben.ask({ type: 'callUnfair', roomId, interventionId }))).toBe('accepted');
  expect(await readCare(roomId)).toMatchObject([{ id: interventionId, answeredAtMs: expect.any(Number) }]);
});

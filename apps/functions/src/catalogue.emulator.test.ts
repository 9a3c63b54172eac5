import { CATALOGUE, catalogueSheetSchema } from '@rostrum/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, emulatedDatabase, type TestPerson } from './testing/emulator.ts';
import { aMember, askHouse, decisionOf, reportOf } from './testing/house.ts';
import { liveDebate, openRoom, readRoom } from './testing/rooms.ts';
import { askTopics, publication, publishedBy } from './testing/topics.ts';

let [ada, ben] = [] as unknown as [TestPerson, TestPerson];
beforeAll(async () => {
  [ada, ben] = await Promise.all([aPerson('Ada Vale'), aPerson('Ben Okafor')]);
});

/** The catalogue entry with an id; undefined if there is none. */
async function inCatalogue(id: string) {
  const { docs } = await emulatedDatabase().collection(CATALOGUE).get();
  const sheet = docs.find((stored) => stored.get(`entries.${id}`) !== undefined);
  return sheet && catalogueSheetSchema.parse(sheet.data()).entries[id];
}

describe('the catalogue', () => {
  test('contains a topic as published, and then as edited', async () => {
    const first = publication();
    const topicId = await publishedBy(ada, first);
    expect(await inCatalogue(topicId)).toEqual({ text: first.motion, note: 'Cities' });
    const next = publication(undefined, { category: 'Law' });
    await askTopics(ada, { type: 'edit', topicId, topic: next });
    expect(await inCatalogue(topicId)).toEqual({ text: next.motion, note: 'Law' });
  });

  test('loses a topic with its withdrawal, and keeps the others', async () => {
    const [gone, kept] = [await publishedBy(ada), await publishedBy(ada)];
    await askTopics(ada, { type: 'withdraw', topicId: gone });
    expect(await inCatalogue(gone)).toBeUndefined();
    expect(await inCatalogue(kept)).toBeDefined();
  });

  test("loses a topic that the house hides, but not on another person's request", async () => {
    const moderator = await aMember('Mona Reyes');
    const topicId = await publishedBy(ada);
    const subject = { kind: 'topic', topicId } as const;
    await askHouse(ben, reportOf(subject));
    const hide = decisionOf(subject, { acts: [{ act: 'hideTopic' }] });
    await askHouse(ada, hide);
    expect(await inCatalogue(topicId)).toBeDefined();
    await askHouse(moderator, hide);
    expect(await inCatalogue(topicId)).toBeUndefined();
  });

  test('has a public debate from its end on', async () => {
    const roomId = await liveDebate([ada, ben]);
    expect(await inCatalogue(roomId)).toBeUndefined();
    await ada.ask({ type: 'end', roomId });
    const { motion, debate } = await readRoom(roomId);
    expect(await inCatalogue(roomId)).toEqual({ text: motion, note: debate.format.id });
  });

  test.each(['private', 'unlisted'] as const)('never contains a debate that is %s', async (visibility) => {
    const { roomId, code } = await openRoom(ada, { visibility, lengths: { preparation: 0 } });
    await ben.ask({ type: 'joinByCode', code });
    await ben.ask({ type: 'takeSeat', roomId, seatId: 'against-1' });
    for (const person of [ada, ben]) await person.ask({ type: 'ready', roomId });
    await ada.ask({ type: 'end', roomId });
    expect((await readRoom(roomId)).status).toBe('finished');
    expect(await inCatalogue(roomId)).toBeUndefined();
  });
});

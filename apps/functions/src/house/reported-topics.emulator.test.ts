import type { HouseAct } from '@rostrum/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { aMember, askHouse, decisionOf, readCase, reportOf } from '../testing/house.ts';
import { noticesOf } from '../testing/people.ts';
import { publication, publishedBy, readTopic } from '../testing/topics.ts';

let [ada, ben, cleo] = [] as unknown as [TestPerson, TestPerson, TestPerson];
let mo: TestPerson;

beforeAll(async () => {
  mo = await aMember('Mo Reyes');
});
beforeEach(async () => {
  [ada, ben, cleo] = await Promise.all([aPerson('Ada Vale'), aPerson('Ben Okafor'), aPerson('Cleo Marsh')]);
});

const topicOf = (topicId: string) => ({ kind: 'topic', topicId }) as const;
const reports = (person: TestPerson, topicId: string) =>
  refusalOf(askHouse(person, reportOf(topicOf(topicId), { reason: 'spam' })));
const decides = (person: TestPerson, topicId: string, acts: HouseAct[], round = 1) =>
  refusalOf(askHouse(person, decisionOf(topicOf(topicId), { acts, round, ground: 'spam' })));
const kindsOf = async (person: TestPerson) => (await noticesOf(person)).map(({ kind }) => kind);

describe('a reported topic', () => {
  test('is one case however many people report it, and its author cannot report it', async () => {
    const topic = publication();
    const topicId = await publishedBy(ada, topic);
    expect(await reports(ada, topicId)).toBe('own-subject');
    for (const person of [ben, ben, cleo]) expect(await reports(person, topicId)).toBe('accepted');
    expect(await readCase(topicOf(topicId))).toMatchObject({
      about: ada.uid,
      aboutName: 'Ada Vale',
      people: 2,
      reasons: { spam: 2 },
      snapshot: { text: expect.stringContaining(topic.motion) },
    });
    expect(await noticesOf(ada)).toEqual([]);
  });

  test('is hidden, and its words are free again; the author and those who reported it read why', async () => {
    const topic = publication();
    const topicId = await publishedBy(ada, topic);
    await reports(ben, topicId);
    expect(await decides(mo, topicId, [{ act: 'hideTopic' }])).toBe('accepted');
    expect((await readTopic(topicId)).status).toBe('hidden');
    const note = 'No one is threatened here.';
    expect(await noticesOf(ada)).toMatchObject([{ kind: 'reported', note }]);
    expect(await noticesOf(ben)).toMatchObject([{ kind: 'reportDecided', note }]);
    expect(await reports(cleo, topicId)).toBe('subject-unknown');
    expect(await publishedBy(ben, topic)).not.toBe(topicId);
  });

  test.each([
    ['is kept without a word to its author', [], []],
    ['stays, and its author is asked to edit it', [{ act: 'askToEdit' }], ['reported']],
  ] as const)('%s', async (_, acts, told) => {
    const topicId = await publishedBy(ada);
    await reports(ben, topicId);
    expect(await decides(mo, topicId, [...acts])).toBe('accepted');
    expect((await readTopic(topicId)).status).toBe('published');
    expect(await kindsOf(ada)).toEqual(told);
    expect(await kindsOf(ben)).toEqual(['reportDecided']);
  });

  test('is not decided by a member of the house who wrote or reported it', async () => {
    const [own, reported] = [await publishedBy(mo), await publishedBy(ada)];
    await reports(ben, own);
    await reports(mo, reported);
    for (const topicId of [own, reported]) expect(await decides(mo, topicId, [])).toBe('case-own');
  });

  test('waits again once another person reports it, but not for the same person', async () => {
    const topicId = await publishedBy(ada);
    await reports(ben, topicId);
    await decides(mo, topicId, []);
    await reports(ben, topicId);
    expect(await readCase(topicOf(topicId))).toMatchObject({ state: 'decided', round: 1 });
    await reports(cleo, topicId);
    expect(await readCase(topicOf(topicId))).toMatchObject({ state: 'open', round: 2 });
    expect(await decides(mo, topicId, [{ act: 'hideTopic' }], 2)).toBe('accepted');
  });
});

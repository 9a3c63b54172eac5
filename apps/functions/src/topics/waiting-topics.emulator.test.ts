import { randomUUID } from 'node:crypto';
import { CATALOGUE } from '@rostrum/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { motionBank } from '../bank/motion-bank.ts';
import { aPerson, emulatedDatabase, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { askHouse, readCase, reportOf } from '../testing/house.ts';
import { openRoom, readRoom } from '../testing/rooms.ts';
import { askTopics, ownWords, publication, readTopic } from '../testing/topics.ts';
import { editTopic, publishedClear, publishUnsure, waitingBy } from '../testing/waiting-topics.ts';
import { firstUncleared } from './cleared.ts';
import { motionRef } from './topic-words.ts';

let [ada, ben] = [] as unknown as [TestPerson, TestPerson];
beforeAll(async () => {
  [ada, ben] = await Promise.all([aPerson('Ada Vale'), aPerson('Ben Okafor')]);
});

const subjectOf = (topicId: string) => ({ kind: 'waitingTopic', topicId }) as const;

async function isInCatalogue(topicId: string): Promise<boolean> {
  const { docs } = await emulatedDatabase().collection(CATALOGUE).get();
  return docs.some((sheet) => sheet.get(`entries.${topicId}`) !== undefined);
}

describe('a topic with a motion that nobody has cleared', () => {
  test('waits in the house’s queue with its words, and is on no list', async () => {
    const topic = publication();
    const topicId = await waitingBy(ada, topic);
    expect(await readTopic(topicId)).toMatchObject({ ...topic, status: 'waiting', authorId: ada.uid });
    expect(await readCase(subjectOf(topicId))).toMatchObject({
      state: 'open',
      round: 1,
      about: ada.uid,
      aboutName: 'Ada Vale',
      people: 0,
      snapshot: { text: expect.stringContaining(topic.motion), place: `/app/topics/${topicId}` },
    });
    expect(await isInCatalogue(topicId)).toBe(false);
  });

  test('waits once, however often its author asks', async () => {
    const topic = publication();
    const commandId = randomUUID();
    const first = await publishUnsure(ada, topic, commandId);
    expect(await publishUnsure(ada, topic, commandId)).toEqual(first);
    expect(await publishUnsure(ada, topic)).toEqual(first);
    const topicId = first.ok ? first.value.topicId : '';
    expect(await readCase(subjectOf(topicId))).toMatchObject({ round: 1 });
  });

  test('takes its words from nobody, and nobody finds it as a twin', async () => {
    const topic = publication();
    const topicId = await waitingBy(ada, topic);
    expect((await motionRef(emulatedDatabase(), topic.motion).get()).exists).toBe(false);
    expect(await publishedClear(ben, topic)).not.toBe(topicId);
  });

  test('takes no vote, no edit and no report of others, who learn nothing of it', async () => {
    const topicId = await waitingBy(ada);
    expect(await refusalOf(askTopics(ben, { type: 'vote', topicId, vote: 'up' }))).toBe('topic-unknown');
    const edited = askTopics(ben, { type: 'edit', topicId, topic: publication() });
    expect(await refusalOf(edited)).toBe('topic-unknown');
    for (const kind of ['topic', 'waitingTopic'] as const)
      expect(await refusalOf(askHouse(ben, reportOf({ kind, topicId })))).toBe('subject-unknown');
  });

  test('is suggested to nobody, and no debate counts for it', async () => {
    const place = `${ownWords()} harbour`;
    const topic = publication(`This house would tax every snowmobile near ${place} twice`);
    const topicId = await waitingBy(ada, topic);
    const { result } = await askTopics(ben, { type: 'propose', about: `a tax on snowmobiles near ${place}` });
    expect(JSON.stringify(result?.value)).not.toContain(topicId);
    const { roomId } = await openRoom(ada, { motion: topic.motion, topicId, visibility: 'unlisted' });
    expect((await readRoom(roomId)).topicId).toBeUndefined();
    expect((await readTopic(topicId)).counts.debates).toBe(0);
  });

  test('leaves the queue with its withdrawal, and its words leave the case', async () => {
    const topicId = await waitingBy(ada);
    expect(await refusalOf(askTopics(ben, { type: 'withdraw', topicId }))).toBe('not-author');
    expect(await refusalOf(askTopics(ada, { type: 'withdraw', topicId }))).toBe('accepted');
    expect((await readTopic(topicId)).status).toBe('withdrawn');
    expect(await readCase(subjectOf(topicId))).toMatchObject({ state: 'withdrawn', snapshot: { text: '' } });
  });
});

describe('an edit', () => {
  test('makes a published topic wait again, and leaves every list', async () => {
    const before = publication();
    const topicId = await publishedClear(ada, before);
    const topic = publication();
    expect(await editTopic(ada, topicId, true, topic)).toEqual({ ok: true, value: { outcome: 'waiting' } });
    expect(await readTopic(topicId)).toMatchObject({ motion: topic.motion, status: 'waiting' });
    expect(await isInCatalogue(topicId)).toBe(false);
    expect(await readCase(subjectOf(topicId))).toMatchObject({ state: 'open', round: 1 });
    expect(await publishedClear(ben, before)).not.toBe(topicId);
  });

  test('with a clear motion ends the wait, and the topic is as new as its publication', async () => {
    const topicId = await waitingBy(ada);
    const { createdAtMs } = await readTopic(topicId);
    expect(await editTopic(ada, topicId, false)).toEqual({ ok: true, value: { outcome: 'published' } });
    const after = await readTopic(topicId);
    expect(after).toMatchObject({ status: 'published', editedAtMs: null });
    expect(after.createdAtMs).toBeGreaterThan(createdAtMs);
    expect(await isInCatalogue(topicId)).toBe(true);
    expect(await readCase(subjectOf(topicId))).toMatchObject({ state: 'withdrawn' });
  });

  test('of a topic that waits begins the next round of its case', async () => {
    const topicId = await waitingBy(ada);
    const topic = publication();
    await editTopic(ada, topicId, true, topic);
    expect(await readCase(subjectOf(topicId))).toMatchObject({
      state: 'open',
      round: 2,
      snapshot: { text: expect.stringContaining(topic.motion) },
    });
  });
});

describe('a motion that its reader cannot clear', () => {
  const uncleared = (motion: string) => firstUncleared(emulatedDatabase(), [{ motion, field: 'motion' }]);

  test('waits no more once a topic with it is published, and as long as it is', async () => {
    const words = ownWords();
    const motion = `This house would let ${words} ban their neighbours`;
    expect(await uncleared(motion)).toEqual({ motion, field: 'motion' });
    await waitingBy(ada, publication(motion));
    expect(await uncleared(motion)).toBeDefined();
    const topicId = await publishedClear(ben, publication(motion));
    expect(await uncleared(motion)).toBeUndefined();
    expect(await uncleared(`This house would let their neighbours ban ${words}`)).toBeDefined();
    await askTopics(ben, { type: 'withdraw', topicId });
    expect(await uncleared(motion)).toBeDefined();
  });

  test('waits for nobody if it is one of the bank', async () => {
    const [file] = await motionBank();
    expect(await uncleared(file!.motion)).toBeUndefined();
  });
});

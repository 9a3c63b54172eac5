import { randomUUID } from 'node:crypto';
import { aTopic } from '@rostrum/domain/testing';
import { NO_COUNTS, topicCaseSchema, type TopicDecision } from '@rostrum/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  aPerson,
  call,
  emulatedDatabase,
  fourPeople,
  refusalOf,
  streamed,
  type TestPerson,
} from '../testing/emulator.ts';
import { noticesOf } from '../testing/people.ts';
import { askTopics, ownWords, publication, publishedBy, readTopic } from '../testing/topics.ts';

let [ada, ben, cleo] = [] as unknown as [TestPerson, TestPerson, TestPerson];

beforeAll(async () => {
  [ada, ben, cleo] = await fourPeople();
});

describe('publishing', () => {
  test('stores what was written, under its author’s name', async () => {
    const topic = publication();
    const topicId = await publishedBy(ada, topic);
    expect(await readTopic(topicId)).toMatchObject({
      ...topic,
      authorId: ada.uid,
      authorName: 'Ada Vale',
      status: 'published',
      counts: NO_COUNTS,
    });
  });

  test('is for who is signed in', async () => {
    const command = { type: 'publish', topic: publication() };
    expect((await call('topics', { commandId: randomUUID(), command })).error?.status).toBe(
      'UNAUTHENTICATED',
    );
  });

  test('happens once when it is asked twice', async () => {
    const command = { type: 'publish' as const, topic: publication() };
    const commandId = randomUUID();
    const [first, second] = [
      await askTopics(ada, command, commandId),
      await askTopics(ada, command, commandId),
    ];
    expect(second.result?.value).toEqual(first.result?.value);
    expect(second.result?.value?.['outcome']).toBe('published');
  });

  test('answers the topic that has the words already, whatever their order, case and punctuation', async () => {
    const words = ownWords();
    const topicId = await publishedBy(ada, publication(`This house would ban ${words} in parks.`));
    const again = publication(`THIS HOUSE WOULD, in parks, ban ${words}`);
    const twin = await askTopics(ben, { type: 'publish', topic: again, evenSo: true });
    expect(twin.result?.value).toMatchObject({ outcome: 'twin', topicId, sameWords: true });
  });

  test('answers a topic that says nearly the same, and publishes even so where that is wished', async () => {
    const words = ownWords();
    const topicId = await publishedBy(ada, publication(`This house would ban private ${words} in parks`));
    const near = publication(`This house would ban all private ${words} in the park`);
    const twin = await askTopics(ben, { type: 'publish', topic: near });
    expect(twin.result?.value).toMatchObject({ outcome: 'twin', topicId, sameWords: false });
    const evenSo = await askTopics(ben, { type: 'publish', topic: near, evenSo: true });
    expect(evenSo.result?.value).toMatchObject({ outcome: 'published' });
  });

  test('finds the twin among many topics that share a word with it', async () => {
    const words = ownWords();
    const topicId = await publishedBy(ada, publication(`This house would ban private ${words} in parks`));
    const others = Array.from({ length: 70 }, (_empty, index) => {
      const { id: _, ...topic } = aTopic({
        motion: `This house would ban hobby${index} on holidays${index}`,
      });
      return emulatedDatabase().collection('topics').add(topic);
    });
    await Promise.all(others);
    const near = publication(`This house would ban all private ${words} in the park`);
    const twin = await askTopics(ben, { type: 'publish', topic: near });
    expect(twin.result?.value).toMatchObject({ outcome: 'twin', topicId });
    await Promise.all((await Promise.all(others)).map((one) => one.delete()));
  });

  test('refuses a pasted text of a megabyte as a clear mistake', async () => {
    const megabyte = 'word '.repeat(200_000);
    for (const topic of [publication(megabyte), publication(undefined, { background: megabyte })]) {
      const { error } = await askTopics(ada, { type: 'publish', topic });
      expect(error).toMatchObject({
        status: 'INVALID_ARGUMENT',
        message: expect.stringMatching(/far too long/),
      });
    }
  });

  test('of the same words by two at once stores one', async () => {
    const topic = publication();
    const answers = await Promise.all(
      [ada, ben].map((person) => askTopics(person, { type: 'publish', topic })),
    );
    const outcomes = answers.map(({ result }) => result?.value?.['outcome']);
    expect(new Set(outcomes)).toEqual(new Set(['published', 'twin']));
  });

  test('refuses what attacks people', async () => {
    const topic = publication('This house believes that you are a fucking idiot');
    expect(await refusalOf(askTopics(ada, { type: 'publish', topic }))).toBe('motion-held');
  });

  test('says which field is wrong', async () => {
    const topic = publication('Ban');
    const { error } = await askTopics(ada, { type: 'publish', topic });
    expect(error?.status).toBe('INVALID_ARGUMENT');
  });
});

describe('a topic', () => {
  test('is edited by its author and by nobody else', async () => {
    const topicId = await publishedBy(ada);
    const topic = publication();
    expect(await refusalOf(askTopics(ben, { type: 'edit', topicId, topic }))).toBe('not-author');
    expect(await refusalOf(askTopics(ada, { type: 'edit', topicId, topic }))).toBe('accepted');
    expect((await readTopic(topicId)).motion).toBe(topic.motion);
  });

  test('does not take the words of another when it is edited', async () => {
    const taken = publication();
    await publishedBy(ben, taken);
    const topicId = await publishedBy(ada);
    expect(await refusalOf(askTopics(ada, { type: 'edit', topicId, topic: taken }))).toBe('motion-taken');
  });

  test('is withdrawn by its author, and its words are free again', async () => {
    const topic = publication();
    const topicId = await publishedBy(ada, topic);
    expect(await refusalOf(askTopics(ben, { type: 'withdraw', topicId }))).toBe('not-author');
    expect(await refusalOf(askTopics(ada, { type: 'withdraw', topicId }))).toBe('accepted');
    expect(await refusalOf(askTopics(ada, { type: 'withdraw', topicId }))).toBe('accepted');
    expect(await refusalOf(askTopics(ben, { type: 'vote', topicId, vote: 'up' }))).toBe('topic-unknown');
    expect(await publishedBy(ben, topic)).not.toBe(topicId);
  });

  test('is reported once a person, and not by its author', async () => {
    const topicId = await publishedBy(ada);
    expect(await reports(ada, topicId)).toBe('own-topic');
    expect(await reports(ben, topicId)).toBe('accepted');
    expect(await reports(ben, topicId, 'attack')).toBe('accepted');
    expect(await reports(cleo, topicId, 'attack')).toBe('accepted');
    expect((await readTopic(topicId)).reports).toBe(2);
    expect(await caseOf(topicId)).toMatchObject({
      authorName: 'Ada Vale',
      reasons: { attack: 1, private: 0, spam: 1, other: 0 },
      decision: null,
    });
  });
});

const reports = (person: TestPerson, topicId: string, reason: 'spam' | 'attack' = 'spam') =>
  refusalOf(askTopics(person, { type: 'report', topicId, reason }));
const caseOf = async (topicId: string) =>
  topicCaseSchema.parse((await emulatedDatabase().doc(`topicCases/${topicId}`).get()).data());
const toldAbout = async (person: TestPerson, motion: string) =>
  (await noticesOf(person))
    .filter((notice) => notice.motion === motion)
    .map(({ kind, note }) => ({ kind, note }));

describe('a reported topic', () => {
  const decides = (person: TestPerson, topicId: string, decision: TopicDecision = 'hidden') =>
    refusalOf(askTopics(person, { type: 'decideReport', topicId, decision, note: 'No ties here.' }));

  test('is hidden by a moderator, once and by nobody else; author and reporter read why', async () => {
    const topic = publication();
    const topicId = await publishedBy(ada, topic);
    const moderator = await aPerson('Mo', { moderator: true });
    expect(await decides(moderator, topicId)).toBe('report-unknown');
    await reports(ben, topicId);
    expect(await decides(ada, topicId)).toBe('not-moderator');
    expect(await decides(moderator, topicId)).toBe('accepted');
    expect(await decides(moderator, topicId, 'kept')).toBe('report-decided');
    expect((await readTopic(topicId)).status).toBe('hidden');
    const note = 'No ties here.';
    expect(await toldAbout(ben, topic.motion)).toEqual([{ kind: 'topicReportDecided', note }]);
    expect(await toldAbout(ada, topic.motion)).toEqual([{ kind: 'topicReported', note }]);
    expect(await publishedBy(ben, topic)).not.toBe(topicId);
  });

  test('is kept without a word to its author, or stays with one to edit it', async () => {
    const moderator = await aPerson('Mo', { moderator: true });
    for (const [decision, told] of [
      ['kept', []],
      ['askedToEdit', ['topicReported']],
    ] as const) {
      const topic = publication();
      const topicId = await publishedBy(ada, topic);
      await reports(ben, topicId);
      expect(await decides(moderator, topicId, decision)).toBe('accepted');
      expect((await readTopic(topicId)).status).toBe('published');
      expect((await toldAbout(ada, topic.motion)).map(({ kind }) => kind)).toEqual(told);
    }
  });

  test('is not decided by a moderator who wrote or reported it', async () => {
    const moderator = await aPerson('Mo', { moderator: true });
    const [own, reported] = [await publishedBy(moderator), await publishedBy(ada)];
    await reports(ben, own);
    await reports(moderator, reported);
    expect(await decides(moderator, own)).toBe('report-same-person');
    expect(await decides(moderator, reported)).toBe('report-same-person');
  });

  test('waits again once somebody else reports it, and not for the same person', async () => {
    const topicId = await publishedBy(ada);
    const moderator = await aPerson('Mo', { moderator: true });
    await reports(ben, topicId);
    await decides(moderator, topicId, 'kept');
    await reports(ben, topicId);
    expect((await caseOf(topicId)).decision).toBe('kept');
    await reports(cleo, topicId);
    expect(await caseOf(topicId)).toMatchObject({ decision: null, reasons: { spam: 2 } });
  });
});

describe('proposing', () => {
  test('says so where there is no model, as a whole and as a stream', async () => {
    const nothing = { by: 'nobody', topics: [], unusable: 0 };
    const asked = await askTopics(ada, { type: 'propose', about: 'water' });
    expect(asked.result?.value).toEqual(nothing);
    const command = { type: 'propose', about: 'water' };
    const events = await streamed('topics', { commandId: randomUUID(), command }, ada.idToken);
    expect(events).toMatch(/^data: \{"result":\{"ok":true,"value":\{"by":"nobody"/m);
  });
});

import { randomUUID } from 'node:crypto';
import { aTopic } from '@rostrum/domain/testing';
import { LIMITS, NO_COUNTS, topicCaseSchema, type TopicDecision } from '@rostrum/domain';
import { beforeAll, describe, expect, test, vi } from 'vitest';
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
import { creation, liveDebate, readRoom } from '../testing/rooms.ts';
import { askTopics, ownWords, publication, publishedBy, readTopic } from '../testing/topics.ts';
import { settleTopic } from './topic-counts.ts';
import { vote } from './vote.ts';

let [ada, ben, cleo, dara] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];

beforeAll(async () => {
  [ada, ben, cleo, dara] = await fourPeople();
});

/** Waits until what was counted is on the topic. */
const untilCounted = (topicId: string, counts: object) =>
  vi.waitFor(async () => expect((await readTopic(topicId)).counts).toMatchObject(counts), {
    timeout: 20_000,
    interval: 200,
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

describe('votes on a topic', () => {
  test('are one a person, changed and taken back', async () => {
    const topicId = await publishedBy(ada);
    const ask = (choice: 'up' | 'down' | null) => askTopics(ben, { type: 'vote', topicId, vote: choice });
    await ask('up');
    await ask('up');
    await untilCounted(topicId, { up: 1, down: 0 });
    await ask('down');
    await untilCounted(topicId, { up: 0, down: 1 });
    expect((await readTopic(topicId)).points).toBe(-1);
    await ask(null);
    await untilCounted(topicId, { up: 0, down: 0 });
  });

  test('of two hundred at once are all counted, and each once', async () => {
    const topicId = await publishedBy(ada);
    const db = emulatedDatabase();
    const votes = Array.from({ length: 200 }, (_, index) =>
      vote(
        { db, uid: `voter-${index}`, commandId: randomUUID(), atMs: Date.now(), isModerator: false },
        { type: 'vote', topicId, vote: index % 4 === 0 ? 'down' : 'up' },
      ),
    );
    const answers = await Promise.all(votes);
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
    await untilCounted(topicId, { up: 150, down: 50 });
    expect(await readTopic(topicId)).toMatchObject({ points: 100 });
  });

  test('are counted by another where the one who waited is gone', async () => {
    const topicId = await publishedBy(ada);
    const db = emulatedDatabase();
    await db.doc(`topics/${topicId}/server/turn`).set({ atMs: Date.now() - 60_000 });
    for (const uid of ['ada', 'ben']) {
      await db.doc(`topics/${topicId}/votes/${uid}`).set({ vote: 'up', value: 1, atMs: 0 });
    }
    await settleTopic(db, topicId);
    expect((await readTopic(topicId)).counts.up).toBe(2);
  });

  test('of a script that sends a hundred at once are counted once, and the flood is told why', async () => {
    const LEFT = 10;
    const script = await aPerson('Script');
    const topicId = await publishedBy(ada);
    // A window that does not end while the test runs, however slow the machine is.
    await emulatedDatabase()
      .doc(`rateLimits/topics-${script.uid}`)
      .set({ windowStartedAtMs: Date.now() + 600_000, count: LIMITS.topicCommandsPerTenSeconds - LEFT });
    const asked = Array.from({ length: 100 }, (_, index) =>
      askTopics(script, { type: 'vote', topicId, vote: index % 2 === 0 ? 'up' : 'down' }),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter(({ error }) => error)).toEqual([]);
    const accepted = answers.filter(({ result }) => result?.ok);
    expect(accepted.length).toBeGreaterThan(0);
    expect(accepted.length).toBeLessThanOrEqual(LEFT);
    const refused = answers.filter(({ result }) => result?.refusal === 'too-fast');
    expect(accepted.length + refused.length).toBe(100);
    expect(refused[0]?.result?.message).toMatch(/try again in a few seconds/);
    await vi.waitFor(
      async () => {
        const { counts, points } = await readTopic(topicId);
        const stored = (await emulatedDatabase().doc(`topics/${topicId}/votes/${script.uid}`).get()).get(
          'value',
        );
        expect(counts.up + counts.down).toBe(1);
        expect(points).toBe(stored);
      },
      { timeout: 20_000, interval: 200 },
    );
  });

  test('are refused where a script asks without end', async () => {
    const script = await aPerson('Script');
    const topicId = await publishedBy(ada);
    const ask = () => refusalOf(askTopics(script, { type: 'vote', topicId, vote: 'up' }));
    const asked = (count: number) =>
      emulatedDatabase().doc(`rateLimits/topics-${script.uid}`).set({ windowStartedAtMs: Date.now(), count });
    await asked(LIMITS.topicCommandsPerTenSeconds - 1);
    expect(await ask()).toBe('accepted');
    await asked(LIMITS.topicCommandsPerTenSeconds);
    expect(await ask()).toBe('too-fast');
  });
});

describe('debates on a topic', () => {
  test('are counted when they are opened and by what the audience decided', async () => {
    const topicId = await publishedBy(ada);
    const roomId = await liveDebate([ada, ben], { topicId });
    expect((await readRoom(roomId)).topicId).toBe(topicId);
    await untilCounted(topicId, { debates: 1 });
    await cleo.ask({ type: 'vote', roomId, choice: 'against' });
    await dara.ask({ type: 'vote', roomId, choice: 'undecided' });
    await ada.ask({ type: 'end', roomId });
    await cleo.ask({ type: 'vote', roomId, choice: 'for' });
    await dara.ask({ type: 'vote', roomId, choice: 'for' });
    await ada.ask({ type: 'nextStep', roomId });
    await untilCounted(topicId, { debates: 1, wins: { for: 1, against: 0, even: 0 } });
  });

  test('begin also where it was withdrawn meanwhile, and do not count', async () => {
    const topicId = await publishedBy(ada);
    await askTopics(ada, { type: 'withdraw', topicId });
    const { result } = await ben.ask(creation({ topicId }));
    expect((await readRoom(result?.value?.['roomId'] ?? '')).topicId).toBeUndefined();
    expect((await readTopic(topicId)).counts.debates).toBe(0);
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

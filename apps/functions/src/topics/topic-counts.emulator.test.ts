import { randomUUID } from 'node:crypto';
import { TOPIC_LIMITS, triesPath, type Ballot, type Choice } from '@rostrum/domain';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  aPerson,
  emulatedDatabase,
  fourPeople,
  refusalOf,
  threePeople,
  type TestPerson,
} from '../testing/emulator.ts';
import { creation, liveDebate, readRoom } from '../testing/rooms.ts';
import { askTopics, publishedBy, readTopic } from '../testing/topics.ts';
import { settleTopic } from './topic-counts.ts';
import { vote } from './vote.ts';

let [ada, ben, cleo, dara] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];

beforeAll(async () => {
  [ada, ben, cleo, dara] = await fourPeople();
});

const MOST = TOPIC_LIMITS.vote.person?.most ?? 0;
const votesTried = (uid: string) => triesPath(`topics.vote.person~${uid}`);

/** Waits until the counted votes are on the topic. */
const untilCounted = (topicId: string, counts: object) =>
  vi.waitFor(async () => expect((await readTopic(topicId)).counts).toMatchObject(counts), {
    timeout: 20_000,
    interval: 200,
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

  test('two hundred at once are all counted, each once', async () => {
    const topicId = await publishedBy(ada);
    const db = emulatedDatabase();
    const votes = Array.from({ length: 200 }, (_, index) =>
      vote(
        { db, uid: `voter-${index}`, commandId: randomUUID(), atMs: Date.now(), motionWaits: false },
        { type: 'vote', topicId, vote: index % 4 === 0 ? 'down' : 'up' },
      ),
    );
    const answers = await Promise.all(votes);
    expect(answers.filter(({ ok }) => !ok)).toEqual([]);
    await untilCounted(topicId, { up: 150, down: 50 });
    expect(await readTopic(topicId)).toMatchObject({ points: 100 });
  });

  test('are counted by another call if the waiting one is gone', async () => {
    const topicId = await publishedBy(ada);
    const db = emulatedDatabase();
    await db.doc(`topics/${topicId}/server/turn`).set({ atMs: Date.now() - 60_000 });
    for (const uid of ['ada', 'ben']) {
      await db.doc(`topics/${topicId}/votes/${uid}`).set({ vote: 'up', value: 1, atMs: 0 });
    }
    await settleTopic(db, topicId);
    expect((await readTopic(topicId)).counts.up).toBe(2);
  });

  test('from a script that sends a hundred at once are counted once, and the flood is refused with a reason', async () => {
    const LEFT = 10;
    const script = await aPerson('Script');
    const topicId = await publishedBy(ada);
    // A window that does not end while the test runs, however slow the machine is.
    await emulatedDatabase()
      .doc(votesTried(script.uid))
      .set({ windowStartedAtMs: Date.now() + 600_000, count: MOST - LEFT });
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
    expect(refused[0]?.result?.message).toMatch(/try again in \d+ (second|minute)s/);
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

  test('are refused if a script sends them without end', async () => {
    const script = await aPerson('Script');
    const topicId = await publishedBy(ada);
    const ask = () => refusalOf(askTopics(script, { type: 'vote', topicId, vote: 'up' }));
    const asked = (count: number) =>
      emulatedDatabase().doc(votesTried(script.uid)).set({ windowStartedAtMs: Date.now(), count });
    await asked(MOST - 1);
    expect(await ask()).toBe('accepted');
    await asked(MOST);
    expect(await ask()).toBe('too-fast');
  });
});

describe('debates on a topic', () => {
  test("are counted when they are opened and by the audience's verdict", async () => {
    const topicId = await publishedBy(ada);
    const audience = [cleo, dara, ...(await threePeople())];
    const votes = async (id: string, ballot: Ballot, choice: Choice) => {
      for (const person of audience) await person.ask({ type: 'vote', roomId: id, ballot, choice });
    };
    const roomId = await liveDebate([ada, ben], { topicId }, async (id) => {
      for (const person of audience) await person.ask({ type: 'enter', roomId: id });
      await votes(id, 'before', 'against');
    });
    expect((await readRoom(roomId)).topicId).toBe(topicId);
    await untilCounted(topicId, { debates: 1 });
    await ada.ask({ type: 'end', roomId });
    await votes(roomId, 'after', 'for');
    await ada.ask({ type: 'nextStep', roomId });
    await untilCounted(topicId, { debates: 1, wins: { for: 1, against: 0, even: 0 } });
  });

  test('start even if it was withdrawn in the meantime, and then do not count', async () => {
    const topicId = await publishedBy(ada);
    await askTopics(ada, { type: 'withdraw', topicId });
    const { result } = await ben.ask(creation({ topicId }));
    expect((await readRoom(result?.value?.['roomId'] ?? '')).topicId).toBeUndefined();
    expect((await readTopic(topicId)).counts.debates).toBe(0);
  });
});

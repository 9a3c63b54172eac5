import { randomUUID } from 'node:crypto';
import { type HouseAct } from '@rostrum/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { begin, eraseWhole, LONG } from '../account/testing/an-erasure.ts';
import { aClerkPerson } from '../account/testing/a-clerk-person.ts';
import { aPerson, refusalOf, type TestPerson } from '../testing/emulator.ts';
import {
  askHouse,
  decisionIdOf,
  decisionOf,
  logBrokenAt,
  readCase,
  readDecision,
  readLog,
  twoMembers,
} from '../testing/house.ts';
import { noticesOf } from '../testing/people.ts';
import { askTopics, publication, readTopic } from '../testing/topics.ts';
import { editTopic, publishedClear, waitingBy } from '../testing/waiting-topics.ts';

let ada: TestPerson;
let [mo, nia] = [] as unknown as [TestPerson, TestPerson];

beforeAll(async () => {
  [mo, nia] = await twoMembers();
});
beforeEach(async () => {
  ada = await aPerson('Ada Vale');
});

const REASON = 'It asks for a rule, and attacks nobody.';
const subjectOf = (topicId: string) => ({ kind: 'waitingTopic', topicId }) as const;
const publishing = (topicId: string, round = 1) =>
  decisionOf(subjectOf(topicId), {
    acts: [{ act: 'publishTopic' }],
    ground: null,
    explanation: REASON,
    round,
  });
const refusing = (topicId: string, more: HouseAct[] = []) =>
  decisionOf(subjectOf(topicId), {
    acts: [{ act: 'refuseTopic' }, ...more],
    ground: 'hate',
    explanation: REASON,
  });

describe('a topic that waits', () => {
  test('is published: everybody reads it, and its author is told why', async () => {
    const topic = publication();
    const topicId = await waitingBy(ada, topic);
    const { createdAtMs } = await readTopic(topicId);
    const decisionId = await decisionIdOf(askHouse(mo, publishing(topicId)));
    const published = await readTopic(topicId);
    expect(published).toMatchObject({ status: 'published', motion: topic.motion });
    expect(published.createdAtMs).toBeGreaterThan(createdAtMs);
    expect(await noticesOf(ada)).toMatchObject([
      { kind: 'topicPublished', motion: topic.motion, note: REASON, decisionId },
    ]);
    expect(await readDecision(decisionId)).toMatchObject({
      concerns: [ada.uid],
      statement: null,
      ground: null,
      explanation: REASON,
    });
    expect(await readCase(subjectOf(topicId))).toMatchObject({ state: 'decided', decisionId });
    const ben = await aPerson('Ben Okafor');
    expect(await refusalOf(askTopics(ben, { type: 'vote', topicId, vote: 'up' }))).toBe('accepted');
    const twin = await askTopics(ben, { type: 'publish', topic });
    expect(twin.result?.value).toMatchObject({ outcome: 'twin', topicId });
    const appeal = askHouse(ada, { type: 'appeal', decisionId, reason: 'I want more.' });
    expect(await refusalOf(appeal)).toBe('appeal-not-open');
  });

  test('is refused: nobody else reads it, and its author is told why and how to appeal', async () => {
    const topicId = await waitingBy(ada);
    const decisionId = await decisionIdOf(askHouse(mo, refusing(topicId)));
    expect((await readTopic(topicId)).status).toBe('hidden');
    expect(await noticesOf(ada)).toMatchObject([{ kind: 'topicRefused', note: REASON, decisionId }]);
    expect((await readDecision(decisionId)).statement).toMatchObject({
      restrictions: ['topicRefused'],
      foundBy: 'ownInitiative',
      automatedDetection: true,
      automatedDecision: false,
      explanation: REASON,
    });
  });

  test('that was refused is published by another member on appeal', async () => {
    const topicId = await waitingBy(ada);
    const decisionId = await decisionIdOf(askHouse(mo, refusing(topicId)));
    await askHouse(ada, { type: 'appeal', decisionId, reason: 'It is about a rule.' });
    const verdict = {
      type: 'decideAppeal',
      appealId: `${decisionId}~${ada.uid}`,
      verdict: 'overturned',
      explanation: 'It is about a rule.',
    } as const;
    expect(await refusalOf(askHouse(mo, verdict))).toBe('case-own');
    expect(await refusalOf(askHouse(nia, verdict))).toBe('accepted');
    expect((await readTopic(topicId)).status).toBe('published');
  });

  test('is decided once, however often the command arrives, and the log says so', async () => {
    const topicId = await waitingBy(ada);
    const commandId = randomUUID();
    const [first, second] = [
      await decisionIdOf(askHouse(mo, publishing(topicId), commandId)),
      await decisionIdOf(askHouse(mo, publishing(topicId), commandId)),
    ];
    expect(second).toBe(first);
    expect(await noticesOf(ada)).toHaveLength(1);
    const { entries } = await readLog();
    const lines = entries.filter(({ decisionId }) => decisionId === first);
    expect(lines).toMatchObject([
      { kind: 'decided', by: mo.uid, about: ada.uid, acts: [{ act: 'publishTopic' }], ground: null },
    ]);
    expect(await logBrokenAt()).toBeNull();
    expect(await refusalOf(askHouse(nia, refusing(topicId)))).toBe('case-decided');
  });

  test('is decided by no author, and not by somebody who has read other words', async () => {
    const own = await waitingBy(mo);
    expect(await refusalOf(askHouse(mo, publishing(own)))).toBe('case-own');
    expect(await refusalOf(askHouse(nia, publishing(own)))).toBe('accepted');
    const topicId = await waitingBy(ada);
    await editTopic(ada, topicId, true);
    expect(await refusalOf(askHouse(mo, publishing(topicId)))).toBe('case-changed');
    expect(await refusalOf(askHouse(mo, publishing(topicId, 2)))).toBe('accepted');
  });

  test.each([
    ['neither', [], null],
    ['a warning alone', [{ act: 'warn' }], 'hate'],
    ['a publication with a warning', [{ act: 'publishTopic' }, { act: 'warn' }], 'hate'],
  ] as const)('takes no decision with %s', async (_, acts, ground) => {
    const topicId = await waitingBy(ada);
    const decision = { ...publishing(topicId), acts: [...acts], ground };
    expect(await refusalOf(askHouse(mo, decision))).toBe('acts-impossible');
  });

  test('is only for members of the house to decide', async () => {
    const topicId = await waitingBy(ada);
    const ben = await aPerson('Ben Okafor');
    expect(await refusalOf(askHouse(ben, publishing(topicId)))).toBe('not-a-moderator');
  });

  test('that was withdrawn is nobody’s to decide', async () => {
    const topicId = await waitingBy(ada);
    await askTopics(ada, { type: 'withdraw', topicId });
    expect(await refusalOf(askHouse(mo, publishing(topicId)))).toBe('case-unknown');
    expect((await readTopic(topicId)).status).toBe('withdrawn');
  });

  test('is not published once another topic has its words, but may be refused', async () => {
    const topic = publication();
    const topicId = await waitingBy(ada, topic);
    await publishedClear(await aPerson('Ben Okafor'), topic);
    expect(await refusalOf(askHouse(mo, publishing(topicId)))).toBe('topic-taken');
    expect(await refusalOf(askHouse(mo, refusing(topicId)))).toBe('accepted');
  });

  test('leaves the queue with its author’s account', LONG, async () => {
    const gina = await aClerkPerson('Gina');
    const topicId = await waitingBy(gina);
    await begin(gina.uid);
    await eraseWhole(gina.uid);
    expect(await readTopic(topicId)).toMatchObject({ status: 'withdrawn', authorId: '' });
    expect(await readCase(subjectOf(topicId))).toMatchObject({ state: 'withdrawn', snapshot: { text: '' } });
  });
});

import { randomUUID } from 'node:crypto';
import {
  ballotPath,
  correctionsPath,
  debateReportPath,
  feedbackPath,
  feedbackSchema,
  messagesPath,
  receivedPath,
  roomPath,
  type FeedbackCommandInput,
} from '@rostrum/domain';
import { verifyQuotes } from '@rostrum/moderator/report';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  aPerson,
  call,
  emulatedDatabase,
  fourPeople,
  refusalOf,
  type TestPerson,
} from '../testing/emulator.ts';
import { CLAIM, debated, mapOf, REPLY, untilReport } from '../testing/reports.ts';
import { readMessages } from '../testing/rooms.ts';
import { writeDebateReport } from './write-report.ts';

let [ada, ben, cleo] = [] as unknown as [TestPerson, TestPerson, TestPerson];
let judge: TestPerson;
const db = emulatedDatabase;
const INSULT = `You are an idiot. ${REPLY}`;

const asks = ({ idToken }: TestPerson, command: FeedbackCommandInput) =>
  call('feedback', { commandId: randomUUID(), command }, idToken);
const shownIn = async (roomId: string) =>
  (await readMessages(roomId)).filter(({ state }) => state === 'shown');
const contents = async (path: string) =>
  (await db().collection(path).get()).docs.map((one) => [one.id, one.data()]);
const writtenAt = async (roomId: string) => (await db().doc(debateReportPath(roomId)).get()).updateTime;

/** Everything that a report is based on, as stored. */
async function stored(roomId: string) {
  const [one, other] = await db().getAll(...[ada, ben].map(({ uid }) => db().doc(feedbackPath(roomId, uid))));
  const feedback = [one, other].map((found) => feedbackSchema.parse(found?.data()));
  return { report: await untilReport(roomId), map: await mapOf(roomId), feedback };
}

/** Ben's message was held, and he appeals after the debate. */
async function appealed() {
  const roomId = await debated([ada, ben], INSULT);
  const first = await untilReport(roomId);
  const held = (await readMessages(roomId)).find(({ authorId }) => authorId === ben.uid)!;
  const interventionId = `personAttack-${held.id}`;
  const appeal = { type: 'appeal', roomId, interventionId, reason: 'I meant nobody.' } as const;
  expect(await refusalOf(ben.ask(appeal))).toBe('accepted');
  const decide = (verdict: 'overturned' | 'upheld') =>
    judge.ask({ type: 'decideAppeal', roomId, interventionId, verdict, reason: 'He names nobody.' });
  return { roomId, first, held, decide };
}

/** A message after a person has removed it from the record of a finished debate. */
async function hide(roomId: string, messageId: string): Promise<void> {
  const batch = db().batch();
  batch.update(db().doc(`${messagesPath(roomId)}/${messageId}`), { state: 'hidden' });
  batch.update(db().doc(roomPath(roomId)), { recordChangedAtMs: Date.now() });
  await batch.commit();
}

beforeAll(async () => {
  [ada, ben, cleo] = await fourPeople();
  judge = await aPerson('Judy Moor', { moderator: true, secondFactor: true });
});

describe('a report whose record changes', () => {
  test('is written again by its task when an appeal brings words back, and quotes them', async () => {
    const { roomId, first, held, decide } = await appealed();
    expect(first.messages).toBe(1);
    expect((await mapOf(roomId)).nodes.map(({ messageId }) => messageId)).not.toContain(held.id);
    expect(await refusalOf(decide('overturned'))).toBe('accepted');
    const again = await untilReport(roomId, ({ messages }) => messages === 2);
    expect(again.writtenAtMs).toBe(first.writtenAtMs);
    expect((await mapOf(roomId)).nodes.map(({ messageId }) => messageId)).toContain(held.id);
    expect(verifyQuotes(await stored(roomId), await shownIn(roomId))).toEqual([]);
  });

  test('is unchanged if an appeal changes nothing', async () => {
    const { roomId, decide } = await appealed();
    const before = await writtenAt(roomId);
    expect(await refusalOf(decide('upheld'))).toBe('accepted');
    expect(await refusalOf(asks(ada, { type: 'askReport', roomId }))).toBe('accepted');
    expect(await writeDebateReport(db(), roomId, Date.now())).toBe('there');
    expect((await writtenAt(roomId))?.isEqual(before!)).toBe(true);
  });

  test('no longer quotes hidden words, and keeps corrections and marks', async () => {
    const roomId = await debated([ada, ben]);
    await untilReport(roomId);
    const { nodes } = await mapOf(roomId);
    const [from, to] = [ben, ada].map(({ uid }) => nodes.find(({ authorId }) => authorId === uid)!.id);
    const correction = { type: 'correctMap', roomId, from: from!, to: to!, relation: 'concession' } as const;
    expect(await refusalOf(asks(ben, correction))).toBe('accepted');
    const rating = {
      type: 'rate',
      roomId,
      about: ada.uid,
      marks: { clarity: 4 },
      note: '',
      isAnonymous: true,
    };
    expect(await refusalOf(asks(ben, rating as FeedbackCommandInput))).toBe('accepted');
    const places = [correctionsPath(roomId), receivedPath(roomId)];
    const kept = async () => [
      ...(await Promise.all(places.map(contents))),
      (
        await db()
          .doc(ballotPath(roomId, ben.uid, ada.uid))
          .get()
      ).data(),
    ];
    const before = await kept();
    const claim = (await readMessages(roomId)).find(({ text }) => text === CLAIM)!;
    await hide(roomId, claim.id);
    expect(await refusalOf(asks(cleo, { type: 'askReport', roomId }))).toBe('accepted');
    await untilReport(roomId, ({ messages }) => messages === 1);
    const after = await stored(roomId);
    expect(verifyQuotes(after, await shownIn(roomId))).toEqual([]);
    expect(JSON.stringify(after)).not.toContain('Australia');
    expect(await kept()).toEqual(before);
    expect(before[0]).toHaveLength(1);
  });

  test('is rewritten once, by any number of people, all of it or nothing', async () => {
    const roomId = await debated([ada, ben]);
    const first = await untilReport(roomId);
    await hide(roomId, (await readMessages(roomId))[0]!.id);
    const outcomes = await Promise.all([1, 2, 3].map(() => writeDebateReport(db(), roomId, Date.now())));
    expect(outcomes.toSorted()).toEqual(['there', 'there', 'written']);
    const { report, map, feedback } = await stored(roomId);
    expect(report.messages).toBe(1);
    expect(map.nodes.every(({ authorId }) => authorId === ben.uid)).toBe(true);
    for (const one of feedback) expect(one.writtenAtMs).toBe(first.writtenAtMs);
  });

  test('does not bring back feedback for a deleted account', async () => {
    const roomId = await debated([ada, ben]);
    await untilReport(roomId);
    await db().doc(feedbackPath(roomId, ben.uid)).delete();
    await hide(roomId, (await readMessages(roomId))[0]!.id);
    expect(await writeDebateReport(db(), roomId, Date.now())).toBe('written');
    expect((await db().doc(feedbackPath(roomId, ben.uid)).get()).exists).toBe(false);
    expect((await db().doc(feedbackPath(roomId, ada.uid)).get()).exists).toBe(true);
  });
});

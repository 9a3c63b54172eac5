import { randomUUID } from 'node:crypto';
import {
  correctionsPath,
  DIMENSIONS,
  feedbackPath,
  feedbackSchema,
  mapCorrectionSchema,
  messagesPath,
  profilePath,
  type Feedback,
  type FeedbackCommandInput,
} from '@rostrum/domain';
import { dimensionScores } from '@rostrum/domain/testing';
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
import { asks as asksPeople, profileOf } from '../testing/people.ts';
import { debated, mapOf, REPLY, reportOf, untilReport } from '../testing/reports.ts';
import { liveDebate, openRoom, readCare, readMessages } from '../testing/rooms.ts';
import { refreshStrengths } from './strengths.ts';
import { writeDebateReport } from './write-report.ts';

let [ada, ben, cleo, dara] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];
const db = emulatedDatabase;

const asks = ({ idToken }: TestPerson, command: FeedbackCommandInput) =>
  call('feedback', { commandId: randomUUID(), command }, idToken);

beforeAll(async () => {
  [ada, ben, cleo, dara] = await fourPeople();
});

describe('the report of a debate', () => {
  test('is written automatically when the debate ends, and quotes only real words', async () => {
    const roomId = await debated([ada, ben]);
    const report = await untilReport(roomId);
    expect(report.messages).toBe(2);
    const map = await mapOf(roomId);
    expect(map.nodes.length).toBeGreaterThan(0);
    const messages = await readMessages(roomId);
    expect(verifyQuotes({ report, map }, messages)).toEqual([]);
    for (const { uid } of [ada, ben]) {
      const feedback = feedbackSchema.parse((await db().doc(feedbackPath(roomId, uid)).get()).data());
      expect(feedback.uid).toBe(uid);
      expect(verifyQuotes(feedback, messages)).toEqual([]);
    }
  });

  test('omits what the moderator says to somebody it is worried about', async () => {
    const roomId = await debated([ada, ben], `${REPLY} I want to die.`);
    expect(await readCare(roomId)).toMatchObject([{ to: ben.uid }]);
    const report = await untilReport(roomId);
    const feedback = (await db().collection(`rooms/${roomId}/feedback`).get()).docs.map((one) => one.data());
    const written = JSON.stringify([report, await mapOf(roomId), feedback]);
    expect(written).toContain(ben.uid);
    expect(written).not.toMatch(/care-|"care"|distress|worried|carry it alone/);
  });

  test('is written once, even if many people request it many times', async () => {
    const roomId = await debated([ada, ben]);
    const first = await untilReport(roomId);
    const again = await Promise.all(
      [1, 2, 3].map(() => writeDebateReport(db(), roomId, Date.now() + 60_000)),
    );
    expect(again).toEqual(['there', 'there', 'there']);
    expect(await refusalOf(asks(cleo, { type: 'askReport', roomId }))).toBe('accepted');
    expect((await reportOf(roomId))?.writtenAtMs).toBe(first.writtenAtMs);
  });

  test('is all there or not at all after a writer was cut off', async () => {
    const roomId = await debated([ada, ben]);
    await untilReport(roomId);
    await db().recursiveDelete(db().collection(`rooms/${roomId}/report`));
    await db().recursiveDelete(db().collection(`rooms/${roomId}/feedback`));
    const outcomes = await Promise.all([1, 2, 3].map(() => writeDebateReport(db(), roomId, Date.now())));
    expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
    expect((await db().collection(`rooms/${roomId}/feedback`).get()).size).toBe(2);
  });

  test('exists even for a debate in which hardly anything was said', async () => {
    const roomId = await liveDebate([ada, ben]);
    await ada.ask({ type: 'speak', roomId, text: 'Hello.' });
    await ada.ask({ type: 'end', roomId });
    const { notJudged } = await untilReport(roomId);
    expect(notJudged).toMatchObject({ verdict: 'oneSide' });
  });

  test('is not written for a debate that runs, was called off, or is not there', async () => {
    const running = await liveDebate([ada, ben]);
    const { roomId: waiting } = await openRoom(ada);
    expect(await refusalOf(asks(ada, { type: 'askReport', roomId: running }))).toBe('not-over');
    expect(await refusalOf(asks(ada, { type: 'askReport', roomId: 'nowhere' }))).toBe('room-unknown');
    const { roomId: hidden } = await openRoom(ada, { visibility: 'private' });
    expect(await refusalOf(asks(dara, { type: 'askReport', roomId: hidden }))).toBe('room-unknown');
    expect(await refusalOf(asks(ada, { type: 'askReport', roomId: hidden }))).toBe('not-over');
    await ada.ask({ type: 'cancel', roomId: waiting });
    for (const id of [running, waiting, 'nowhere']) {
      expect(await writeDebateReport(db(), id, Date.now())).toBe('none');
    }
  });

  test('puts strengths on the profile of who shows them, and takes them away again', async () => {
    const eva = await aPerson('Eva Lund');
    const low = Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, 2]));
    const dimensions = dimensionScores({ ...low, evidence: 4.5 });
    const feedback = (writtenAtMs: number): Feedback => ({
      version: 1,
      uid: eva.uid,
      side: 'for',
      formatId: 'quick-clash',
      writtenAtMs,
      notJudged: null,
      dimensions,
      mean: 3,
      points: null,
      answered: 0,
      dropped: 0,
    });
    for (const at of [1, 2, 3])
      await db()
        .doc(feedbackPath(`${eva.uid}-${at}`, eva.uid))
        .set(feedback(at));
    const shownOf = async () => (await profileOf(eva.uid)).strengths;
    await asksPeople(eva, { type: 'saveProfile', bio: 'I cite.' });
    expect(await shownOf()).toEqual([]);
    await asksPeople(eva, { type: 'saveProfile', isFeedbackVisible: true });
    expect(await shownOf()).toEqual(['evidence']);
    await db().doc(profilePath(eva.uid)).update({ strengths: [] });
    await refreshStrengths(db(), eva.uid);
    expect(await shownOf()).toEqual(['evidence']);
    await asksPeople(eva, { type: 'saveProfile', isFeedbackVisible: false });
    expect(await shownOf()).toEqual([]);
    await refreshStrengths(db(), eva.uid);
    expect(await shownOf()).toEqual([]);
  });

  test('leaves out withdrawn messages', async () => {
    const roomId = await debated([ada, ben]);
    await untilReport(roomId);
    const [first] = await readMessages(roomId);
    await db()
      .doc(`${messagesPath(roomId)}/${first!.id}`)
      .update({ state: 'withdrawn' });
    await db().recursiveDelete(db().collection(`rooms/${roomId}/report`));
    await writeDebateReport(db(), roomId, Date.now());
    expect((await reportOf(roomId))?.messages).toBe(1);
  });
});

describe('a correction of the map', () => {
  test('is kept with who made it, and is a debater’s', async () => {
    const roomId = await debated([ada, ben]);
    await untilReport(roomId);
    const map = await mapOf(roomId);
    const from = map.nodes.find(({ authorId }) => authorId === ben.uid)!.id;
    const to = map.nodes.find(({ authorId }) => authorId === ada.uid)!.id;
    const correction = { type: 'correctMap', roomId, from, to, relation: 'concession' } as const;
    expect(await refusalOf(asks(cleo, correction))).toBe('not-a-debater');
    expect(await refusalOf(asks(dara, { ...correction, roomId: 'nowhere' }))).toBe('not-a-debater');
    expect(await refusalOf(asks(ben, { ...correction, to: 'nothing.c0' }))).toBe('place-unknown');
    expect(await refusalOf(asks(ben, { ...correction, to: from }))).toBe('place-unknown');
    expect(await refusalOf(asks(ben, correction))).toBe('accepted');
    expect(await refusalOf(asks(ada, { ...correction, relation: null }))).toBe('accepted');
    const { docs } = await db().collection(correctionsPath(roomId)).orderBy('atMs').get();
    expect(docs.map((one) => mapCorrectionSchema.parse(one.data()))).toMatchObject([
      { by: ben.uid, from, to, relation: 'concession' },
      { by: ada.uid, from, to, relation: null },
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import { appealPath, callPath, interventionPath, unfairPath } from '@rostrum/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, emulatedDatabase, fourPeople, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { liveDebate, openRoom, readInterventions, readMessages, readRoom } from '../testing/rooms.ts';

let [ada, ben, cleo, dara] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];
let judge: TestPerson;

beforeAll(async () => {
  [ada, ben, cleo, dara] = await fourPeople();
  judge = await aPerson('Judy Moor', { moderator: true, secondFactor: true });
});

const ATTACK = 'You are an idiot.';
const WHY = 'The words are about the plan.';
const WEEK_MS = 7 * 86_400_000;

/** Ada hosts and debates Ben; `author` has said something that the moderator holds. */
async function held(author: TestPerson) {
  const roomId = await liveDebate([ada, ben], {
    visibility: 'unlisted',
    lengths: { 'cross-examination': 1_200 },
  });
  for (const person of [ada, ben]) await person.ask({ type: 'yield', roomId });
  return { roomId, ...(await attack(roomId, author)) };
}

async function attack(roomId: string, author: TestPerson, text = ATTACK) {
  const { result } = await author.ask({ type: 'speak', roomId, text });
  const messageId = result!.value!['messageId']!;
  return { messageId, state: result!.value!['state'], interventionId: `personAttack-${messageId}` };
}

const stateOf = async (roomId: string, messageId: string) =>
  (await readMessages(roomId)).find(({ id }) => id === messageId);
const actsOf = async (roomId: string, act: string) =>
  (await readInterventions(roomId)).filter((one) => one.act === act);
const read = async (path: string) => (await emulatedDatabase().doc(path).get()).data();

describe('an appeal', () => {
  const reason = 'I was quoting the motion.';

  test('is for the addressee of the act, once and in words; for others the card does not exist', async () => {
    const { roomId, interventionId } = await held(ben);
    const appeal = { type: 'appeal' as const, roomId, interventionId, reason };
    expect(await refusalOf(cleo.ask(appeal))).toBe('not-in');
    await cleo.ask({ type: 'enter', roomId });
    expect(await refusalOf(cleo.ask(appeal))).toBe('act-unknown');
    expect(await refusalOf(ada.ask(appeal))).toBe('act-unknown');
    expect((await ben.ask({ ...appeal, reason: ' ' })).error?.status).toBe('INVALID_ARGUMENT');
    const commandId = randomUUID();
    expect(await refusalOf(ben.ask(appeal, commandId))).toBe('accepted');
    expect(await refusalOf(ben.ask(appeal, commandId))).toBe('accepted');
    expect(await refusalOf(ben.ask(appeal))).toBe('appeal-already');
    expect(await read(appealPath(roomId, interventionId))).toMatchObject({
      by: ben.uid,
      reason,
      text: ATTACK,
      verdict: null,
      concerns: [ben.uid],
    });
    expect(await read(interventionPath(roomId, interventionId))).not.toHaveProperty('appeal.reason');
  });

  test('may be filed for seven days, to the millisecond of the server', async () => {
    const { roomId, interventionId } = await held(ben);
    const act = emulatedDatabase().doc(interventionPath(roomId, interventionId));
    await act.update({ atMs: Date.now() - WEEK_MS - 1 });
    const appeal = { type: 'appeal' as const, roomId, interventionId, reason };
    expect(await refusalOf(ben.ask(appeal))).toBe('appeal-too-late');
    await act.update({ atMs: Date.now() - WEEK_MS + 60_000 });
    expect(await refusalOf(ben.ask(appeal))).toBe('accepted');
  });

  test('that is overturned shows the message in its original place, and posts a correction', async () => {
    const { roomId, messageId, interventionId } = await held(ben);
    await ben.ask({ type: 'appeal', roomId, interventionId, reason });
    const decide = {
      type: 'decideAppeal' as const,
      roomId,
      interventionId,
      verdict: 'overturned' as const,
      reason: WHY,
    };
    for (const person of [ben, cleo]) expect(await refusalOf(person.ask(decide))).toBe('ruling-not-yours');
    expect(await refusalOf(ada.ask(decide))).toBe('appeal-not-neutral');
    expect(await refusalOf(ada.ask({ type: 'undoAct', roomId, interventionId }))).toBe('act-unknown');
    const before = await stateOf(roomId, messageId);
    expect((await judge.ask({ ...decide, reason: ' ' })).error?.status).toBe('INVALID_ARGUMENT');
    expect((await judge.ask({ ...decide, reason: ATTACK })).result?.refusal).toBe('words-held');
    expect(await refusalOf(judge.ask(decide))).toBe('accepted');
    expect(await refusalOf(judge.ask(decide))).toBe('appeal-missing');
    const message = await stateOf(roomId, messageId);
    expect(message).toMatchObject({ state: 'shown', spans: [], createdAtMs: before?.createdAtMs });
    expect(message?.restoredAtMs).toBeGreaterThan(0);
    expect(await actsOf(roomId, 'correction')).toMatchObject([
      { to: 'all', messageId, engine: 'person', says: expect.stringContaining(WHY) },
    ]);
    for (const path of [appealPath(roomId, interventionId), interventionPath(roomId, interventionId)]) {
      const stored = await read(path);
      expect(stored?.['appeal'] ?? stored).toMatchObject({
        verdict: 'overturned',
        decidedBy: judge.uid,
        answer: WHY,
      });
    }
  });

  test('that is upheld leaves the message where it is, and notifies the appellant', async () => {
    const { roomId, messageId, interventionId } = await held(ben);
    await ben.ask({ type: 'appeal', roomId, interventionId, reason });
    await judge.ask({ type: 'decideAppeal', roomId, interventionId, verdict: 'upheld', reason: WHY });
    expect(await stateOf(roomId, messageId)).toMatchObject({ state: 'held' });
    expect(await actsOf(roomId, 'correction')).toMatchObject([{ to: ben.uid }]);
  });

  test('of the host is decided by a holder of the claim, who needs no way into the room', async () => {
    const { roomId, messageId, interventionId } = await held(ada);
    await ada.ask({ type: 'appeal', roomId, interventionId, reason });
    const decide = {
      type: 'decideAppeal' as const,
      roomId,
      interventionId,
      verdict: 'overturned' as const,
      reason: WHY,
    };
    expect(await refusalOf(ada.ask(decide))).toBe('appeal-not-neutral');
    expect(await refusalOf(judge.ask(decide))).toBe('accepted');
    expect(await stateOf(roomId, messageId)).toMatchObject({ state: 'shown' });
  });

  test('is decided by a host without a seat, and by no moderator of the house who debates', async () => {
    const { roomId } = await openRoom(cleo, { lengths: { preparation: 0 } });
    await cleo.ask({ type: 'leave', roomId });
    await ben.ask({ type: 'takeSeat', roomId, seatId: 'for-1' });
    await judge.ask({ type: 'takeSeat', roomId, seatId: 'against-1' });
    for (const person of [ben, judge]) await person.ask({ type: 'ready', roomId });
    const { interventionId } = await attack(roomId, ben);
    await ben.ask({ type: 'appeal', roomId, interventionId, reason });
    const decide = { type: 'decideAppeal' as const, roomId, interventionId, verdict: 'overturned' as const };
    expect(await refusalOf(judge.ask({ ...decide, reason: WHY }))).toBe('appeal-not-neutral');
    expect(await refusalOf(cleo.ask({ ...decide, reason: WHY }))).toBe('accepted');
  });

  test('changes nothing about a message that went out in other words meanwhile', async () => {
    const { roomId, messageId, interventionId } = await held(ben);
    await ben.ask({ type: 'speak', roomId, text: 'That is a weak claim.', replaces: messageId });
    await ben.ask({ type: 'appeal', roomId, interventionId, reason });
    await judge.ask({ type: 'decideAppeal', roomId, interventionId, verdict: 'overturned', reason: WHY });
    expect(await stateOf(roomId, messageId)).toMatchObject({ state: 'replaced' });
    expect((await actsOf(roomId, 'correction'))[0]?.says).not.toContain('Everyone can see the message now');
  });
});

describe('the host', () => {
  test('without a seat undoes an act; the author and other debaters cannot', async () => {
    const { roomId } = await openRoom(cleo, { lengths: { preparation: 0 } });
    await cleo.ask({ type: 'leave', roomId });
    await ben.ask({ type: 'takeSeat', roomId, seatId: 'for-1' });
    await ada.ask({ type: 'takeSeat', roomId, seatId: 'against-1' });
    for (const person of [ben, ada]) await person.ask({ type: 'ready', roomId });
    const { messageId, interventionId } = await attack(roomId, ben);
    const undo = { type: 'undoAct' as const, roomId, interventionId };
    expect(await refusalOf(ben.ask(undo))).toBe('ruling-not-yours');
    expect(await refusalOf(ada.ask(undo))).toBe('act-unknown');
    expect(await refusalOf(cleo.ask(undo))).toBe('accepted');
    expect(await refusalOf(cleo.ask(undo))).toBe('accepted');
    expect(await stateOf(roomId, messageId)).toMatchObject({ state: 'shown' });
    expect(await actsOf(roomId, 'correction')).toHaveLength(1);
  });

  test('with a seat undoes neither an act about the other side’s held words nor one about their own', async () => {
    const { roomId, messageId, interventionId } = await held(ben);
    const own = await attack(roomId, ada);
    const undo = { type: 'undoAct' as const, roomId };
    expect(await refusalOf(ada.ask({ ...undo, interventionId }))).toBe('act-unknown');
    expect(await refusalOf(ada.ask({ ...undo, interventionId: own.interventionId }))).toBe(
      'appeal-not-neutral',
    );
    expect(await stateOf(roomId, messageId)).toMatchObject({ state: 'held' });
  });

  test('silences a type and allows it again; nobody else does, and turns cannot be silenced', async () => {
    const { roomId } = await held(ben);
    const silence = { type: 'silenceType' as const, roomId, act: 'personAttack' as const };
    expect(await refusalOf(ben.ask(silence))).toBe('not-the-host');
    expect(await refusalOf(ada.ask({ ...silence, act: 'handover' }))).toBe('act-not-judging');
    expect(await refusalOf(ada.ask(silence))).toBe('accepted');
    expect((await readRoom(roomId)).pausedActs).toEqual({ personAttack: 'host' });
    expect(await attack(roomId, ben, `${ATTACK} Again.`)).toMatchObject({ state: 'shown' });
    expect(await refusalOf(ben.ask({ ...silence, type: 'allowType' }))).toBe('not-the-host');
    expect(await refusalOf(ada.ask({ ...silence, type: 'allowType' }))).toBe('accepted');
    expect((await readRoom(roomId)).pausedActs).toEqual({});
    expect(await attack(roomId, ben, `${ATTACK} Still.`)).toMatchObject({ state: 'held' });
  });
});

describe('an act called unfair', () => {
  test('by both sides pauses its type, by one side however often does not', async () => {
    const { roomId } = await held(ben);
    const interventionId = 'evidence-m1';
    await emulatedDatabase()
      .doc(interventionPath(roomId, interventionId))
      .set({ ...(await actsOf(roomId, 'open'))[0]!, act: 'evidence' });
    const tap = { type: 'callUnfair' as const, roomId, interventionId };
    for (let time = 0; time < 2; time += 1) expect(await refusalOf(ben.ask(tap))).toBe('accepted');
    expect((await readRoom(roomId)).pausedActs).toBeUndefined();
    expect(await refusalOf(ada.ask(tap))).toBe('accepted');
    expect((await readRoom(roomId)).pausedActs).toEqual({ evidence: 'people' });
    expect(await actsOf(roomId, 'standDown')).toHaveLength(1);
    expect(await read(unfairPath(roomId, interventionId, ben.uid))).toMatchObject({ side: 'against' });
  });

  test('must be readable by the caller and judge a person', async () => {
    const { roomId, interventionId } = await held(ben);
    const [opening] = await actsOf(roomId, 'open');
    const tap = { type: 'callUnfair' as const, roomId, interventionId };
    expect(await refusalOf(cleo.ask(tap))).toBe('not-in');
    await cleo.ask({ type: 'enter', roomId });
    for (const person of [cleo, ada]) expect(await refusalOf(person.ask(tap))).toBe('act-unknown');
    expect(await refusalOf(ben.ask({ ...tap, interventionId: 'personAttack-none' }))).toBe('act-unknown');
    expect(await refusalOf(ben.ask({ ...tap, interventionId: opening!.id }))).toBe('act-not-judging');
  });

  test('counts from the audience for the side it voted for, and without a vote for none', async () => {
    const roomId = await liveDebate([ada, ben], { lengths: { 'cross-examination': 1_200 } }, async (id) => {
      for (const person of [cleo, dara]) await person.ask({ type: 'enter', roomId: id });
      await cleo.ask({ type: 'vote', roomId: id, ballot: 'before', choice: 'for' });
    });
    for (const person of [ada, ben]) await person.ask({ type: 'yield', roomId });
    const interventionId = 'evidence-m1';
    await emulatedDatabase()
      .doc(interventionPath(roomId, interventionId))
      .set({ ...(await actsOf(roomId, 'open'))[0]!, act: 'evidence' });
    const tap = { type: 'callUnfair' as const, roomId, interventionId };
    await ben.ask(tap);
    expect(await refusalOf(dara.ask(tap))).toBe('accepted');
    expect((await readRoom(roomId)).pausedActs).toBeUndefined();
    await cleo.ask(tap);
    expect((await readRoom(roomId)).pausedActs).toEqual({ evidence: 'people' });
  });
});

describe('a call of the moderator', () => {
  test('is answered by the called person', async () => {
    const { roomId } = await held(ben);
    const call = { roomId, motion: 'This house', act: 'callHost', says: 'Please look.', atMs: Date.now() };
    for (const { uid } of [ada, ben]) await emulatedDatabase().doc(callPath(uid, roomId)).set(call);
    expect(await refusalOf(ada.ask({ type: 'answerCall', roomId }))).toBe('accepted');
    expect(await read(callPath(ada.uid, roomId))).toBeUndefined();
    expect(await read(callPath(ben.uid, roomId))).toBeDefined();
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, emulatedDatabase, refusalOf, threePeople, type TestPerson } from '../testing/emulator.ts';
import {
  aMessage,
  askHouse,
  decisionIdOf,
  decisionOf,
  logBrokenAt,
  numberOf,
  ofPerson,
  readAppeal,
  readCase,
  readDecision,
  readLog,
  reportOf,
  twoMembers,
} from '../testing/house.ts';
import { noticesOf } from '../testing/people.ts';
import { openRoom } from '../testing/rooms.ts';

let [ada, ben, cleo] = [] as unknown as [TestPerson, TestPerson, TestPerson];
let [mo, nia] = [] as unknown as [TestPerson, TestPerson];

beforeAll(async () => {
  [mo, nia] = await twoMembers();
});
beforeEach(async () => {
  [ada, ben, cleo] = await threePeople();
});

describe('a report', () => {
  test('joins the case of its subject, with the original words, and counts a person once', async () => {
    const subject = await aMessage(ben, ada);
    const number = await numberOf(askHouse(ada, reportOf(subject)));
    expect(await numberOf(askHouse(ada, reportOf(subject, { text: 'Again.' })))).toBe(number);
    await askHouse(cleo, reportOf(subject, { reason: 'spam' }));
    expect(await readCase(subject)).toMatchObject({
      about: ben.uid,
      state: 'open',
      people: 2,
      reasons: { threat: 1, spam: 1 },
      snapshot: { text: 'We should close the harbour.' },
    });
    expect(await noticesOf(ben)).toEqual([]);
  });

  test('is filed once even if it is sent twice, and is refused for oneself and for unreadable content', async () => {
    const command = reportOf(ofPerson(ben));
    const commandId = randomUUID();
    const [one, other] = [await askHouse(ada, command, commandId), await askHouse(ada, command, commandId)];
    expect(one.result?.value).toEqual(other.result?.value);
    expect(await refusalOf(askHouse(ben, command))).toBe('own-subject');
    expect(await refusalOf(askHouse(ada, reportOf({ kind: 'person', uid: 'user_nobody' })))).toBe(
      'subject-unknown',
    );
    const { roomId, code } = await openRoom(ben, { visibility: 'private' });
    await ada.ask({ type: 'joinByCode', code });
    const room = reportOf({ kind: 'room', roomId });
    expect(await refusalOf(askHouse(cleo, room))).toBe('subject-unknown');
    expect(await refusalOf(askHouse(ada, room))).toBe('accepted');
  });

  test('is refused after twenty within an hour', async () => {
    const window = { windowStartedAtMs: Date.now(), count: 19 };
    await emulatedDatabase().doc(`rateLimits/house.report.person~${ada.uid}`).set(window);
    expect(await refusalOf(askHouse(ada, reportOf(ofPerson(ben))))).toBe('accepted');
    expect(await refusalOf(askHouse(ada, reportOf(ofPerson(cleo))))).toBe('too-fast');
  });

  test('is paused for a person who sent three unfounded ones', async () => {
    const day = 86_400_000;
    const unfoundedAtMs = [1, 2].map((days) => Date.now() - days * day);
    const ref = emulatedDatabase().doc(`people/${ada.uid}/private/reporting`);
    await ref.set({ unfoundedAtMs });
    await askHouse(ada, reportOf(ofPerson(ben)));
    const nothing = { acts: [], ground: null, explanation: 'There is nothing.', isUnfounded: true };
    await askHouse(mo, decisionOf(ofPerson(ben), nothing));
    expect(await refusalOf(askHouse(ada, reportOf(ofPerson(cleo))))).toBe('reports-paused');
    expect(await refusalOf(askHouse(cleo, reportOf(ofPerson(ben))))).toBe('accepted');
  });
});

describe('a decision', () => {
  test('is for members of the house with their second factor', async () => {
    await askHouse(ada, reportOf(ofPerson(ben)));
    const half = await aPerson('Half', { moderator: true });
    expect(await refusalOf(askHouse(cleo, decisionOf(ofPerson(ben))))).toBe('not-a-moderator');
    expect(await refusalOf(askHouse(half, decisionOf(ofPerson(ben))))).toBe('second-factor');
    expect(await refusalOf(askHouse(mo, decisionOf(ofPerson(ben))))).toBe('accepted');
    expect(await refusalOf(askHouse(nia, decisionOf(ofPerson(ben))))).toBe('case-decided');
  });

  test('is refused to its reporter, and to the person it is about', async () => {
    await askHouse(mo, reportOf(ofPerson(ben)));
    await askHouse(ada, reportOf(ofPerson(nia)));
    expect(await refusalOf(askHouse(mo, decisionOf(ofPerson(ben))))).toBe('case-own');
    expect(await refusalOf(askHouse(nia, decisionOf(ofPerson(nia))))).toBe('case-own');
    expect(await refusalOf(askHouse(nia, decisionOf(ofPerson(ben))))).toBe('accepted');
  });

  test('is refused if it fits neither the case nor its round, or names no ground', async () => {
    await askHouse(ada, reportOf(ofPerson(ben)));
    const tried = (changes: object) => refusalOf(askHouse(mo, decisionOf(ofPerson(ben), changes)));
    expect(await tried({ acts: [{ act: 'hideMessage' }] })).toBe('acts-impossible');
    expect(await tried({ ground: null })).toBe('ground-missing');
    expect(await tried({ round: 2 })).toBe('case-changed');
    expect(await tried({ caseId: 'person-nobody' })).toBe('case-unknown');
  });

  test('keeps no words of a person who had deleted their account, and sends them nothing', async () => {
    const subject = await aMessage(ben, ada);
    await askHouse(ada, reportOf(subject, { text: 'He wrote it to me too.' }));
    await emulatedDatabase().doc(`profiles/${ben.uid}`).update({ isDeleted: true });
    const id = await decisionIdOf(askHouse(mo, decisionOf(subject, { acts: [{ act: 'hideMessage' }] })));
    expect(await readDecision(id)).toMatchObject({ quoted: '', concerns: [] });
    expect(await readCase(subject)).toMatchObject({ state: 'decided', snapshot: { text: '' }, newest: [] });
    expect(await noticesOf(ben)).toEqual([]);
  });

  test('gives its reasons to the person concerned, notifies the reporters, and is logged once', async () => {
    const number = await numberOf(askHouse(ada, reportOf(ofPerson(ben))));
    const commandId = randomUUID();
    const id = await decisionIdOf(askHouse(mo, decisionOf(ofPerson(ben)), commandId));
    expect(await decisionIdOf(askHouse(mo, decisionOf(ofPerson(ben)), commandId))).toBe(id);
    const decision = await readDecision(id);
    expect(decision).toMatchObject({
      concerns: [ben.uid],
      statement: { restrictions: ['warned'], automatedDecision: false, foundBy: 'notice' },
    });
    expect(JSON.stringify(decision)).not.toContain(mo.uid);
    expect(await noticesOf(ben)).toMatchObject([
      { kind: 'reported', decisionId: id, note: decision.explanation },
    ]);
    expect(await noticesOf(ada)).toMatchObject([{ kind: 'reportDecided', receipt: number }]);
    const { entries } = await readLog();
    expect(entries.filter(({ decisionId }) => decisionId === id)).toHaveLength(1);
    expect(entries.find(({ decisionId }) => decisionId === id)).toMatchObject({ by: mo.uid, about: ben.uid });
    expect(await logBrokenAt()).toBeNull();
  });
});

describe('an appeal', () => {
  test('by the person concerned goes to another member of the house, once', async () => {
    await askHouse(ada, reportOf(ofPerson(ben)));
    const decisionId = await decisionIdOf(askHouse(mo, decisionOf(ofPerson(ben))));
    const appeal = { type: 'appeal', decisionId, reason: 'I was quoting.' } as const;
    expect(await refusalOf(askHouse(cleo, appeal))).toBe('decision-unknown');
    const { result } = await askHouse(ben, appeal);
    const appealId = result!.value!['appealId']!;
    expect(await refusalOf(askHouse(ben, appeal))).toBe('appeal-already');
    const verdict = { type: 'decideAppeal', appealId, verdict: 'upheld', explanation: 'It stands.' } as const;
    expect(await refusalOf(askHouse(mo, verdict))).toBe('case-own');
    expect(await refusalOf(askHouse(nia, verdict))).toBe('accepted');
    expect(await refusalOf(askHouse(nia, verdict))).toBe('appeal-unknown');
    expect(await readAppeal(appealId)).toMatchObject({ verdict: 'upheld', answer: 'It stands.' });
    expect(await noticesOf(ben)).toMatchObject([{ kind: 'appealDecided', decisionId }, { kind: 'reported' }]);
  });

  test('is too late after six months', async () => {
    await askHouse(ada, reportOf(ofPerson(ben)));
    const decisionId = await decisionIdOf(askHouse(mo, decisionOf(ofPerson(ben))));
    await emulatedDatabase()
      .doc(`decisions/${decisionId}`)
      .update({ appealUntilMs: Date.now() - 1 });
    const appeal = { type: 'appeal', decisionId, reason: 'I was quoting.' } as const;
    expect(await refusalOf(askHouse(ben, appeal))).toBe('appeal-late');
  });
});

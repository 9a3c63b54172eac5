import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, emulatedDatabase, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { aMessage, askDesk, askHouse, decisionOf, readCase, twoMembers } from '../testing/house.ts';

let [ada, ben] = [] as unknown as [TestPerson, TestPerson];
let [mo, nia] = [] as unknown as [TestPerson, TestPerson];

beforeAll(async () => {
  [mo, nia] = await twoMembers();
});
beforeEach(async () => {
  [ada, ben] = await Promise.all([aPerson('Ada Vale'), aPerson('Ben Okafor')]);
});

describe('a visitor', () => {
  const nothing = { acts: [], ground: null, explanation: 'It is harsh, and allowed.' };

  async function aRecord() {
    const subject = await aMessage(ben, ada);
    await emulatedDatabase().doc(`rooms/${subject.roomId}`).update({ status: 'finished' });
    return subject;
  }
  const notice = (subject: { kind: 'message'; roomId: string; messageId: string }) =>
    ({
      type: 'report',
      subject,
      reason: 'threat',
      text: 'He threatens me.',
      name: '',
      email: '',
      isGoodFaith: true,
    }) as const;

  test('reports a public record, follows it by number and key, appeals, and it is decided again', async () => {
    const subject = await aRecord();
    const { result } = await askDesk(notice(subject));
    const { number, secret } = result!.value as { number: string; secret: string };
    const receipt = { number, secret };
    expect((await askDesk({ type: 'readOutcome', ...receipt })).result?.value).toMatchObject({
      decision: null,
    });
    await askHouse(mo, decisionOf(subject, nothing));
    const outcome = { mayAppeal: true, decision: { acts: [], explanation: nothing.explanation } };
    expect((await askDesk({ type: 'readOutcome', ...receipt })).result?.value).toMatchObject(outcome);
    const appeal = { type: 'appeal', ...receipt, reason: 'Read the second sentence.' } as const;
    expect(await refusalOf(askDesk(appeal))).toBe('accepted');
    expect(await refusalOf(askDesk(appeal))).toBe('appeal-already');
    const { decisionId } = await readCase(subject);
    const appealId = `${decisionId}~${number}`;
    const verdict = { type: 'decideAppeal', appealId, verdict: 'overturned', explanation: 'I did.' } as const;
    expect(await refusalOf(askHouse(mo, verdict))).toBe('case-own');
    expect(await refusalOf(askHouse(nia, verdict))).toBe('accepted');
    expect((await askDesk({ type: 'readOutcome', ...receipt })).result?.value).toMatchObject({
      mayAppeal: false,
      appeal: { verdict: 'overturned', answer: 'I did.' },
    });
    const hide = decisionOf(subject, { acts: [{ act: 'hideMessage' }] });
    expect(await refusalOf(askHouse(mo, hide))).toBe('case-own');
    expect(await refusalOf(askHouse(nia, hide))).toBe('accepted');
    expect((await askDesk({ type: 'readOutcome', ...receipt })).result?.value).toMatchObject({
      decision: { acts: [{ act: 'hideMessage' }] },
    });
  });

  test('reports only public content, and reads nothing with a wrong key', async () => {
    const live = await aMessage(ben, ada);
    expect(await refusalOf(askDesk(notice(live)))).toBe('subject-unknown');
    const { result } = await askDesk(notice(await aRecord()));
    const number = result!.value!['number']!;
    const wrong = { type: 'readOutcome', number, secret: 'x'.repeat(22) } as const;
    expect(await refusalOf(askDesk(wrong))).toBe('receipt-unknown');
    expect(await refusalOf(askHouse(ada, { type: 'readOutcome', number }))).toBe('receipt-unknown');
  });

  test('who resends a report under its id has one report, with the same number and key', async () => {
    const subject = await aRecord();
    const commandId = randomUUID();
    const send = (id: string = commandId) => askDesk(notice(subject), randomUUID(), id);
    const [one, other] = await Promise.all([send(), send()]);
    expect(one.result?.value).toMatchObject({ number: expect.stringMatching(/^R-/) });
    expect(other.result?.value).toEqual(one.result?.value);
    await askHouse(mo, decisionOf(subject, { acts: [{ act: 'hideMessage' }] }));
    expect((await send()).result?.value).toEqual(one.result?.value);
    expect(await readCase(subject)).toMatchObject({ state: 'decided', round: 1, visitors: 1 });
    const { number, secret } = one.result!.value as { number: string; secret: string };
    const receipt = await emulatedDatabase().doc(`receipts/${number}`).get();
    expect(JSON.stringify(receipt.data())).not.toMatch(new RegExp(`${secret}|${commandId}`));
    expect((await send(randomUUID())).result?.value?.['number']).not.toBe(number);
    expect((await send('12345678')).error?.status).toBe('INVALID_ARGUMENT');
  });

  test('is refused after five from one address within an hour', async () => {
    const subject = await aRecord();
    const address = randomUUID();
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await refusalOf(askDesk(notice(subject), address))).toBe('accepted');
    }
    expect(await refusalOf(askDesk(notice(subject), address))).toBe('too-fast');
    expect(await refusalOf(askDesk(notice(subject)))).toBe('accepted');
    expect(await readCase(subject)).toMatchObject({ visitors: 6, people: 0 });
  });
});

import { HIDDEN_LINES, hiddenWordsPath, type SaidInRoom } from '@rostrum/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emulatedDatabase, fourPeople, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { aMember, askHouse, readAppeal, readCase, readDecision } from '../testing/house.ts';
import { noticesOf } from '../testing/people.ts';
import { openRoom, readChat, readMessages, readRoom } from '../testing/rooms.ts';

const WORDS = 'We should close the harbour.';
const reasons = { ground: 'harassment', explanation: 'It mocks where she comes from.' } as const;

let [hana, ada, ben, cleo] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];
let mo: TestPerson;

beforeAll(async () => {
  mo = await aMember('Mo Reyes');
});
beforeEach(async () => {
  [hana, ada, ben, cleo] = await fourPeople();
});

/** A debate between Ada and Ben that Hana hosts and watches; Ada has said something in it. */
async function aHostedDebate() {
  const { roomId } = await openRoom(hana, { lengths: { preparation: 0 } });
  await hana.ask({ type: 'leave', roomId });
  await ada.ask({ type: 'takeSeat', roomId, seatId: 'for-1' });
  await ben.ask({ type: 'takeSeat', roomId, seatId: 'against-1' });
  for (const person of [ada, ben]) await person.ask({ type: 'ready', roomId });
  const { result } = await ada.ask({ type: 'speak', roomId, text: WORDS });
  const said = { kind: 'message', messageId: result!.value!['messageId']! } as const;
  return { roomId, said };
}
const hide = (roomId: string, said: SaidInRoom) =>
  ({ type: 'hideMessage', roomId, said, ...reasons }) as const;
const firstIn = async (roomId: string) => (await readMessages(roomId))[0]!;

describe('a host who does not debate', () => {
  test('hides a message with a reason that its author reads, and shows it again', async () => {
    const { roomId, said } = await aHostedDebate();
    expect(await refusalOf(hana.ask(hide(roomId, said)))).toBe('accepted');
    const { text, hidden } = await firstIn(roomId);
    expect(text).toBe(HIDDEN_LINES.host);
    expect(hidden).toMatchObject({ by: 'host', characters: WORDS.length });
    const decisionId = hidden!.decisionId;
    expect(await readDecision(decisionId)).toMatchObject({
      by: 'host',
      caseId: null,
      concerns: [ada.uid],
      quoted: WORDS,
      statement: { restrictions: ['messageHidden'], foundBy: 'ownInitiative', automatedDecision: false },
    });
    expect(await noticesOf(ada)).toMatchObject([
      { kind: 'messageHidden', decisionId, note: reasons.explanation },
    ]);
    const words = emulatedDatabase().doc(hiddenWordsPath(`rooms/${roomId}/messages/${said.messageId}`));
    expect((await words.get()).data()).toMatchObject({ by: 'host', authorId: ada.uid, text: WORDS });
    expect(await refusalOf(hana.ask(hide(roomId, said)))).toBe('said-unknown');

    expect(await refusalOf(hana.ask({ type: 'showMessage', roomId, said }))).toBe('accepted');
    expect(await firstIn(roomId)).toMatchObject({ text: WORDS });
    expect((await words.get()).exists).toBe(false);
    expect(await refusalOf(hana.ask({ type: 'showMessage', roomId, said }))).toBe('said-not-hidden');
    expect(await refusalOf(hana.ask(hide(roomId, said)))).toBe('accepted');
    expect((await readDecision(decisionId)).overturnedAtMs).toBeNull();
  });

  test('hides a line of the backchannel, but not their own', async () => {
    const { roomId } = await aHostedDebate();
    await cleo.ask({ type: 'enter', roomId });
    await cleo.ask({ type: 'chat', roomId, text: 'Go on like this.' });
    await hana.ask({ type: 'chat', roomId, text: 'Welcome.' });
    const lines = await emulatedDatabase().collection(`rooms/${roomId}/backchannel`).get();
    const lineOf = ({ uid }: TestPerson) => lines.docs.find((one) => one.get('authorId') === uid)!.id;
    const said = { kind: 'chatLine', lineId: lineOf(cleo) } as const;
    expect(await refusalOf(hana.ask(hide(roomId, said)))).toBe('accepted');
    expect(await readChat(roomId)).toContainEqual(
      expect.objectContaining({ authorId: cleo.uid, text: HIDDEN_LINES.host }),
    );
    const own = { kind: 'chatLine', lineId: lineOf(hana) } as const;
    expect(await refusalOf(hana.ask(hide(roomId, own)))).toBe('own-words');
  });

  test('keeps nothing hidden that the house has shown again', async () => {
    const { roomId, said } = await aHostedDebate();
    await hana.ask(hide(roomId, said));
    const { decisionId } = (await firstIn(roomId)).hidden!;
    const reason = 'It is about a harbour.';
    const { result } = await askHouse(ada, { type: 'appeal', decisionId, reason });
    const appealId = result!.value!['appealId']!;
    await askHouse(mo, { type: 'decideAppeal', appealId, verdict: 'overturned', explanation: 'It is.' });
    expect(await firstIn(roomId)).toMatchObject({ text: WORDS });
    expect(await refusalOf(hana.ask(hide(roomId, said)))).toBe('appeal-won');
  });

  test('grants an appeal that waits by showing the words again', async () => {
    const { roomId, said } = await aHostedDebate();
    await hana.ask(hide(roomId, said));
    const { decisionId } = (await firstIn(roomId)).hidden!;
    const { result } = await askHouse(ada, { type: 'appeal', decisionId, reason: 'It is about a harbour.' });
    await hana.ask({ type: 'showMessage', roomId, said });
    expect(await readAppeal(result!.value!['appealId']!)).toMatchObject({ verdict: 'overturned' });
    expect(await noticesOf(ada)).toContainEqual(expect.objectContaining({ kind: 'appealDecided' }));
  });

  test('has a record written again when words in it are hidden', async () => {
    const { roomId, said } = await aHostedDebate();
    await hana.ask({ type: 'end', roomId });
    await hana.ask({ type: 'nextStep', roomId });
    expect((await readRoom(roomId)).status).toBe('finished');
    await hana.ask(hide(roomId, said));
    expect((await readRoom(roomId)).recordChangedAtMs).toBeGreaterThan(0);
  });
});

describe('nobody else hides anything', () => {
  test('neither a host who debates, nor a debater, nor the audience', async () => {
    const { roomId } = await openRoom(ada, { lengths: { preparation: 0 } });
    await ben.ask({ type: 'takeSeat', roomId, seatId: 'against-1' });
    for (const person of [ada, ben]) await person.ask({ type: 'ready', roomId });
    await cleo.ask({ type: 'enter', roomId });
    await cleo.ask({ type: 'chat', roomId, text: 'Go on like this.' });
    const { docs } = await emulatedDatabase().collection(`rooms/${roomId}/backchannel`).get();
    const said = { kind: 'chatLine', lineId: docs[0]!.id } as const;
    expect(await refusalOf(ada.ask(hide(roomId, said)))).toBe('host-debates');
    for (const person of [ben, cleo]) {
      expect(await refusalOf(person.ask(hide(roomId, said)))).toBe('not-the-host');
      expect(await refusalOf(person.ask({ type: 'showMessage', roomId, said }))).toBe('not-the-host');
    }
  });

  test('and an explanation passes the gate', async () => {
    const { roomId, said } = await aHostedDebate();
    const explanation = 'I will find you and kill you.';
    expect(await refusalOf(hana.ask({ ...hide(roomId, said), explanation }))).toBe('words-held');
    expect(await firstIn(roomId)).toMatchObject({ text: WORDS });
  });
});

describe('a host calls the house', () => {
  const reason = 'threat' as const;
  const text = 'He says that he knows her street.';

  test('to words, debating or not: an urgent report', async () => {
    const { roomId, said } = await aHostedDebate();
    const { result } = await hana.ask({ type: 'callHouse', roomId, said, reason, text });
    expect(result?.value).toMatchObject({ number: expect.any(String) });
    const found = await readCase({ ...said, roomId });
    expect(found).toMatchObject({ isUrgent: true, about: ada.uid, snapshot: { text: WORDS } });
  });

  test('about the room accuses nobody until another person reports it', async () => {
    const { roomId } = await aHostedDebate();
    const call = { type: 'callHouse', roomId, said: null, reason, text } as const;
    expect(await refusalOf(ben.ask(call))).toBe('not-the-host');
    expect(await refusalOf(hana.ask(call))).toBe('accepted');
    const subject = { kind: 'room', roomId } as const;
    expect(await readCase(subject)).toMatchObject({ isUrgent: true, about: '', people: 1 });
    await askHouse(ben, { type: 'report', subject, reason: 'other', text: 'The host lets him.' });
    expect(await readCase(subject)).toMatchObject({ about: hana.uid, people: 2 });
  });

  test('not while their reports are paused', async () => {
    const { roomId, said } = await aHostedDebate();
    const unfoundedAtMs = [1, 2, 3].map((days) => Date.now() - days * 86_400_000);
    await emulatedDatabase().doc(`people/${hana.uid}/private/reporting`).set({ unfoundedAtMs });
    const call = { type: 'callHouse', roomId, said, reason, text } as const;
    expect(await refusalOf(hana.ask(call))).toBe('reports-paused');
  });
});

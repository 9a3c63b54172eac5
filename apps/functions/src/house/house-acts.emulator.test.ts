import {
  countsPath,
  debaterIds,
  hiddenWordsPath,
  HIDDEN_LINES,
  HIDDEN_REASON,
  judgeBallotPath,
  panelDecisionPath,
} from '@rostrum/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testBucket } from '../account/testing/a-life.ts';
import { askPictures } from '../pictures/testing/ask-pictures.ts';
import { aPicture } from '../pictures/testing/pictures.ts';
import { emulatedDatabase, refusalOf, threePeople, type TestPerson } from '../testing/emulator.ts';
import {
  aMessage,
  askHouse,
  decisionIdOf,
  decisionOf,
  ofPerson,
  readDecision,
  readStandingOf,
  reportOf,
  twoMembers,
} from '../testing/house.ts';
import { asks, profileOf } from '../testing/people.ts';
import { liveDebate, readMessages, readRoom } from '../testing/rooms.ts';

let [ada, ben, cleo] = [] as unknown as [TestPerson, TestPerson, TestPerson];
let [mo, nia] = [] as unknown as [TestPerson, TestPerson];

beforeAll(async () => {
  [mo, nia] = await twoMembers();
});
beforeEach(async () => {
  [ada, ben, cleo] = await threePeople();
});

describe('hiding a message', () => {
  test('takes its words from everywhere but from its author and the house; an appeal brings them back', async () => {
    const subject = await aMessage(ben, ada);
    const { roomId, messageId } = subject;
    await askHouse(ada, reportOf(subject));
    const hide = decisionOf(subject, { acts: [{ act: 'hideMessage' }] });
    const decisionId = await decisionIdOf(askHouse(mo, hide));
    const [hidden] = await readMessages(roomId);
    expect(hidden).toMatchObject({
      state: 'shown',
      text: HIDDEN_LINES.house,
      hidden: { by: 'house', characters: 28 },
    });
    const words = emulatedDatabase().doc(hiddenWordsPath(`rooms/${roomId}/messages/${messageId}`));
    expect((await words.get()).data()).toMatchObject({
      authorId: ben.uid,
      text: 'We should close the harbour.',
    });
    const memory = await emulatedDatabase().doc(countsPath(roomId)).get();
    expect(memory.get('heard')).toMatchObject([{ messageId, text: HIDDEN_LINES.house }]);
    expect(JSON.stringify(memory.data())).not.toContain('close the harbour');
    await cleo.ask({ type: 'enter', roomId });
    expect(await refusalOf(cleo.ask({ type: 'react', roomId, messageId, reaction: 'strongPoint' }))).toBe(
      'message-unknown',
    );
    expect(await refusalOf(ben.ask({ type: 'edit', roomId, messageId, text: 'We should.' }))).toBe(
      'message-unknown',
    );
    const { result } = await askHouse(ben, { type: 'appeal', decisionId, reason: 'It is about a harbour.' });
    const appealId = result!.value!['appealId']!;
    await askHouse(nia, { type: 'decideAppeal', appealId, verdict: 'overturned', explanation: 'It is.' });
    const [shown] = await readMessages(roomId);
    expect(shown).toMatchObject({ text: 'We should close the harbour.' });
    expect(shown!.hidden).toBeUndefined();
    expect((await words.get()).exists).toBe(false);
  });
});

describe('hiding a judge’s reason', () => {
  test('takes its words from the decision, but not the result; an appeal brings them back', async () => {
    const roomId = await liveDebate([ada, ben]);
    const db = emulatedDatabase();
    const ballot = {
      kind: 'sides',
      winner: 'for',
      isLowPointWin: false,
      points: {},
      reason: 'Ben is a fool.',
    };
    await db.doc(judgeBallotPath(roomId, cleo.uid)).set({ by: cleo.uid, atMs: 1, ballot });
    const decided = db.doc(panelDecisionPath(roomId));
    const result = {
      kind: 'sides',
      winner: 'for',
      votes: { for: 1, against: 0 },
      tieBreak: null,
      points: {},
    };
    await decided.set({ closedAtMs: 1, panel: 1, ballots: [{ by: cleo.uid, ballot }], result });
    const subject = { kind: 'judgeReason', roomId, uid: cleo.uid } as const;
    const noReason = { ...subject, uid: ada.uid };
    expect(await refusalOf(askHouse(ben, reportOf(noReason)))).toBe('subject-unknown');
    expect(await refusalOf(askHouse(cleo, reportOf(subject)))).toBe('own-subject');
    await askHouse(ben, reportOf(subject));
    const hide = decisionOf(subject, { acts: [{ act: 'hideMessage' }] });
    const decisionId = await decisionIdOf(askHouse(mo, hide));
    expect((await decided.get()).data()).toMatchObject({
      ballots: [{ by: cleo.uid, ballot: { winner: 'for', reason: HIDDEN_REASON }, hidden: { by: 'house' } }],
      result,
    });
    expect(JSON.stringify((await decided.get()).data())).not.toContain('fool');
    expect(await refusalOf(askHouse(ben, reportOf(subject)))).toBe('subject-unknown');
    const { result: appealed } = await askHouse(cleo, {
      type: 'appeal',
      decisionId,
      reason: 'I quoted him.',
    });
    const appealId = appealed!.value!['appealId']!;
    await askHouse(nia, { type: 'decideAppeal', appealId, verdict: 'overturned', explanation: 'He did.' });
    expect((await decided.get()).data()).toMatchObject({ ballots: [{ by: cleo.uid, ballot }], result });
    expect((await decided.get()).data()!['ballots'][0].hidden).toBeUndefined();
  });
});

describe('closing a debate', () => {
  test('ends it at once and takes it off the list; reopening lists it again, still ended', async () => {
    const roomId = await liveDebate([ben, ada]);
    const subject = { kind: 'room', roomId } as const;
    await askHouse(cleo, reportOf(subject));
    const close = decisionOf(subject, { acts: [{ act: 'closeRoom', isHidden: false }] });
    const decisionId = await decisionIdOf(askHouse(mo, close));
    expect(await readRoom(roomId)).toMatchObject({
      visibility: 'unlisted',
      debate: { phase: 'abandoned' },
      closed: { isHidden: false, decisionId },
    });
    await cleo.ask({ type: 'enter', roomId });
    expect(await refusalOf(cleo.ask({ type: 'chat', roomId, text: 'Why?' }))).toBe('room-closed');
    const { result } = await askHouse(ben, { type: 'appeal', decisionId, reason: 'Nobody was threatened.' });
    const appealId = result!.value!['appealId']!;
    await askHouse(nia, { type: 'decideAppeal', appealId, verdict: 'overturned', explanation: 'Indeed.' });
    const room = await readRoom(roomId);
    expect(room).toMatchObject({ visibility: 'public', debate: { phase: 'abandoned' } });
    expect(room.closed).toBeUndefined();
  });
});

describe('acts on a person', () => {
  test('hide the profile, the name and the photo, and an appeal restores them', async () => {
    const photoURL = 'https://example.com/ben.webp';
    await emulatedDatabase().doc(`profiles/${ben.uid}`).update({ photoURL });
    const { roomId } = await aMessage(ben, ada);
    await askHouse(ada, reportOf(ofPerson(ben)));
    const acts = [{ act: 'holdBackProfile' }, { act: 'replaceName' }, { act: 'removePhoto' }] as const;
    const decisionId = await decisionIdOf(askHouse(mo, decisionOf(ofPerson(ben), { acts: [...acts] })));
    expect(await profileOf(ben.uid)).toMatchObject({
      isHeldBack: true,
      displayName: expect.stringMatching(/^Member \d+$/),
      photoURL: '',
    });
    expect((await readMessages(roomId))[0]!.authorName).toMatch(/^Member \d+$/);
    expect((await readRoom(roomId)).people[ben.uid]!.displayName).toMatch(/^Member \d+$/);
    const takes = (displayName: string) => refusalOf(asks(ben, { type: 'saveProfile', displayName }));
    expect(await takes('BEN okafór')).toBe('name-held');
    expect(await takes('Bela Okoye')).toBe('accepted');
    const { result } = await askHouse(ben, { type: 'appeal', decisionId, reason: 'That is my name.' });
    const appealId = result!.value!['appealId']!;
    await askHouse(nia, { type: 'decideAppeal', appealId, verdict: 'overturned', explanation: 'It is.' });
    const back = { isHeldBack: false, displayName: 'Ben Okafor', photoURL };
    expect(await profileOf(ben.uid)).toMatchObject(back);
    expect((await readRoom(roomId)).people[ben.uid]!.displayName).toBe('Ben Okafor');
    expect(await takes('Ben Okafor')).toBe('accepted');
  });

  test("break the photo's address at once; an appeal restores the photo at another", async () => {
    const bytes = (await aPicture(100)).toString('base64');
    await askPictures(ben, { type: 'setPhoto', bytes });
    const { photoURL } = await profileOf(ben.uid);
    expect((await fetch(photoURL)).ok).toBe(true);
    await askHouse(ada, reportOf(ofPerson(ben)));
    const acts = [{ act: 'removePhoto' as const }];
    const decisionId = await decisionIdOf(askHouse(mo, decisionOf(ofPerson(ben), { acts })));
    expect((await fetch(photoURL)).ok).toBe(false);
    const held = () => testBucket().getFiles({ prefix: `heldPhotos/${ben.uid}/` });
    const [[copy]] = await held();
    const address = photoURL.replace(/\/o\/[^?]+/, `/o/${encodeURIComponent(copy!.name)}`);
    expect((await fetch(address)).ok).toBe(false);
    const see = { type: 'seePhoto', decisionId } as const;
    expect(await refusalOf(askHouse(ada, see))).toBe('not-a-moderator');
    const seen = (await askHouse(nia, see)).result!.value!['webp']!;
    expect(Buffer.from(seen, 'base64').subarray(8, 12).toString()).toBe('WEBP');
    const { result } = await askHouse(ben, { type: 'appeal', decisionId, reason: 'It is me.' });
    const appealId = result!.value!['appealId']!;
    await askHouse(nia, { type: 'decideAppeal', appealId, verdict: 'overturned', explanation: 'It is.' });
    const { photoURL: back } = await profileOf(ben.uid);
    expect(back).not.toBe(photoURL);
    expect((await fetch(back)).ok).toBe(true);
    expect((await held())[0]).toEqual([]);
    const notes = emulatedDatabase().collection('unclaimedFiles').where('uid', '==', ben.uid);
    expect((await notes.get()).size).toBe(0);
  });

  test('suspend in the middle of a debate: the seat is given up, and the others can go on', async () => {
    const { roomId } = await aMessage(ben, ada);
    await askHouse(ada, reportOf(ofPerson(ben)));
    const acts = [{ act: 'suspend' as const, days: 7 }];
    const decisionId = await decisionIdOf(askHouse(mo, decisionOf(ofPerson(ben), { acts })));
    const { suspension } = await readStandingOf(ben.uid);
    expect(suspension).toMatchObject({ decisionId });
    expect(suspension!.untilMs! - suspension!.fromMs).toBe(7 * 86_400_000);
    const { debate } = await readRoom(roomId);
    expect(debate.phase).toBe('paused');
    expect(debaterIds(debate)).toEqual([ada.uid]);
    expect((await readDecision(decisionId)).statement).toMatchObject({ untilMs: suspension!.untilMs });
    const { result } = await askHouse(ben, { type: 'appeal', decisionId, reason: 'It was not me.' });
    const appealId = result!.value!['appealId']!;
    await askHouse(nia, {
      type: 'decideAppeal',
      appealId,
      verdict: 'overturned',
      explanation: 'It was not.',
    });
    expect((await readStandingOf(ben.uid)).suspension).toBeNull();
  });
});

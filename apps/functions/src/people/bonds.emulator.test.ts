import { Firestore, Query } from 'firebase-admin/firestore';
import { aMark } from '@rostrum/domain/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPerson, emulatedDatabase, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { asks, finds, invitationWith, noticesOf } from '../testing/people.ts';
import { openRoom } from '../testing/rooms.ts';
import { findPeople } from './find-people.ts';

let [ada, ben, cleo] = [] as unknown as [TestPerson, TestPerson, TestPerson];
/** A word that these three alone have in their names. */
let surname = '';

beforeEach(async () => {
  surname = `zq${aMark(10)}`;
  [ada, ben, cleo] = (await Promise.all(
    (['Ada', 'Ben', 'Cleo'] as const).map((name) => aPerson(`${name} ${surname}`)),
  )) as [TestPerson, TestPerson, TestPerson];
});

const namesOf = async (person: TestPerson, search = {}) =>
  (await finds(person, { words: surname, ...search })).people.map(
    ({ displayName }) => displayName.split(' ')[0],
  );
const exists = async (path: string) => (await emulatedDatabase().doc(path).get()).exists;

describe('the directory', () => {
  test('is found by any prefix, in the order of names, without the caller', async () => {
    expect(await namesOf(ada)).toEqual(['Ben', 'Cleo']);
    expect(await namesOf(ada, { words: `be ${surname.slice(0, 6)}` })).toEqual(['Ben']);
    expect(await namesOf(ada, { words: 'nobody at all' })).toEqual([]);
  });

  test('leaves out hidden people, for everybody', async () => {
    await asks(ben, { type: 'saveProfile', isVisible: false });
    expect(await namesOf(ada)).toEqual(['Cleo']);
    await asks(ben, { type: 'saveProfile', isVisible: true });
    expect(await namesOf(ada)).toEqual(['Ben', 'Cleo']);
  });

  test('has filters: an interest, who is online, and followed people', async () => {
    await asks(ben, { type: 'saveProfile', interests: ['law'] });
    expect(await namesOf(ada, { interest: 'law' })).toEqual(['Ben']);
    await emulatedDatabase().doc(`profiles/${cleo.uid}`).update({ lastSeenAtMs: Date.now() });
    expect(await namesOf(ada, { isOnline: true })).toEqual(['Cleo']);
    await asks(ada, { type: 'follow', uid: cleo.uid });
    expect(await namesOf(ada, { isFollowed: true })).toEqual(['Cleo']);
    expect(await namesOf(ben, { isFollowed: true })).toEqual([]);
  });

  test('costs at most 24 reads a page, however many are found', async () => {
    await Promise.all(Array.from({ length: 13 }, (_, at) => aPerson(`Guest${at} ${surname}`)));
    const read = countingReads();
    const wish = { words: surname, interest: null, isOnline: false, isFollowed: false, after: null } as const;
    const found = await findPeople(
      emulatedDatabase(),
      { uid: ada.uid, atMs: Date.now() },
      { type: 'find', ...wish },
    );
    expect(found).toMatchObject({ ok: true, value: { answer: { next: {} } } });
    expect(read()).toBeGreaterThan(12);
    expect(read()).toBeLessThanOrEqual(24);
  });

  test('comes a dozen at a time, everybody once', async () => {
    const more = await Promise.all(Array.from({ length: 14 }, (_, at) => aPerson(`Guest${at} ${surname}`)));
    const first = await finds(ada, { words: surname });
    const second = await finds(ada, { words: surname, after: first.next });
    expect(first.people.length).toBeGreaterThanOrEqual(11);
    expect(second.next).toBeNull();
    const all = [...first.people, ...second.people].map(({ uid }) => uid);
    expect(all.toSorted()).toEqual([ben, cleo, ...more].map(({ uid }) => uid).toSorted());
  });
});

/** Counts the documents that the database hands out from now on; every call goes through to it. */
function countingReads(): () => number {
  const queries = vi.spyOn(Query.prototype, 'get');
  const lists = vi.spyOn(Firestore.prototype, 'getAll');
  return () => {
    const found = queries.mock.settledResults.map(({ value }) => value.size);
    const looked = lists.mock.settledResults.map(({ value }) => value.length);
    return [...found, ...looked].reduce((sum, count) => sum + count, 0);
  };
}
afterEach(() => vi.restoreAllMocks());

describe('following', () => {
  test('notifies the other person once, no matter how often it is done', async () => {
    await asks(ada, { type: 'follow', uid: ben.uid });
    await asks(ada, { type: 'unfollow', uid: ben.uid });
    await asks(ada, { type: 'follow', uid: ben.uid });
    const told = await noticesOf(ben);
    expect(told.map(({ kind, fromUid }) => ({ kind, fromUid }))).toEqual([
      { kind: 'followed', fromUid: ada.uid },
    ]);
    await asks(ben, { type: 'readNotices', noticeIds: [told[0]!.id, 'nothing-there'] });
    expect((await noticesOf(ben))[0]?.readAtMs).not.toBeNull();
  });

  test('is refused for oneself, for nobody, and for hidden people, unless they follow back', async () => {
    const follow = (uid: string) => refusalOf(asks(ada, { type: 'follow', uid }));
    expect(await follow(ada.uid)).toBe('yourself');
    expect(await follow('user_nobody')).toBe('person-unknown');
    await asks(ben, { type: 'saveProfile', isVisible: false });
    expect(await follow(ben.uid)).toBe('person-unknown');
    await asks(ben, { type: 'follow', uid: ada.uid });
    expect(await follow(ben.uid)).toBe('accepted');
  });
});

describe('a block', () => {
  test.each([
    ['who blocks', () => [ada, ben] as const],
    ['who is blocked', () => [ben, ada] as const],
  ])('hides each from the other: tried by %s', async (_, pick) => {
    await asks(ada, { type: 'block', uid: ben.uid });
    const [one, other] = pick();
    const tries = { uid: other.uid };
    expect((await finds(one, { words: surname })).people.map(({ uid }) => uid)).toEqual([cleo.uid]);
    expect(await refusalOf(asks(one, { type: 'follow', ...tries }))).toBe('person-unknown');
    const { roomId, code } = await openRoom(one);
    expect(await refusalOf(asks(one, { type: 'invite', roomId, ...tries }))).toBe('person-unknown');
    expect(await refusalOf(other.ask({ type: 'enter', roomId }))).toBe('cannot-join');
    expect(await refusalOf(other.ask({ type: 'joinByCode', code }))).toBe('cannot-join');
    expect(await refusalOf(other.ask({ type: 'takeSeat', roomId, seatId: 'against-1' }))).toBe('cannot-join');
    expect(await refusalOf(cleo.ask({ type: 'takeSeat', roomId, seatId: 'against-1' }))).toBe('accepted');
  });

  test('ends following and invitations in both directions, and removes the notices', async () => {
    await asks(ada, { type: 'follow', uid: ben.uid });
    await asks(ben, { type: 'follow', uid: ada.uid });
    const { roomId } = await openRoom(ada);
    const { result } = await asks(ada, { type: 'invite', roomId, uid: ben.uid });
    const invitationId = result!.value!['invitationId']!;
    await asks(ben, { type: 'block', uid: ada.uid });
    expect(await exists(`follows/${ada.uid}~${ben.uid}`)).toBe(false);
    expect(await exists(`follows/${ben.uid}~${ada.uid}`)).toBe(false);
    expect((await invitationWith(invitationId)).state).toBe('withdrawn');
    expect(await refusalOf(asks(ben, { type: 'acceptInvitation', invitationId }))).toBe('invitation-over');
    expect(await noticesOf(ben)).toEqual([]);
    expect(await noticesOf(ada)).toEqual([]);
  });

  test('is known to the two, and not who of them it was', async () => {
    await asks(ada, { type: 'block', uid: ben.uid });
    const { docs } = await emulatedDatabase()
      .collection('apart')
      .where('uids', 'array-contains', ben.uid)
      .get();
    expect(docs.map((one) => one.data()['uids'].toSorted())).toEqual([[ada.uid, ben.uid].toSorted()]);
    expect(Object.keys(docs[0]!.data()).toSorted()).toEqual(['atMs', 'uids']);
  });

  test('holds until both have taken it back', async () => {
    await asks(ada, { type: 'block', uid: ben.uid });
    await asks(ben, { type: 'block', uid: ada.uid });
    await asks(ada, { type: 'unblock', uid: ben.uid });
    expect(await namesOf(ada)).toEqual(['Cleo']);
    await asks(ben, { type: 'unblock', uid: ada.uid });
    expect(await namesOf(ada)).toEqual(['Ben', 'Cleo']);
  });

  test("closes the host's room to the audience at once, whichever of the two blocked", async () => {
    const { roomId, code } = await openRoom(ada);
    await ben.ask({ type: 'enter', roomId });
    const tries = [
      { type: 'enter', roomId },
      { type: 'chat', roomId, text: 'Good luck to both.' },
      { type: 'vote', roomId, ballot: 'before', choice: 'for' },
      { type: 'react', roomId, messageId: 'none', reaction: 'strongPoint' },
      { type: 'flag', roomId, messageId: 'none', reason: 'spam' },
    ] as const;
    expect(await refusalOf(ben.ask(tries[1]))).toBe('accepted');
    await asks(ben, { type: 'block', uid: ada.uid });
    for (const one of tries) expect(await refusalOf(ben.ask(one))).toBe('cannot-join');
    expect(await refusalOf(ben.ask({ type: 'joinByCode', code }))).toBe('cannot-join');
    await asks(ben, { type: 'unblock', uid: ada.uid });
    expect(await refusalOf(ben.ask(tries[1]))).toBe('accepted');
  });

  test('leaves debaters in their seats: nobody silences an opponent by it', async () => {
    const { roomId } = await openRoom(ada);
    await ben.ask({ type: 'takeSeat', roomId, seatId: 'against-1' });
    await asks(ada, { type: 'block', uid: ben.uid });
    expect(await refusalOf(ben.ask({ type: 'enter', roomId }))).toBe('accepted');
    expect(await refusalOf(ben.ask({ type: 'ready', roomId }))).toBe('accepted');
    expect(await refusalOf(ben.ask({ type: 'chat', roomId, text: 'Shall we begin?' }))).toBe('accepted');
  });
});

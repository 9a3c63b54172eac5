import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { as, asHalfModerator, asModerator, expectAllowed, givenDocuments } from './support/environment.ts';
import { PEOPLE } from './support/people.ts';
import { ROOM_DOCUMENTS } from './support/rooms.ts';

const REPORT = { by: 'member', byName: 'Member', number: 'R-1', round: 1, atMs: 1 };
const decision = (concerns: string[]) => ({ about: 'debater', concerns, atMs: 1 });
const appeal = (by: string) => ({ by, decisionId: 'warned', verdict: null, atMs: 1 });
const words = (by: string) => ({ authorId: 'debater', by, text: 'What it said.', edits: [] });

givenDocuments({
  ...ROOM_DOCUMENTS,
  'cases/person-debater': { about: 'debater', state: 'open', rank: 0, firstAtMs: 1 },
  'cases/person-debater/filed/member': REPORT,
  'cases/person-judge': { about: 'judge', state: 'open', rank: 0, firstAtMs: 1 },
  'cases/person-judge/filed/member': REPORT,
  'receipts/R-1': { caseId: 'person-debater', reporter: 'member', secretHash: null, atMs: 1 },
  'decisions/warned': decision(['debater']),
  'decisions/nothing': decision([]),
  'decisions/warned/private/record': { decidedBy: 'judge', before: {} },
  'houseAppeals/warned~debater': appeal('debater'),
  'houseLog/000000001': { seq: 1, by: 'judge' },
  'house/logHead': { seq: 1 },
  'people/member/private/reporting': { unfoundedAtMs: [1] },
  'people/member/private/heldNames': { names: ['member'] },
  'rooms/public-live/messages/by-house/hidden/words': words('house'),
  'rooms/public-live/messages/by-host/hidden/words': words('host'),
  'rooms/public-live/backchannel/line/hidden/words': words('house'),
  'rooms/public-live/backchannel/line-of-host/hidden/words': words('host'),
});

const queueOf = (db: Firestore, most: number) =>
  query(
    collection(db, 'cases'),
    where('state', '==', 'open'),
    orderBy('rank', 'desc'),
    orderBy('firstAtMs'),
    limit(most),
  );

describe('the queue of the house', () => {
  test('is read by its members with a second factor, a page at a time', async () => {
    await expectAllowed(true, getDocs(queueOf(asModerator(), 100)));
    await expectAllowed(false, getDocs(queueOf(asModerator(), 101)));
    await expectAllowed(true, getDoc(doc(asModerator(), 'cases/person-debater')));
    await expectAllowed(false, getDocs(queueOf(asHalfModerator(), 100)));
    await expectAllowed(false, getDoc(doc(asHalfModerator(), 'cases/person-debater')));
  });

  test.each(PEOPLE)('is read by nobody else: tried by a %s', async (person) => {
    await expectAllowed(false, getDocs(queueOf(as(person), 1)));
    await expectAllowed(false, getDoc(doc(as(person), 'cases/person-debater')));
    await expectAllowed(false, setDoc(doc(as(person), 'cases/new'), { state: 'open' }));
  });

  test('does not say to a member of the house who reported them', async () => {
    const filed = (caseId: string) => query(collection(asModerator(), `cases/${caseId}/filed`), limit(10));
    await expectAllowed(true, getDocs(filed('person-debater')));
    await expectAllowed(true, getDoc(doc(asModerator(), 'cases/person-debater/filed/member')));
    await expectAllowed(false, getDocs(filed('person-judge')));
    await expectAllowed(false, getDoc(doc(asModerator(), 'cases/person-judge/filed/member')));
  });
});

describe('a report', () => {
  test.each(PEOPLE)('is read by who filed it: tried by a %s', async (person) => {
    const mine = query(collectionGroup(as(person), 'filed'), where('by', '==', 'member'), limit(10));
    await expectAllowed(person === 'member', getDoc(doc(as(person), 'cases/person-debater/filed/member')));
    await expectAllowed(person === 'member', getDocs(mine));
    await expectAllowed(
      false,
      getDocs(query(collection(as(person), 'cases/person-debater/filed'), limit(1))),
    );
  });
});

describe('a decision', () => {
  test.each(PEOPLE)('is read by the person concerned: tried by a %s', async (person) => {
    const about = query(
      collection(as(person), 'decisions'),
      where('concerns', 'array-contains', person),
      limit(100),
    );
    await expectAllowed(person === 'debater', getDoc(doc(as(person), 'decisions/warned')));
    await expectAllowed(false, getDoc(doc(as(person), 'decisions/nothing')));
    await expectAllowed(person !== 'visitor', getDocs(about));
    await expectAllowed(false, getDocs(query(collection(as(person), 'decisions'), limit(1))));
    await expectAllowed(false, updateDoc(doc(as(person), 'decisions/warned'), { overturnedAtMs: 1 }));
  });

  test('is read by members of the house, but not who decided', async () => {
    const about = query(collection(asModerator(), 'decisions'), where('about', '==', 'debater'), limit(100));
    await expectAllowed(true, getDocs(about));
    await expectAllowed(false, getDocs(query(collection(asHalfModerator(), 'decisions'), limit(1))));
    await expectAllowed(false, getDoc(doc(asModerator(), 'decisions/warned/private/record')));
  });
});

describe('an appeal against a decision', () => {
  test.each(PEOPLE)('is read by who appealed: tried by a %s', async (person) => {
    const mine = query(collection(as(person), 'houseAppeals'), where('by', '==', person), limit(10));
    await expectAllowed(person === 'debater', getDoc(doc(as(person), 'houseAppeals/warned~debater')));
    await expectAllowed(person !== 'visitor', getDocs(mine));
    await expectAllowed(false, getDocs(query(collection(as(person), 'houseAppeals'), limit(1))));
  });

  test('is read by members of the house', async () => {
    const open = (db: Firestore) =>
      query(collection(db, 'houseAppeals'), where('verdict', '==', null), orderBy('atMs'), limit(100));
    await expectAllowed(true, getDocs(open(asModerator())));
    await expectAllowed(false, getDocs(open(asHalfModerator())));
  });
});

describe('the log of the house', () => {
  test('is read by its members, and written by nobody', async () => {
    const path = 'houseLog/000000001';
    const list = (db: Firestore) => getDocs(query(collection(db, 'houseLog'), limit(100)));
    await expectAllowed(true, list(asModerator()));
    await expectAllowed(false, list(asHalfModerator()));
    await expectAllowed(false, setDoc(doc(asModerator(), 'houseLog/000000002'), { seq: 2 }));
    await expectAllowed(false, updateDoc(doc(asModerator(), path), { by: 'somebody' }));
    await expectAllowed(false, deleteDoc(doc(asModerator(), path)));
    await expectAllowed(false, getDoc(doc(asModerator(), 'house/logHead')));
    await expectAllowed(false, setDoc(doc(asModerator(), 'house/logHead'), { seq: 9 }));
  });

  test.each(PEOPLE)('is nothing to anybody else: tried by a %s', async (person) => {
    await expectAllowed(false, getDoc(doc(as(person), 'houseLog/000000001')));
    await expectAllowed(false, setDoc(doc(as(person), 'houseLog/000000002'), { seq: 2 }));
  });
});

test.each(PEOPLE)(
  'confirmations and records against a person are the server’s: tried by a %s',
  async (person) => {
    for (const path of [
      'receipts/R-1',
      'people/member/private/reporting',
      'people/member/private/heldNames',
    ]) {
      await expectAllowed(false, getDoc(doc(as(person), path)));
      await expectAllowed(false, setDoc(doc(as(person), path), { mine: true }));
    }
  },
);

describe('one step away', () => {
  const about = (db: Firestore, most: number) =>
    query(collection(db, 'decisions'), where('about', '==', 'debater'), limit(most));
  const open = (db: Firestore, most: number) =>
    query(collection(db, 'houseAppeals'), where('verdict', '==', null), orderBy('atMs'), limit(most));
  const entries = (db: Firestore, most: number) => query(collection(db, 'houseLog'), limit(most));
  const filed = (db: Firestore, most: number) =>
    query(collection(db, 'cases/person-debater/filed'), limit(most));

  test.each([
    ['reports', filed],
    ['decisions', about],
    ['appeals', open],
    ['entries of the log', entries],
  ])('a list of 101 %s is refused to a member of the house, and one of 100 is not', async (_, list) => {
    await expectAllowed(true, getDocs(list(asModerator(), 100)));
    await expectAllowed(false, getDocs(list(asModerator(), 101)));
  });

  test('a list of 101 of one’s own reports, decisions and appeals is refused, and one of 100 is allowed', async () => {
    const mine = (most: number) =>
      query(collectionGroup(as('member'), 'filed'), where('by', '==', 'member'), limit(most));
    const concerning = (most: number) =>
      query(
        collection(as('debater'), 'decisions'),
        where('concerns', 'array-contains', 'debater'),
        limit(most),
      );
    const appealed = (most: number) =>
      query(collection(as('debater'), 'houseAppeals'), where('by', '==', 'debater'), limit(most));
    for (const list of [mine, concerning, appealed]) {
      await expectAllowed(true, getDocs(list(100)));
      await expectAllowed(false, getDocs(list(101)));
    }
  });

  test('other people’s decisions and appeals are not listed', async () => {
    const theirs = where('concerns', '==', ['debater']);
    await expectAllowed(false, getDocs(query(collection(as('member'), 'decisions'), theirs, limit(10))));
    const by = where('by', '==', 'debater');
    await expectAllowed(false, getDocs(query(collection(as('member'), 'houseAppeals'), by, limit(10))));
  });

  test.each(['decisions/warned', 'houseAppeals/warned~debater', 'houseLog/000000001'])(
    '%s is read by a member of the house, and not without the second factor',
    async (path) => {
      await expectAllowed(true, getDoc(doc(asModerator(), path)));
      await expectAllowed(false, getDoc(doc(asHalfModerator(), path)));
    },
  );
});

describe('hidden words', () => {
  const ofMessage = (id: string) => `rooms/public-live/messages/${id}/hidden/words`;

  test.each(PEOPLE)(
    'are read by their author, and by the host who hid them: tried by a %s',
    async (person) => {
      const isAuthor = person === 'debater';
      await expectAllowed(isAuthor, getDoc(doc(as(person), ofMessage('by-house'))));
      await expectAllowed(isAuthor || person === 'host', getDoc(doc(as(person), ofMessage('by-host'))));
      await expectAllowed(
        isAuthor,
        getDoc(doc(as(person), 'rooms/public-live/backchannel/line/hidden/words')),
      );
      const lineOfHost = 'rooms/public-live/backchannel/line-of-host/hidden/words';
      await expectAllowed(isAuthor || person === 'host', getDoc(doc(as(person), lineOfHost)));
      await expectAllowed(false, setDoc(doc(as(person), ofMessage('by-house')), { text: 'Else.' }));
    },
  );

  test('are read by members of the house', async () => {
    await expectAllowed(true, getDoc(doc(asModerator(), ofMessage('by-house'))));
    await expectAllowed(false, getDoc(doc(asHalfModerator(), ofMessage('by-house'))));
    const line = 'rooms/public-live/backchannel/line/hidden/words';
    await expectAllowed(true, getDoc(doc(asModerator(), line)));
    await expectAllowed(false, getDoc(doc(asHalfModerator(), line)));
  });
});

import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { as, asOperator, expectAllowed, givenDocuments } from './support/environment.ts';
import { PEOPLE, type Person } from './support/people.ts';

const room = 'rooms/over';
const ballot = { by: 'member', about: 'debater', as: 'judge', marks: { clarity: 4 }, note: '', atMs: 1 };

givenDocuments({
  'rooms/over': { visibility: 'public', status: 'finished', peopleIds: ['debater', 'host'], hostId: 'host' },
  'rooms/closed': {
    visibility: 'private',
    status: 'finished',
    peopleIds: ['debater', 'host'],
    hostId: 'host',
  },
  'rooms/over/report/debate': { version: 1 },
  'rooms/closed/report/debate': { version: 1 },
  'rooms/over/corrections/one': { from: 'a', to: 'b', relation: null, by: 'debater', atMs: 1 },
  'rooms/closed/corrections/one': { from: 'a', to: 'b', relation: null, by: 'debater', atMs: 1 },
  'rooms/over/feedback/debater': { uid: 'debater', writtenAtMs: 1 },
  'rooms/over/feedback/host': { uid: 'host', writtenAtMs: 1 },
  'profiles/debater': { isFeedbackVisible: false, isCompared: true },
  'comparisons/all': { scores: {} },
  'profiles/host': { isFeedbackVisible: true },
  [`${room}/ballots/member~debater`]: ballot,
  [`${room}/received/one`]: { about: 'debater', as: 'judge', by: null, byName: null, marks: { clarity: 4 } },
  [`${room}/judgeBallots/member`]: { by: 'member', atMs: 1, ballot: {} },
  'rooms/over/report/decision': { panel: 1 },
  'rooms/closed/report/decision': { panel: 1 },
  'suggestions/one': { by: 'member', text: 'More light', atMs: 1 },
});

const listed = (person: Person, path: string, field: string, whose: string, most?: number) =>
  query(
    collection(as(person), path),
    where(field, '==', whose),
    ...(most === undefined ? [] : [limit(most)]),
  );

const everywhere = (person: Person, group: string, field: string, whose: string, most: number) =>
  query(collectionGroup(as(person), group), where(field, '==', whose), limit(most));

describe('a ballot', () => {
  test.each(PEOPLE)('is read by its author: tried by a %s', async (person) => {
    const isGiver = person === 'member';
    await expectAllowed(isGiver, getDoc(doc(as(person), `${room}/ballots/member~debater`)));
    await expectAllowed(isGiver, getDocs(listed(person, `${room}/ballots`, 'by', 'member', 100)));
    await expectAllowed(isGiver, getDocs(everywhere(person, 'ballots', 'by', 'member', 100)));
    await expectAllowed(false, getDocs(everywhere(person, 'ballots', 'by', 'member', 101)));
    await expectAllowed(false, getDocs(query(collection(as(person), `${room}/ballots`), limit(1))));
  });

  test('may be queried by its author even if it does not exist', async () => {
    await expectAllowed(true, getDoc(doc(as('stranger'), `${room}/ballots/stranger~debater`)));
    await expectAllowed(false, getDoc(doc(as('stranger'), `${room}/ballots/member~nobody`)));
  });

  test.each(PEOPLE)('is received by its subject: tried by a %s', async (person) => {
    const isTheirs = person === 'debater';
    await expectAllowed(isTheirs, getDoc(doc(as(person), `${room}/received/one`)));
    await expectAllowed(isTheirs, getDocs(listed(person, `${room}/received`, 'about', 'debater', 100)));
    await expectAllowed(isTheirs, getDocs(everywhere(person, 'received', 'about', 'debater', 100)));
    await expectAllowed(false, getDocs(everywhere(person, 'received', 'about', 'debater', 101)));
  });

  test.each(PEOPLE)('is written only by the server: tried by a %s', async (person) => {
    await expectAllowed(false, setDoc(doc(as(person), `${room}/ballots/${person}~debater`), ballot));
    await expectAllowed(false, setDoc(doc(as(person), `${room}/received/two`), { about: 'debater' }));
  });
});

describe('a judge’s ballot', () => {
  test.each(PEOPLE)('is read by its judge alone: tried by a %s', async (person) => {
    const path = `${room}/judgeBallots`;
    await expectAllowed(person === 'member', getDoc(doc(as(person), `${path}/member`)));
    await expectAllowed(false, getDocs(query(collection(as(person), path), limit(1))));
    await expectAllowed(false, getDocs(everywhere(person, 'judgeBallots', 'by', 'member', 1)));
    await expectAllowed(false, setDoc(doc(as(person), `${path}/${person}`), { by: person }));
  });

  test.each(PEOPLE)('comes out with the decision, for readers of the room: tried by a %s', async (person) => {
    const isIn = person === 'debater' || person === 'host';
    await expectAllowed(true, getDoc(doc(as(person), 'rooms/over/report/decision')));
    await expectAllowed(isIn, getDoc(doc(as(person), 'rooms/closed/report/decision')));
    await expectAllowed(false, setDoc(doc(as(person), 'rooms/over/report/decision'), { panel: 1 }));
  });
});

describe('a note to the makers', () => {
  test.each(PEOPLE)('is read by its author: tried by a %s', async (person) => {
    const isAuthor = person === 'member';
    await expectAllowed(isAuthor, getDoc(doc(as(person), 'suggestions/one')));
    await expectAllowed(isAuthor, getDocs(listed(person, 'suggestions', 'by', 'member', 50)));
    await expectAllowed(false, getDocs(query(collection(as(person), 'suggestions'), limit(10))));
    await expectAllowed(false, setDoc(doc(as(person), 'suggestions/two'), { by: person }));
  });

  test('is read by operators, a page at a time', async () => {
    const db = asOperator();
    await expectAllowed(true, getDoc(doc(db, 'suggestions/one')));
    await expectAllowed(true, getDocs(query(collection(db, 'suggestions'), limit(50))));
    await expectAllowed(false, getDocs(query(collection(db, 'suggestions'), limit(51))));
    await expectAllowed(false, setDoc(doc(db, 'suggestions/one'), { state: 'done' }));
  });
});

describe('the results of a debate', () => {
  test.each(PEOPLE)('is read by a person who may read its room: tried by a %s', async (person) => {
    const isIn = person === 'debater' || person === 'host';
    const lists = (id: string, most: number) =>
      getDocs(query(collection(as(person), `rooms/${id}/corrections`), limit(most)));
    await expectAllowed(true, getDoc(doc(as(person), 'rooms/over/report/debate')));
    await expectAllowed(isIn, getDoc(doc(as(person), 'rooms/closed/report/debate')));
    await expectAllowed(true, getDoc(doc(as(person), 'rooms/over/corrections/one')));
    await expectAllowed(isIn, getDoc(doc(as(person), 'rooms/closed/corrections/one')));
    await expectAllowed(true, lists('over', 500));
    await expectAllowed(isIn, lists('closed', 500));
    await expectAllowed(false, lists('over', 501));
    await expectAllowed(false, setDoc(doc(as(person), 'rooms/over/report/debate'), { version: 2 }));
    await expectAllowed(false, setDoc(doc(as(person), 'rooms/over/corrections/two'), { by: person }));
  });
});

describe('others’ scores', () => {
  test.each(PEOPLE)('is for those whose scores count in it: tried by a %s', async (person) => {
    await expectAllowed(person === 'debater', getDoc(doc(as(person), 'comparisons/all')));
    await expectAllowed(false, setDoc(doc(as(person), 'comparisons/all'), { scores: {} }));
    await expectAllowed(false, getDocs(query(collection(as(person), 'comparisons'), limit(1))));
  });
});

describe('feedback for a debater', () => {
  test.each(PEOPLE)('is theirs, even if they show their strengths: tried by a %s', async (person) => {
    await expectAllowed(person === 'debater', getDoc(doc(as(person), 'rooms/over/feedback/debater')));
    await expectAllowed(person === 'host', getDoc(doc(as(person), 'rooms/over/feedback/host')));
    await expectAllowed(false, setDoc(doc(as(person), 'rooms/over/feedback/host'), { uid: person }));
  });

  test.each(PEOPLE)('is listed over all debates by whose it is: tried by a %s', async (person) => {
    const own = (most: number) =>
      query(
        collectionGroup(as(person), 'feedback'),
        where('uid', '==', 'debater'),
        orderBy('writtenAtMs', 'desc'),
        limit(most),
      );
    await expectAllowed(person === 'debater', getDocs(own(100)));
    await expectAllowed(false, getDocs(own(101)));
  });
});

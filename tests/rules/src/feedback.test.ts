import { collection, doc, getDoc, getDocs, limit, query, setDoc, where } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { as, asOperator, expectAllowed, givenDocuments } from './support/environment.ts';
import { PEOPLE, type Person } from './support/people.ts';

const room = 'rooms/over';
const ballot = { by: 'member', about: 'debater', as: 'judge', marks: { clarity: 4 }, note: '', atMs: 1 };

givenDocuments({
  [`${room}/ballots/member~debater`]: ballot,
  [`${room}/received/one`]: { about: 'debater', as: 'judge', by: null, byName: null, marks: { clarity: 4 } },
  'suggestions/one': { by: 'member', text: 'More light', atMs: 1 },
});

const listed = (person: Person, path: string, field: string, whose: string, most?: number) =>
  query(
    collection(as(person), path),
    where(field, '==', whose),
    ...(most === undefined ? [] : [limit(most)]),
  );

describe('a ballot', () => {
  test.each(PEOPLE)('is read by who gave it: tried by a %s', async (person) => {
    const isGiver = person === 'member';
    await expectAllowed(isGiver, getDoc(doc(as(person), `${room}/ballots/member~debater`)));
    await expectAllowed(isGiver, getDocs(listed(person, `${room}/ballots`, 'by', 'member', 50)));
    await expectAllowed(false, getDocs(listed(person, `${room}/ballots`, 'by', 'member', 51)));
    await expectAllowed(false, getDocs(query(collection(as(person), `${room}/ballots`), limit(1))));
  });

  test('may be looked for by its giver where there is none yet', async () => {
    await expectAllowed(true, getDoc(doc(as('stranger'), `${room}/ballots/stranger~debater`)));
    await expectAllowed(false, getDoc(doc(as('stranger'), `${room}/ballots/member~nobody`)));
  });

  test.each(PEOPLE)('is received by whom it is about: tried by a %s', async (person) => {
    const isTheirs = person === 'debater';
    await expectAllowed(isTheirs, getDoc(doc(as(person), `${room}/received/one`)));
    await expectAllowed(isTheirs, getDocs(listed(person, `${room}/received`, 'about', 'debater', 100)));
    await expectAllowed(false, getDocs(listed(person, `${room}/received`, 'about', 'debater', 101)));
  });

  test.each(PEOPLE)('is written by nobody but the server: tried by a %s', async (person) => {
    await expectAllowed(false, setDoc(doc(as(person), `${room}/ballots/${person}~debater`), ballot));
    await expectAllowed(false, setDoc(doc(as(person), `${room}/received/two`), { about: 'debater' }));
  });
});

describe('a note to the makers', () => {
  test.each(PEOPLE)('is read by who wrote it: tried by a %s', async (person) => {
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

import {
  collection,
  deleteDoc,
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
import { as, asModerator, expectAllowed, givenDocuments } from './support/environment.ts';
import { PEOPLE } from './support/people.ts';

const topic = (status: string) => ({
  motion: 'This house would make buses free',
  category: 'City',
  background: '',
  authorId: 'member',
  status,
  hot: 1,
  createdAtMs: 1,
});

givenDocuments({
  'topics/buses': topic('published'),
  'topics/trams': topic('withdrawn'),
  'topics/ferries': topic('waiting'),
  'topics/buses/votes/member': { vote: 'up', value: 1, atMs: 1 },
  'topics/buses/server/turn': { atMs: 1 },
  'topicMotions/abc': { topicId: 'buses' },
});

const published = (person: (typeof PEOPLE)[number], most?: number) =>
  query(
    collection(as(person), 'topics'),
    where('status', '==', 'published'),
    orderBy('hot', 'desc'),
    ...(most === undefined ? [] : [limit(most)]),
  );

describe('topics', () => {
  test.each(PEOPLE)('that are published are read by a signed-in person: tried by a %s', async (person) => {
    await expectAllowed(person !== 'visitor', getDoc(doc(as(person), 'topics/buses')));
    await expectAllowed(person !== 'visitor', getDocs(published(person, 100)));
  });

  test.each(PEOPLE)('that are withdrawn are read by their author: tried by a %s', async (person) => {
    await expectAllowed(person === 'member', getDoc(doc(as(person), 'topics/trams')));
  });

  test('are listed a page at a time and only as published', async () => {
    await expectAllowed(false, getDocs(published('member', 101)));
    await expectAllowed(false, getDocs(published('member')));
    await expectAllowed(false, getDocs(query(collection(as('member'), 'topics'), limit(10))));
    const withdrawn = where('status', '==', 'withdrawn');
    await expectAllowed(false, getDocs(query(collection(as('member'), 'topics'), withdrawn, limit(10))));
  });

  test.each(PEOPLE)('are written only by the server: tried by a %s', async (person) => {
    await expectAllowed(false, setDoc(doc(as(person), 'topics/buses'), topic('published')));
    await expectAllowed(false, setDoc(doc(as(person), 'topics/mine'), topic('published')));
    await expectAllowed(false, deleteDoc(doc(as(person), 'topics/buses')));
  });
});

describe('a topic that waits for the house', () => {
  const waiting = where('status', '==', 'waiting');
  const by = (author: string) => where('authorId', '==', author);
  const listed = (person: (typeof PEOPLE)[number], ...asked: ReturnType<typeof where>[]) =>
    query(collection(as(person), 'topics'), ...asked, limit(20));

  test.each(PEOPLE)('is read by its author alone: tried by a %s', async (person) => {
    await expectAllowed(person === 'member', getDoc(doc(as(person), 'topics/ferries')));
  });

  test('is read by the house', async () => {
    await expectAllowed(true, getDoc(doc(asModerator(), 'topics/ferries')));
  });

  test.each(PEOPLE)('is listed for its author alone: tried by a %s', async (person) => {
    await expectAllowed(person === 'member', getDocs(listed(person, by('member'), waiting)));
    await expectAllowed(false, getDocs(listed(person, waiting)));
  });

  test('is not listed without a limit', async () => {
    await expectAllowed(false, getDocs(query(collection(as('member'), 'topics'), by('member'), waiting)));
  });

  test.each(PEOPLE)('is published by nobody: tried by a %s', async (person) => {
    await expectAllowed(false, setDoc(doc(as(person), 'topics/ferries'), topic('published')));
  });
});

describe('a vote on a topic', () => {
  test.each(PEOPLE)('is read by whose it is: tried by a %s', async (person) => {
    await expectAllowed(person === 'member', getDoc(doc(as(person), 'topics/buses/votes/member')));
  });

  test.each(PEOPLE)('is written and listed by nobody: tried by a %s', async (person) => {
    await expectAllowed(
      false,
      setDoc(doc(as(person), `topics/buses/votes/${person}`), { vote: 'up', value: 1, atMs: 1 }),
    );
    await expectAllowed(false, getDocs(query(collection(as(person), 'topics/buses/votes'), limit(1))));
  });
});

describe('the server’s counters', () => {
  test.each(PEOPLE)('is nobody else’s: tried by a %s', async (person) => {
    for (const path of ['topics/buses/server/turn', 'topicMotions/abc']) {
      await expectAllowed(false, getDoc(doc(as(person), path)));
    }
  });
});

describe('a holder of the claim “moderator”', () => {
  test('reads unlisted topics, and changes nothing except through the server', async () => {
    await expectAllowed(true, getDoc(doc(asModerator(), 'topics/trams')));
    await expectAllowed(false, deleteDoc(doc(asModerator(), 'topics/buses')));
    await expectAllowed(false, setDoc(doc(asModerator(), 'topics/buses'), topic('hidden')));
  });
});

import { anIntervention } from '@rostrum/domain/testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { as, asModerator, expectAllowed, givenDocuments } from './support/environment.ts';
import { PEOPLE, type Person } from './support/people.ts';
import { debatedByHost, judgedBy, ROOM_DOCUMENTS } from './support/rooms.ts';

const ROOM = 'rooms/public-live';
const ACT = `${ROOM}/interventions/personAttack-1`;
const appeal = { by: 'debater', verdict: null, concerns: ['debater'], roomId: 'public-live' };

givenDocuments({
  ...ROOM_DOCUMENTS,
  [ACT]: anIntervention({ act: 'personAttack', to: 'debater' }),
  [`${ACT}/unfair/member`]: { side: null, atMs: 1 },
  [`${ROOM}/appeals/personAttack-1`]: appeal,
  'rooms/host-sits': debatedByHost(true),
  'rooms/host-sits/appeals/personAttack-1': appeal,
  'rooms/judged': judgedBy('member'),
  'rooms/judged/appeals/personAttack-1': appeal,
  [`${ROOM}/appeals/decided-1`]: { ...appeal, verdict: 'upheld' },
  'people/host/calls/public-live': { roomId: 'public-live', act: 'severe', atMs: 1 },
});

describe('a call of an act as unfair', () => {
  test.each(PEOPLE)('is theirs to know: tried by a %s', async (person) => {
    await expectAllowed(person === 'member', getDoc(doc(as(person), `${ACT}/unfair/member`)));
  });

  test.each(PEOPLE)('is in no list, and written by the server: tried by a %s', async (person) => {
    await expectAllowed(false, getDocs(query(collection(as(person), `${ACT}/unfair`), limit(1))));
    await expectAllowed(false, setDoc(doc(as(person), `${ACT}/unfair/${person}`), { side: 'for', atMs: 1 }));
  });
});

describe('an appeal', () => {
  const isConcernedOrHost = (person: Person) => person === 'debater' || person === 'host';
  const open = (person: Person) =>
    query(collection(as(person), `${ROOM}/appeals`), where('verdict', '==', null), limit(20));

  test.each(PEOPLE)('is read by those it concerns, and the host: tried by a %s', async (person) => {
    const read = getDoc(doc(as(person), `${ROOM}/appeals/personAttack-1`));
    await expectAllowed(isConcernedOrHost(person), read);
  });

  test('is not read by a host with a seat, because it holds the words of the other side', async () => {
    const path = 'rooms/host-sits/appeals/personAttack-1';
    for (const person of PEOPLE) await expectAllowed(person === 'debater', getDoc(doc(as(person), path)));
  });

  test('is read and listed by a judge of the room', async () => {
    for (const person of PEOPLE) {
      const isReader = person === 'debater' || person === 'member';
      const path = 'rooms/judged/appeals';
      const list = query(collection(as(person), path), where('verdict', '==', null), limit(20));
      await expectAllowed(isReader, getDoc(doc(as(person), `${path}/personAttack-1`)));
      await expectAllowed(person === 'member', getDocs(list));
    }
  });

  test.each(PEOPLE)('that is open is only in the host’s list: tried by a %s', async (person) => {
    await expectAllowed(person === 'host', getDocs(open(person)));
  });

  test.each(PEOPLE)('of one’s own is in one’s own list: tried by a %s', async (person) => {
    const own = where('concerns', 'array-contains', person);
    const listed = getDocs(query(collection(as(person), `${ROOM}/appeals`), own, limit(20)));
    await expectAllowed(person !== 'visitor', listed);
  });

  test.each(PEOPLE)('is written by the server alone: tried by a %s', async (person) => {
    const path = `${ROOM}/appeals/personAttack-1`;
    await expectAllowed(false, updateDoc(doc(as(person), path), { verdict: 'overturned' }));
    await expectAllowed(false, setDoc(doc(as(person), `${ROOM}/appeals/mine`), { ...appeal, by: person }));
    await expectAllowed(false, deleteDoc(doc(as(person), path)));
  });

  test.each(PEOPLE)('of every room is listed for nobody in it: tried by a %s', async (person) => {
    const everywhere = query(collectionGroup(as(person), 'appeals'), where('verdict', '==', null), limit(20));
    await expectAllowed(false, getDocs(everywhere));
  });
});

describe('a holder of the claim “moderator”', () => {
  const everywhere = (count: number) =>
    query(collectionGroup(asModerator(), 'appeals'), where('verdict', '==', null), limit(count));

  test('reads and lists the appeals of every room, a hundred at a time', async () => {
    await expectAllowed(true, getDoc(doc(asModerator(), `${ROOM}/appeals/personAttack-1`)));
    await expectAllowed(true, getDocs(everywhere(100)));
    await expectAllowed(false, getDocs(everywhere(101)));
  });

  test('decides none past the server, and reads no private note and no private room', async () => {
    const path = `${ROOM}/appeals/personAttack-1`;
    await expectAllowed(false, updateDoc(doc(asModerator(), path), { verdict: 'overturned' }));
    await expectAllowed(false, getDoc(doc(asModerator(), ACT)));
    await expectAllowed(false, getDoc(doc(asModerator(), 'rooms/private-live')));
  });
});

describe('a call of the moderator', () => {
  test.each(PEOPLE)('is read by the called person: tried by a %s', async (person) => {
    const calls = (count: number) =>
      getDocs(query(collection(as(person), 'people/host/calls'), limit(count)));
    const isCalled = person === 'host';
    await expectAllowed(isCalled, getDoc(doc(as(person), 'people/host/calls/public-live')));
    await expectAllowed(isCalled, calls(20));
    await expectAllowed(false, calls(21));
  });

  test.each(PEOPLE)('is written and answered by the server alone: tried by a %s', async (person) => {
    await expectAllowed(false, deleteDoc(doc(as(person), 'people/host/calls/public-live')));
    await expectAllowed(false, setDoc(doc(as(person), `people/${person}/calls/other`), { atMs: 1 }));
  });
});

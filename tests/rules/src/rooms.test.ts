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
  updateDoc,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { as, expectAllowed, givenDocuments } from './support/environment.ts';
import { everyoneBut, PEOPLE, type Person } from './support/people.ts';
import { ROOM_DOCUMENTS, ROOM_KINDS } from './support/rooms.ts';

givenDocuments(ROOM_DOCUMENTS);

describe.each(ROOM_KINDS)('$name', ({ id, readers }) => {
  test.each(readers)('is read by a %s', async (person) => {
    await expectAllowed(true, getDoc(doc(as(person), `rooms/${id}`)));
  });

  const others = everyoneBut(...readers);
  test.runIf(others.length > 0).each(others)('is hidden from a %s', async (person) => {
    await expectAllowed(false, getDoc(doc(as(person), `rooms/${id}`)));
  });

  test.each(PEOPLE)('is written only by the server: tried by a %s', async (person) => {
    await expectAllowed(false, updateDoc(doc(as(person), `rooms/${id}`), { status: 'finished' }));
    await expectAllowed(false, deleteDoc(doc(as(person), `rooms/${id}`)));
  });
});

test.each(PEOPLE)('nobody opens a room past the server: tried by a %s', async (person) => {
  await expectAllowed(false, setDoc(doc(as(person), 'rooms/mine'), { hostId: person, visibility: 'public' }));
});

const list = (person: Person, ...constraints: QueryConstraint[]) =>
  getDocs(query(collection(as(person), 'rooms'), ...constraints));
const newest = [orderBy('createdAtMs', 'desc'), limit(25)];
const isPublic = where('visibility', '==', 'public');

describe('lists of rooms', () => {
  test.each(['open', 'live'])('public and %s: for a signed-in person', async (status) => {
    for (const person of PEOPLE) {
      await expectAllowed(
        person !== 'visitor',
        list(person, isPublic, where('status', '==', status), ...newest),
      );
    }
  });

  test.each(PEOPLE)('public and finished: for everybody, a %s too', async (person) => {
    await expectAllowed(true, list(person, isPublic, where('status', '==', 'finished'), ...newest));
  });

  test.each(PEOPLE)('public of any status: for a signed-in person, tried by a %s', async (person) => {
    await expectAllowed(person !== 'visitor', list(person, isPublic, ...newest));
  });

  test.each(PEOPLE)('one’s own, whatever their visibility: tried by a %s', async (person) => {
    const mine = where('peopleIds', 'array-contains', person);
    await expectAllowed(person !== 'visitor', list(person, mine, ...newest));
  });

  test.each(PEOPLE)('another person’s: for nobody, tried by a %s', async (person) => {
    const another = where('peopleIds', 'array-contains', person === 'host' ? 'debater' : 'host');
    await expectAllowed(false, list(person, another, ...newest));
  });

  test.each(['unlisted', 'private'])('%s: for nobody, however much they belong there', async (visibility) => {
    for (const person of PEOPLE) {
      await expectAllowed(false, list(person, where('visibility', '==', visibility), ...newest));
    }
  });

  test.each(PEOPLE)('all of them, or by a code: for nobody, tried by a %s', async (person) => {
    await expectAllowed(false, list(person, ...newest));
    await expectAllowed(false, list(person, where('code', '==', 'ABC234'), ...newest));
    await expectAllowed(false, list(person, where('hostId', '==', person), ...newest));
  });

  test('never more than a hundred at a time', async () => {
    const byDate = orderBy('createdAtMs', 'desc');
    await expectAllowed(true, list('stranger', isPublic, byDate, limit(100)));
    await expectAllowed(false, list('stranger', isPublic, byDate, limit(101)));
    await expectAllowed(false, list('stranger', isPublic, byDate));
  });
});

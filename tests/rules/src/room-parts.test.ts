import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  orderBy,
  query,
  setDoc,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { as, expectAllowed, givenDocuments } from './support/environment.ts';
import { everyoneBut, PEOPLE, type Person } from './support/people.ts';
import { ROOM_DOCUMENTS, ROOM_KINDS } from './support/rooms.ts';

givenDocuments(ROOM_DOCUMENTS);

/** Each part of a room that has the room's readers: a document that everybody in it sees, and the product's query. */
const PARTS: { name: string; path: string; listening: QueryConstraint[] }[] = [
  { name: 'events', path: 'events/000000', listening: [orderBy('seq')] },
  {
    name: 'messages',
    path: 'messages/shown',
    listening: [where('state', '==', 'shown'), orderBy('createdAtMs'), limitToLast(500)],
  },
  {
    name: 'interventions',
    path: 'interventions/to-all',
    listening: [where('to', '==', 'all'), orderBy('atMs'), limitToLast(200)],
  },
  { name: 'backchannel', path: 'backchannel/line', listening: [orderBy('createdAtMs'), limitToLast(50)] },
];

describe.each(ROOM_KINDS)('the messages and acts in $name', ({ id, readers }) => {
  describe.each(PARTS)('its $name', ({ name, path, listening }) => {
    test.each(readers)('are read and listened to by a %s', async (person) => {
      await expectAllowed(true, getDoc(doc(as(person), `rooms/${id}/${path}`)));
      await expectAllowed(true, getDocs(query(collection(as(person), `rooms/${id}/${name}`), ...listening)));
    });

    const others = everyoneBut(...readers);
    test.runIf(others.length > 0).each(others)('are hidden from a %s', async (person) => {
      await expectAllowed(false, getDoc(doc(as(person), `rooms/${id}/${path}`)));
      await expectAllowed(false, getDocs(query(collection(as(person), `rooms/${id}/${name}`), ...listening)));
    });
  });
});

describe.each(ROOM_KINDS)('the members of $name', ({ id, readers }) => {
  test.each(PEOPLE)('is seen by signed-in people who may read the room: tried by a %s', async (person) => {
    const isFor = person !== 'visitor' && readers.includes(person);
    await expectAllowed(isFor, getDoc(doc(as(person), `rooms/${id}/members/host`)));
    const members = collection(as(person), `rooms/${id}/members`);
    await expectAllowed(isFor, getDocs(query(members, orderBy('lastSeenAtMs', 'desc'), limit(50))));
  });
});

test('nobody reads the whole backchannel at once', async () => {
  const lines = collection(as('member'), 'rooms/public-live/backchannel');
  await expectAllowed(true, getDocs(query(lines, limit(100))));
  await expectAllowed(false, getDocs(query(lines, limit(101))));
  await expectAllowed(false, getDocs(lines));
});

describe.each(ROOM_KINDS)('a person’s opinions in $name', ({ id }) => {
  test.each(PEOPLE)('is theirs alone: tried by a %s', async (person) => {
    for (const path of ['votes/member', 'messages/shown/reactions/member']) {
      await expectAllowed(person === 'member', getDoc(doc(as(person), `rooms/${id}/${path}`)));
      await expectAllowed(false, setDoc(doc(as(person), `rooms/${id}/${path}`), { before: 'for' }));
    }
    for (const path of ['votes', 'messages/shown/reactions'])
      await expectAllowed(false, getDocs(query(collection(as(person), `rooms/${id}/${path}`), limit(1))));
  });
});

describe.each(ROOM_KINDS)('the captions in $name', ({ id, readers }) => {
  const newest = (person: Person, most: number) =>
    getDocs(query(collection(as(person), `rooms/${id}/captions`), orderBy('atMs', 'desc'), limit(most)));

  test.each(PEOPLE)('are for signed-in people who may read the room: tried by a %s', async (person) => {
    await expectAllowed(person !== 'visitor' && readers.includes(person), newest(person, 4));
    await expectAllowed(false, newest(person, 5));
  });

  test.each(PEOPLE)('are written by the server alone: tried by a %s', async (person) => {
    const own = doc(as(person), `rooms/${id}/captions/${person}`);
    const caption = { uid: person, text: 'Voting is', stepIndex: 4, atMs: 1, writes: 1 };
    await expectAllowed(false, setDoc(own, caption));
    const other = doc(as(person), `rooms/${id}/captions/debater`);
    await expectAllowed(false, setDoc(other, caption));
    await expectAllowed(false, deleteDoc(other));
  });
});

describe.each(ROOM_KINDS)('the flags in $name', ({ id }) => {
  test.each(PEOPLE)('are for the host: tried by a %s', async (person) => {
    await expectAllowed(person === 'host', getDoc(doc(as(person), `rooms/${id}/flags/shown-member`)));
    await expectAllowed(person === 'host', getDocs(collection(as(person), `rooms/${id}/flags`)));
    await expectAllowed(
      false,
      setDoc(doc(as(person), `rooms/${id}/flags/shown-${person}`), { reason: 'spam' }),
    );
  });
});

test('a room that does not exist has no parts to read', async () => {
  for (const path of [...PARTS.map((part) => part.path), 'members/host'])
    await expectAllowed(false, getDoc(doc(as('host'), `rooms/nowhere/${path}`)));
});

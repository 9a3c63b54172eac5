import { aMessage } from '@rostrum/domain/testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limitToLast,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { as, expectAllowed, givenDocuments } from './support/environment.ts';
import { PEOPLE, type Person } from './support/people.ts';
import { debatedByHost, ROOM_DOCUMENTS } from './support/rooms.ts';

const ROOM = 'rooms/public-live';
const PRIVATE_ROOM = 'rooms/private-live';
const FINISHED_ROOM = 'rooms/public-finished';
const HOST_SITS = 'rooms/host-sits';
const HOST_SAT = 'rooms/host-sat';
const held = aMessage({ authorId: 'debater', state: 'held' });

givenDocuments({
  ...ROOM_DOCUMENTS,
  [`${ROOM}/messages/held`]: held,
  [`${ROOM}/messages/hidden`]: aMessage({ authorId: 'debater', state: 'hidden' }),
  [`${ROOM}/messages/replaced`]: aMessage({ authorId: 'debater', state: 'replaced' }),
  [`${ROOM}/messages/withdrawn`]: aMessage({ authorId: 'debater', state: 'withdrawn' }),
  [`${ROOM}/messages/held-of-host`]: aMessage({ authorId: 'host', state: 'held' }),
  [`${FINISHED_ROOM}/messages/held`]: held,
  [HOST_SITS]: debatedByHost(true),
  [HOST_SAT]: debatedByHost(false),
  ...Object.fromEntries(
    [HOST_SITS, HOST_SAT].flatMap((room) => [
      [`${room}/messages/held`, held],
      [`${room}/messages/hidden`, aMessage({ authorId: 'debater', state: 'hidden' })],
      [`${room}/messages/held-of-host`, aMessage({ authorId: 'host', state: 'held' })],
    ]),
  ),
  [`${PRIVATE_ROOM}/messages/held-of-stranger`]: aMessage({
    authorId: 'stranger',
    state: 'held',
    open: false,
  }),
});

describe('an unpublished message', () => {
  test.each<[string, string, Person[]]>([
    ['held', 'its author and the host', ['debater', 'host']],
    ['hidden', 'its author and the host', ['debater', 'host']],
    ['replaced', 'its author alone', ['debater']],
    ['withdrawn', 'its author alone', ['debater']],
    ['held-of-host', 'its author, who hosts', ['host']],
  ])('%s: is read by %s', async (id, _, readers) => {
    for (const person of PEOPLE) {
      await expectAllowed(readers.includes(person), getDoc(doc(as(person), `${ROOM}/messages/${id}`)));
    }
  });

  test('held stays hidden even if everybody may read the debate', async () => {
    for (const person of PEOPLE) {
      const isOneOfTwo = person === 'debater' || person === 'host';
      await expectAllowed(isOneOfTwo, getDoc(doc(as(person), `${FINISHED_ROOM}/messages/held`)));
    }
  });

  test('is hidden even from its author if they may not read the room', async () => {
    await expectAllowed(false, getDoc(doc(as('stranger'), `${PRIVATE_ROOM}/messages/held-of-stranger`)));
  });
});

describe.each([
  ['has a seat', HOST_SITS],
  ['had a seat', HOST_SAT],
])('where the host %s', (_, room) => {
  test.each<[string, Person[]]>([
    ['held', ['debater']],
    ['held-of-host', ['host']],
    ['hidden', ['debater', 'host']],
  ])('a message %s is read by %s', async (id, readers) => {
    for (const person of PEOPLE) {
      await expectAllowed(readers.includes(person), getDoc(doc(as(person), `${room}/messages/${id}`)));
    }
  });

  test('the host lists what is hidden and their own held words, not what is held', async () => {
    const listed = (...constraints: QueryConstraint[]) =>
      getDocs(
        query(
          collection(as('host'), `${room}/messages`),
          ...constraints,
          limitToLast(10),
          orderBy('createdAtMs'),
        ),
      );
    const isHeld = where('state', '==', 'held');
    await expectAllowed(true, listed(where('state', '==', 'hidden')));
    await expectAllowed(true, listed(isHeld, where('authorId', '==', 'host')));
    await expectAllowed(false, listed(isHeld));
    await expectAllowed(false, listed(isHeld, where('authorId', '==', 'debater')));
  });
});

describe('queries of messages', () => {
  const ask = (person: Person, ...constraints: QueryConstraint[]) =>
    getDocs(
      query(
        collection(as(person), `${ROOM}/messages`),
        ...constraints,
        orderBy('createdAtMs'),
        limitToLast(500),
      ),
    );
  const isHeld = where('state', '==', 'held');

  test.each(PEOPLE)('for messages open to every signed-in person: tried by a %s', async (person) => {
    const isOpen = [where('state', '==', 'shown'), where('open', '==', true)];
    await expectAllowed(person !== 'visitor', ask(person, ...isOpen));
  });

  test.each(PEOPLE)('marked as open and held: the host alone, tried by a %s', async (person) => {
    await expectAllowed(person === 'host', ask(person, isHeld, where('open', '==', true)));
  });

  test.each(PEOPLE)('for one’s own held messages: tried by a %s', async (person) => {
    await expectAllowed(person !== 'visitor', ask(person, where('authorId', '==', person), isHeld));
  });

  test.each(PEOPLE)(
    'for a debater’s held messages: they and the host alone, tried by a %s',
    async (person) => {
      const asked = ask(person, where('authorId', '==', 'debater'), isHeld);
      await expectAllowed(person === 'debater' || person === 'host', asked);
    },
  );

  test.each(PEOPLE)('for everything held: the host alone, tried by a %s', async (person) => {
    await expectAllowed(person === 'host', ask(person, isHeld));
  });

  test.each(PEOPLE)('for everything hidden: the host alone, tried by a %s', async (person) => {
    await expectAllowed(person === 'host', ask(person, where('state', '==', 'hidden')));
  });

  test.each(PEOPLE)('for one’s own held or hidden messages: tried by a %s', async (person) => {
    const isKept = where('state', 'in', ['held', 'hidden']);
    await expectAllowed(person !== 'visitor', ask(person, where('authorId', '==', person), isKept));
  });

  test.each(PEOPLE)('for everything, or withdrawn messages: nobody, tried by a %s', async (person) => {
    await expectAllowed(false, ask(person));
    await expectAllowed(false, ask(person, where('state', '==', 'withdrawn')));
  });

  test.each(PEOPLE)('across rooms: nobody, tried by a %s', async (person) => {
    const everywhere = query(collectionGroup(as(person), 'messages'), where('state', '==', 'shown'));
    await expectAllowed(false, getDocs(everywhere));
  });
});

describe('writing messages', () => {
  test.each(PEOPLE)('is for the server alone: tried by a %s', async (person) => {
    const own = aMessage({ authorId: person });
    await expectAllowed(false, setDoc(doc(as(person), `${ROOM}/messages/mine`), own));
    await expectAllowed(false, updateDoc(doc(as(person), `${ROOM}/messages/held`), { state: 'shown' }));
    await expectAllowed(false, deleteDoc(doc(as(person), `${ROOM}/messages/shown`)));
  });
});

import { anIntervention } from '@rostrum/domain/testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limitToLast,
  orderBy,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { as, expectAllowed, givenDocuments } from './support/environment.ts';
import { PEOPLE, type Person } from './support/people.ts';
import { debatedByHost, ROOM_DOCUMENTS } from './support/rooms.ts';

const ROOM = 'rooms/public-live';
const DEBATED = ['rooms/host-sits', 'rooms/host-sat'];
const FINISHED_ROOM = 'rooms/public-finished';

givenDocuments({
  ...ROOM_DOCUMENTS,
  [`${ROOM}/interventions/to-debater`]: anIntervention({ to: 'debater' }),
  [`${FINISHED_ROOM}/interventions/to-debater`]: anIntervention({ to: 'debater' }),
  'rooms/host-sits': debatedByHost(true),
  'rooms/host-sat': debatedByHost(false),
  ...Object.fromEntries(
    DEBATED.flatMap((room) => [
      [`${room}/interventions/to-debater`, anIntervention({ to: 'debater' })],
      [`${room}/interventions/to-host`, anIntervention({ to: 'host' })],
      [`${room}/interventions/severe`, anIntervention({ act: 'severe', to: 'debater' })],
    ]),
  ),
  'rooms/private-live/interventions/to-stranger': anIntervention({ to: 'stranger' }),
});

const isAddresseeOrHost = (person: Person) => person === 'debater' || person === 'host';

describe('a private note of the moderator', () => {
  test.each(PEOPLE)('is read by its addressee and the host: tried by a %s', async (person) => {
    for (const room of [ROOM, FINISHED_ROOM]) {
      const read = getDoc(doc(as(person), `${room}/interventions/to-debater`));
      await expectAllowed(isAddresseeOrHost(person), read);
    }
  });

  test('is hidden from an addressee who may not read the room', async () => {
    await expectAllowed(false, getDoc(doc(as('stranger'), 'rooms/private-live/interventions/to-stranger')));
  });
});

describe.each(DEBATED)('a host who has or had a seat, in %s', (room) => {
  test.each<[string, Person[]]>([
    ['to-debater', ['debater']],
    ['to-host', ['host']],
    ['severe', ['debater', 'host']],
  ])('the act %s is read by %s', async (id, readers) => {
    for (const person of PEOPLE) {
      await expectAllowed(readers.includes(person), getDoc(doc(as(person), `${room}/interventions/${id}`)));
    }
  });

  test('they list what stopped the debate and what is to them, no other private note', async () => {
    const acts = collection(as('host'), `${room}/interventions`);
    await expectAllowed(true, getDocs(query(acts, where('act', '==', 'severe'))));
    await expectAllowed(true, getDocs(query(acts, where('to', '==', 'host'))));
    await expectAllowed(false, getDocs(query(acts, where('to', '==', 'debater'))));
    await expectAllowed(false, getDocs(acts));
  });
});

describe('queries of interventions', () => {
  const listen = (person: Person, to: string) =>
    getDocs(
      query(
        collection(as(person), `${ROOM}/interventions`),
        where('to', '==', to),
        orderBy('atMs'),
        limitToLast(200),
      ),
    );

  test.each(PEOPLE)('to oneself: for a signed-in person, tried by a %s', async (person) => {
    await expectAllowed(person !== 'visitor', listen(person, person));
  });

  test.each(PEOPLE)('to a debater: they and the host alone, tried by a %s', async (person) => {
    await expectAllowed(isAddresseeOrHost(person), listen(person, 'debater'));
  });

  test.each(PEOPLE)('to anybody: the host alone, tried by a %s', async (person) => {
    const everything = query(collection(as(person), `${ROOM}/interventions`), orderBy('atMs'));
    await expectAllowed(person === 'host', getDocs(everything));
  });
});

test.each(PEOPLE)(
  'interventions and events are written by the server alone: tried by a %s',
  async (person) => {
    const own = anIntervention({ to: person });
    await expectAllowed(false, setDoc(doc(as(person), `${ROOM}/interventions/mine`), own));
    await expectAllowed(false, deleteDoc(doc(as(person), `${ROOM}/interventions/to-all`)));
    await expectAllowed(false, setDoc(doc(as(person), `${ROOM}/events/000001`), { seq: 1 }));
    await expectAllowed(false, deleteDoc(doc(as(person), `${ROOM}/events/000000`)));
  },
);

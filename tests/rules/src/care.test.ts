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
  type QueryConstraint,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { as, asModerator, expectAllowed, givenDocuments } from './support/environment.ts';
import { PEOPLE, type Person } from './support/people.ts';
import { ROOM_DOCUMENTS } from './support/rooms.ts';

const ROOMS = ['rooms/public-live', 'rooms/public-finished', 'rooms/private-live'];
const card = (to: string, about: string) => ({ ...anIntervention({ to, act: 'care' }), about });

givenDocuments({
  ...ROOM_DOCUMENTS,
  ...Object.fromEntries(
    ROOMS.flatMap((room) => [
      [`${room}/care/care-debater`, card('debater', 'debater')],
      [`${room}/care/care-debater-host`, card('host', 'debater')],
    ]),
  ),
});

describe.each(ROOMS)('what the moderator says to somebody it is worried about, in %s', (room) => {
  test.each(PEOPLE)(
    'is read by that person alone, not even by host and house: tried by a %s',
    async (person) => {
      await expectAllowed(person === 'debater', getDoc(doc(as(person), `${room}/care/care-debater`)));
    },
  );

  test.each(PEOPLE)('is read by the host alone where the host is told: tried by a %s', async (person) => {
    await expectAllowed(person === 'host', getDoc(doc(as(person), `${room}/care/care-debater-host`)));
  });
});

test('the house reads, lists and writes no care, whatever it may decide elsewhere', async () => {
  for (const room of ROOMS) {
    for (const id of ['care-debater', 'care-debater-host']) {
      const stored = doc(asModerator(), `${room}/care/${id}`);
      await expectAllowed(false, getDoc(stored));
      await expectAllowed(false, updateDoc(stored, { answeredAtMs: 1 }));
      await expectAllowed(false, deleteDoc(stored));
    }
    const all = collection(asModerator(), `${room}/care`);
    await expectAllowed(false, getDocs(query(all, limit(20))));
    await expectAllowed(false, getDocs(query(all, where('to', '==', 'debater'), limit(20))));
  }
  await expectAllowed(false, getDocs(query(collectionGroup(asModerator(), 'care'), limit(20))));
});

describe('queries of care', () => {
  const listen = (person: Person, ...parts: QueryConstraint[]) =>
    getDocs(query(collection(as(person), 'rooms/public-live/care'), ...parts));

  test.each(PEOPLE)('to oneself: for a signed-in person, tried by a %s', async (person) => {
    await expectAllowed(person !== 'visitor', listen(person, where('to', '==', person), limit(20)));
  });

  test.each(PEOPLE)('of more than twenty, or without a limit: for nobody, tried by a %s', async (person) => {
    await expectAllowed(false, listen(person, where('to', '==', person)));
    await expectAllowed(false, listen(person, where('to', '==', person), limit(21)));
  });

  test.each(PEOPLE)('to a debater: for that debater alone, tried by a %s', async (person) => {
    await expectAllowed(person === 'debater', listen(person, where('to', '==', 'debater'), limit(20)));
  });

  test.each(PEOPLE)(
    'to or about anybody, in one room or in all: for nobody, tried by a %s',
    async (person) => {
      await expectAllowed(false, listen(person, limit(20)));
      await expectAllowed(false, listen(person, where('about', '==', 'debater'), limit(20)));
      await expectAllowed(false, getDocs(query(collectionGroup(as(person), 'care'), limit(20))));
    },
  );
});

test.each(PEOPLE)('care is written by the server alone: tried by a %s', async (person) => {
  const own = `rooms/public-live/care/care-${person}`;
  await expectAllowed(false, setDoc(doc(as(person), own), card(person, person)));
  const stored = doc(as(person), 'rooms/public-live/care/care-debater');
  await expectAllowed(false, updateDoc(stored, { answeredAtMs: 1 }));
  await expectAllowed(false, deleteDoc(stored));
});

import { collection, doc, getDocs, limit, orderBy, query, setDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { as, expectAllowed, givenDocuments } from './support/environment.ts';
import { PEOPLE } from './support/people.ts';

const sheet = { kind: 'topic', changedAt: new Date(1), entries: { buses: { text: 'Buses', note: 'City' } } };
givenDocuments({ 'catalogue/topic-1': sheet });

const listed = (person: (typeof PEOPLE)[number], most: number) =>
  getDocs(query(collection(as(person), 'catalogue'), orderBy('changedAt'), limit(most)));

describe('the catalogue', () => {
  test.each(PEOPLE)(
    'is read by a signed-in person, fifty sheets at a time: tried by a %s',
    async (person) => {
      await expectAllowed(person !== 'visitor', listed(person, 50));
      await expectAllowed(false, listed(person, 51));
    },
  );

  test.each(PEOPLE)('is written only by the server: tried by a %s', async (person) => {
    await expectAllowed(false, setDoc(doc(as(person), 'catalogue/topic-1'), sheet));
  });
});

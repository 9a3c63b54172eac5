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
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { as, expectAllowed, givenDocuments } from './support/environment.ts';
import { PEOPLE } from './support/people.ts';

givenDocuments({
  'profiles/member': { displayName: 'Some Member', username: null, photoURL: '', createdAtMs: 1 },
});

describe.each([{ name: 'profiles', path: 'profiles/member', order: 'displayName', most: 50 }])(
  '$name',
  ({ name, path, order, most }) => {
    test.each(PEOPLE)('are read by who is signed in: tried by a %s', async (person) => {
      await expectAllowed(person !== 'visitor', getDoc(doc(as(person), path)));
    });

    test.each(PEOPLE)('are listed a page at a time by who is signed in: tried by a %s', async (person) => {
      const page = query(collection(as(person), name), orderBy(order), limit(most));
      await expectAllowed(person !== 'visitor', getDocs(page));
    });

    test(`are never listed more than ${most} at a time`, async () => {
      const all = collection(as('member'), name);
      await expectAllowed(false, getDocs(query(all, orderBy(order), limit(most + 1))));
      await expectAllowed(false, getDocs(query(all, orderBy(order))));
    });

    test.each(PEOPLE)('are written by nobody but the server: tried by a %s', async (person) => {
      await expectAllowed(false, setDoc(doc(as(person), path), { displayName: 'Mine' }));
      await expectAllowed(false, setDoc(doc(as(person), `${name}/${person}`), { displayName: 'Mine' }));
      await expectAllowed(false, deleteDoc(doc(as(person), path)));
    });
  },
);

import { seekerPath, type Seeker } from '@rostrum/domain';
import {
  collection,
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
import { as, expectAllowed, givenDocuments } from './support/environment.ts';
import { PEOPLE } from './support/people.ts';

const PLACE: Seeker = {
  uid: 'member',
  wish: { language: 'en', pace: null, formatId: null, motions: [], takesOffered: true },
  state: 'waiting',
  sinceMs: 1,
  beatAtMs: 1,
  roomId: null,
  wasMissed: false,
};
givenDocuments({ [seekerPath('member')]: PLACE });

describe('a place in the queue', () => {
  test.each(PEOPLE)('is read by the person who waits: tried by a %s', async (person) => {
    await expectAllowed(person === 'member', getDoc(doc(as(person), seekerPath('member'))));
  });

  test.each(PEOPLE)('is not listed, not even for oneself: tried by a %s', async (person) => {
    const seekers = collection(as(person), 'seekers');
    await expectAllowed(false, getDocs(query(seekers, limit(1))));
    await expectAllowed(false, getDocs(query(seekers, where('uid', '==', person), limit(1))));
  });

  test.each(PEOPLE)('is written by the server alone: tried by a %s', async (person) => {
    await expectAllowed(false, setDoc(doc(as(person), seekerPath(person)), { ...PLACE, uid: person }));
    await expectAllowed(false, updateDoc(doc(as(person), seekerPath('member')), { sinceMs: 0 }));
    await expectAllowed(false, deleteDoc(doc(as(person), seekerPath('member'))));
  });
});

import {
  invitationPath,
  noticePath,
  noticesPath,
  welcomePath,
  type InvitationDocument,
  type NoticeDocument,
} from '@rostrum/domain';
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
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { as, expectAllowed, givenDocuments } from './support/environment.ts';
import { PEOPLE, type Person } from './support/people.ts';

const INVITATION: InvitationDocument = {
  kind: 'challenge',
  from: 'host',
  fromName: 'Host',
  fromPhotoURL: '',
  to: 'member',
  toName: 'Member',
  roomId: 'private-live',
  motion: 'This house would',
  formatName: 'Quick clash',
  side: 'against',
  state: 'open',
  atMs: 1,
  expiresAtMs: 2,
};
const NOTICE: NoticeDocument = {
  kind: 'invited',
  fromUid: 'host',
  fromName: 'Host',
  fromPhotoURL: '',
  roomId: 'private-live',
  motion: 'This house would',
  invitationId: 'one',
  note: '',
  decisionId: null,
  receipt: null,
  endsAtMs: null,
  atMs: 1,
  readAtMs: null,
};
givenDocuments({
  [invitationPath('one')]: INVITATION,
  [noticePath('member', 'invited-one')]: NOTICE,
  [welcomePath('member')]: { done: ['name'], rulesAcceptedAtMs: 1 },
});

describe('an invitation', () => {
  const isOneOfTheTwo = (person: Person) => person === 'host' || person === 'member';
  const list = (person: Person, field: 'from' | 'to', uid: string, count = 50) =>
    getDocs(
      query(
        collection(as(person), 'invitations'),
        where(field, '==', uid),
        where('state', '==', 'open'),
        where('expiresAtMs', '>', 0),
        orderBy('expiresAtMs', 'desc'),
        limit(count),
      ),
    );

  test.each(PEOPLE)('is read by its sender and its addressee: tried by a %s', async (person) => {
    await expectAllowed(isOneOfTheTwo(person), getDoc(doc(as(person), invitationPath('one'))));
  });

  test.each(PEOPLE)('is listed for oneself, fifty at a time: tried by a %s', async (person) => {
    await expectAllowed(person === 'member', list(person, 'to', 'member'));
    await expectAllowed(person === 'host', list(person, 'from', 'host'));
    await expectAllowed(person !== 'visitor', list(person, 'to', person));
    await expectAllowed(false, list(person, 'to', person, 51));
  });

  test.each(PEOPLE)('is written and answered by the server alone: tried by a %s', async (person) => {
    const own = { ...INVITATION, from: person };
    await expectAllowed(false, setDoc(doc(as(person), invitationPath(`of-${person}`)), own));
    await expectAllowed(false, updateDoc(doc(as(person), invitationPath('one')), { state: 'accepted' }));
    await expectAllowed(false, deleteDoc(doc(as(person), invitationPath('one'))));
  });
});

describe('a notice', () => {
  test.each(PEOPLE)('is read by its addressee, fifty at a time: tried by a %s', async (person) => {
    const isTheirs = person === 'member';
    const list = (count: number) =>
      getDocs(query(collection(as(person), noticesPath('member')), orderBy('atMs', 'desc'), limit(count)));
    await expectAllowed(isTheirs, getDoc(doc(as(person), noticePath('member', 'invited-one'))));
    await expectAllowed(isTheirs, list(50));
    await expectAllowed(false, list(51));
  });

  test.each(PEOPLE)('is written and marked as read by the server alone: tried by a %s', async (person) => {
    const path = noticePath('member', 'invited-one');
    await expectAllowed(false, updateDoc(doc(as(person), path), { readAtMs: 5 }));
    await expectAllowed(false, deleteDoc(doc(as(person), path)));
    await expectAllowed(false, setDoc(doc(as(person), noticePath(person, 'mine')), NOTICE));
  });
});

describe('the progress of a first visit', () => {
  test.each(PEOPLE)('is read by the person and written by the server: tried by a %s', async (person) => {
    await expectAllowed(person === 'member', getDoc(doc(as(person), welcomePath('member'))));
    await expectAllowed(person !== 'visitor', getDoc(doc(as(person), welcomePath(person))));
    const accepted = { done: [], rulesAcceptedAtMs: 1 };
    await expectAllowed(false, setDoc(doc(as(person), welcomePath(person)), accepted));
  });
});

import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import { expectAllowed, givenDocuments, remove, testEnvironment, write } from './support/environment.ts';
import { liveRoom, ROOM_DOCUMENTS } from './support/rooms.ts';

const SIGNED_IN_AT = 1_800_000_000;
const STANDING = 'people/member/private/standing';
const endedAt = (sessionsEndedAtMs: number) => write({ [STANDING]: { sessionsEndedAtMs, suspension: null } });
const PROGRESS = { version: 1, items: {}, startedAtMs: 1, finishedAtMs: null };
const written = () => ({ ...PROGRESS, writtenAtMs: Date.now() });
const USER = { displayName: 'Member', email: 'member@example.com', photoURL: '' };

const DRAFT = {
  uid: 'member',
  commandId: '5d6c1f0e-draft',
  text: 'Trees',
  replaces: null,
  quotes: null,
  goesOut: true,
};

givenDocuments(ROOM_DOCUMENTS);
beforeEach(async () => {
  await remove('progress/member/lessons/signposting');
  const lastSeenAtMs = Date.now() - 60_000;
  await remove('rooms/queue-1/drafts/member');
  await write({
    'rooms/queue-1': liveRoom(60_000, {}, { queue: ['member'] }),
    'rooms/queue-2': liveRoom(60_000, {}, { queue: ['member'] }),
    'rooms/queue-2/drafts/member': { ...DRAFT, keptAt: new Date(0) },
    'users/member': { ...USER, createdAt: new Date(0), updatedAt: new Date(0) },
    'progress/member/lessons/steelmanning': PROGRESS,
    'profiles/member': { displayName: 'Member', lastSeenAtMs },
    'rooms/public-live/members/member': {
      uid: 'member',
      displayName: 'M',
      photoURL: '',
      joinedAtMs: lastSeenAtMs,
      lastSeenAtMs,
    },
    'people/member/private/welcome': { done: [] },
  });
});

const draft = () => ({ ...DRAFT, keptAt: serverTimestamp() });

/** The member, with a token of the session that signed in then. */
const member = () =>
  testEnvironment()
    .authenticatedContext('member', { auth_time: SIGNED_IN_AT })
    .firestore() as unknown as Firestore;

/** Operations that need an open session: one's own writes, and private reads. */
const OWN: Record<string, () => Promise<unknown>> = {
  'their user document': () => getDoc(doc(member(), 'users/member')),
  'a change of it': () =>
    updateDoc(doc(member(), 'users/member'), { displayName: 'M', updatedAt: serverTimestamp() }),
  'a heartbeat': () => updateDoc(doc(member(), 'profiles/member'), { lastSeenAtMs: Date.now() }),
  'a heartbeat in a room': () =>
    updateDoc(doc(member(), 'rooms/public-live/members/member'), { lastSeenAtMs: Date.now() }),
  'their lessons': () => getDocs(query(collection(member(), 'progress/member/lessons'), limit(100))),
  'the first answer in a lesson': () =>
    setDoc(doc(member(), 'progress/member/lessons/signposting'), written()),
  'a further answer': () => setDoc(doc(member(), 'progress/member/lessons/steelmanning'), written()),
  'their unsent words': () => getDoc(doc(member(), 'rooms/queue-2/drafts/member')),
  'the first unsent words': () => setDoc(doc(member(), 'rooms/queue-1/drafts/member'), draft()),
  'more of them': () => setDoc(doc(member(), 'rooms/queue-2/drafts/member'), draft()),
  'their removal': () => deleteDoc(doc(member(), 'rooms/queue-2/drafts/member')),
  'their notices': () => getDocs(query(collection(member(), 'people/member/notices'), limit(50))),
  'their first visit': () => getDoc(doc(member(), 'people/member/private/welcome')),
};

describe.each(Object.entries(OWN))('%s', (_, attempt) => {
  test('is allowed to a session that signed in after the others ended', async () => {
    await endedAt(SIGNED_IN_AT * 1_000 - 1);
    await expectAllowed(true, attempt());
  });

  test('is refused to an ended session', async () => {
    await endedAt(SIGNED_IN_AT * 1_000);
    await expectAllowed(false, attempt());
  });
});

describe('a token that was kept back until the sessions had ended', () => {
  const late = (vouchedAt: number) =>
    testEnvironment()
      .authenticatedContext('member', { auth_time: SIGNED_IN_AT + 60, vouchedAt })
      .firestore() as unknown as Firestore;

  test('opens nothing, whenever it is used', async () => {
    await endedAt((SIGNED_IN_AT + 30) * 1_000);
    await expectAllowed(false, getDoc(doc(late(SIGNED_IN_AT), 'users/member')));
    await expectAllowed(true, getDoc(doc(late(SIGNED_IN_AT + 31), 'users/member')));
  });
});

describe('a person’s first user document', () => {
  const create = (uid: string) => {
    const context = testEnvironment().authenticatedContext(uid, { auth_time: SIGNED_IN_AT });
    const at = serverTimestamp();
    const fields = { ...USER, createdAt: at, updatedAt: at };
    return setDoc(doc(context.firestore() as unknown as Firestore, `users/${uid}`), fields);
  };

  test('is written by a session that counts', async () => {
    await expectAllowed(true, create('newcomer'));
  });

  test('is not written by an ended session', async () => {
    const standing = { sessionsEndedAtMs: SIGNED_IN_AT * 1_000, suspension: null };
    await write({ 'people/latecomer/private/standing': standing });
    await expectAllowed(false, create('latecomer'));
  });
});

describe('the standing', () => {
  test('is read by its person, even in an ended session, and by nobody else', async () => {
    await endedAt(SIGNED_IN_AT * 1_000);
    await expectAllowed(true, getDoc(doc(member(), STANDING)));
    const other = testEnvironment().authenticatedContext('stranger').firestore() as unknown as Firestore;
    await expectAllowed(false, getDoc(doc(other, STANDING)));
  });

  test('is written by nobody', async () => {
    await expectAllowed(false, setDoc(doc(member(), STANDING), { sessionsEndedAtMs: 0, suspension: null }));
  });
});

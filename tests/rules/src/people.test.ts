import {
  apartPath,
  findablePath,
  newProfile,
  profilePath,
  storedProfile,
  usernamePath,
  type Profile,
} from '@rostrum/domain';
import {
  collection,
  deleteDoc,
  deleteField,
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
import { beforeEach, describe, test } from 'vitest';
import { as, asModerator, expectAllowed, givenDocuments, write } from './support/environment.ts';
import { PEOPLE, type Person } from './support/people.ts';

const SEEN_AT_MS = Date.now() - 60_000;
const aProfile = (changes: Partial<Profile> = {}) =>
  storedProfile({
    ...newProfile({ displayName: 'Some Member', photoURL: '', createdAtMs: 1 }),
    lastSeenAtMs: SEEN_AT_MS,
    ...changes,
  });

givenDocuments({
  [profilePath('open')]: aProfile(),
  [findablePath('open')]: { sinceMs: 1 },
  [profilePath('old')]: { displayName: 'Of Old', username: null, photoURL: '', createdAtMs: 1 },
  [profilePath('hidden')]: aProfile({ isVisible: false }),
  [profilePath('member')]: aProfile({ isVisible: false }),
  [profilePath('held-back')]: aProfile({ isHeldBack: true }),
  [profilePath('deleted')]: aProfile({ isDeleted: true }),
  [profilePath('blocker')]: aProfile(),
  [profilePath('host')]: aProfile(),
  [apartPath('blocker', 'debater')]: { uids: ['blocker', 'debater'], atMs: 1 },
  [apartPath('host', 'debater')]: { uids: ['host', 'debater'], atMs: 1 },
  'follows/hidden~host': { by: 'hidden', uid: 'host', atMs: 1 },
  'follows/deleted~host': { by: 'deleted', uid: 'host', atMs: 1 },
  'follows/held-back~host': { by: 'held-back', uid: 'host', atMs: 1 },
  'follows/member~host': { by: 'member', uid: 'host', atMs: 1 },
  'follows/host~debater': { by: 'host', uid: 'debater', atMs: 1 },
  'blocks/blocker~debater': { by: 'blocker', uid: 'debater', name: '', atMs: 1 },
  'blocks/host~debater': { by: 'host', uid: 'debater', name: '', atMs: 1 },
  [usernamePath('ada')]: { uid: 'ada', atMs: 1 },
});

const read = (person: Person, uid: string) => getDoc(doc(as(person), profilePath(uid)));

describe('a profile', () => {
  test.each(PEOPLE)('that is open is read by a signed-in person: tried by a %s', async (person) => {
    await expectAllowed(person !== 'visitor', read(person, 'open'));
    await expectAllowed(person !== 'visitor', read(person, 'old'));
  });

  test.each(PEOPLE)(
    'that is hidden is read by people whom its owner follows: tried by a %s',
    async (person) => {
      await expectAllowed(person === 'host', read(person, 'hidden'));
    },
  );

  test.each(PEOPLE)(
    'that is hidden is read by its owner, and by people whom they follow: tried by a %s',
    async (person) => {
      await expectAllowed(person === 'member' || person === 'host', read(person, 'member'));
    },
  );

  test.each(PEOPLE)('that is deleted or held back is read by none of them: tried by a %s', async (person) => {
    await expectAllowed(false, read(person, 'deleted'));
    await expectAllowed(false, read(person, 'held-back'));
  });

  test('is hidden only from blocked people', async () => {
    for (const person of PEOPLE) {
      const isLetIn = person !== 'visitor' && person !== 'debater';
      await expectAllowed(isLetIn, read(person, 'blocker'));
    }
  });

  test('is also hidden from the person who blocked, whichever of the two ids comes first', async () => {
    await write({ [profilePath('debater')]: aProfile() });
    for (const person of PEOPLE) {
      const isLetIn = person !== 'visitor' && person !== 'host';
      await expectAllowed(isLetIn, read(person, 'debater'));
    }
    await expectAllowed(false, read('debater', 'host'));
  });

  test('of anybody is read by a holder of the claim “moderator”', async () => {
    for (const uid of ['open', 'hidden', 'held-back', 'deleted', 'blocker']) {
      await expectAllowed(true, getDoc(doc(asModerator(), profilePath(uid))));
    }
  });

  test.each(PEOPLE)('is in no list that a browser may ask for: tried by a %s', async (person) => {
    const all = collection(as(person), 'profiles');
    await expectAllowed(
      false,
      getDocs(query(all, where('isListed', '==', true), orderBy('nameKey'), limit(1))),
    );
    await expectAllowed(false, getDocs(query(all, limit(1))));
  });
});

describe('the heartbeat of a profile', () => {
  const beat = (person: Person, fields: object) => updateDoc(doc(as(person), profilePath('member')), fields);
  beforeEach(() => write({ [profilePath('member')]: aProfile({ isVisible: false }) }));

  test.each(PEOPLE)('is its owner’s alone: tried by a %s', async (person) => {
    await expectAllowed(person === 'member', beat(person, { lastSeenAtMs: Date.now() }));
  });

  test('may be the first one', async () => {
    const { lastSeenAtMs: _, ...never } = aProfile();
    await write({ [profilePath('member')]: never });
    await expectAllowed(true, beat('member', { lastSeenAtMs: Date.now() }));
  });

  test.each<[string, object]>([
    ['go back in time', { lastSeenAtMs: SEEN_AT_MS - 1 }],
    ['promise to be here in a minute', { lastSeenAtMs: Date.now() + 60_000 }],
    ['be text', { lastSeenAtMs: 'now' }],
    ['be removed', { lastSeenAtMs: deleteField() }],
    ['change a name with it', { lastSeenAtMs: Date.now(), displayName: 'The Host' }],
    ['take a username with it', { lastSeenAtMs: Date.now(), username: 'ada' }],
    ['show what is hidden', { isVisible: true, isListed: true }],
    ['come back into lists', { lastSeenAtMs: Date.now(), isListed: true }],
  ])('does not %s', async (_, fields) => {
    await expectAllowed(false, beat('member', fields));
  });

  test.each(PEOPLE)('creates no profile: tried by a %s', async (person) => {
    await expectAllowed(false, setDoc(doc(as(person), profilePath(`new-${person}`)), aProfile()));
    await expectAllowed(false, deleteDoc(doc(as(person), profilePath('member'))));
  });
});

describe('a username', () => {
  test.each(PEOPLE)(
    'is looked up by a signed-in person, and listed and written by nobody: tried by a %s',
    async (person) => {
      const isIn = person !== 'visitor';
      await expectAllowed(isIn, getDoc(doc(as(person), usernamePath('ada'))));
      await expectAllowed(isIn, getDoc(doc(as(person), usernamePath('nobody_has_it'))));
      await expectAllowed(false, getDocs(query(collection(as(person), 'usernames'), limit(1))));
      await expectAllowed(
        false,
        setDoc(doc(as(person), usernamePath('free_name')), { uid: person, atMs: 1 }),
      );
      await expectAllowed(false, deleteDoc(doc(as(person), usernamePath('ada'))));
    },
  );
});

describe('a person’s consent to search engines', () => {
  test.each(PEOPLE)(
    'is read by anybody, one at a time, and written by nobody: tried by a %s',
    async (person) => {
      await expectAllowed(true, getDoc(doc(as(person), findablePath('open'))));
      await expectAllowed(true, getDoc(doc(as(person), findablePath('nobody'))));
      await expectAllowed(false, getDocs(query(collection(as(person), 'findable'), limit(1))));
      await expectAllowed(false, setDoc(doc(as(person), findablePath(person)), { sinceMs: 1 }));
      await expectAllowed(false, deleteDoc(doc(as(person), findablePath('open'))));
    },
  );
});

describe('a follow', () => {
  const list = (person: Person, field: 'by' | 'uid', count = 100) =>
    getDocs(query(collection(as(person), 'follows'), where(field, '==', 'host'), limit(count)));

  test.each(PEOPLE)('is known to the two: tried by a %s', async (person) => {
    const isOneOfTwo = person === 'host' || person === 'debater';
    await expectAllowed(isOneOfTwo, getDoc(doc(as(person), 'follows/host~debater')));
    await expectAllowed(isOneOfTwo, getDoc(doc(as(person), 'follows/debater~host')));
  });

  test.each(PEOPLE)('is listed for who follows, a hundred at a time: tried by a %s', async (person) => {
    await expectAllowed(person === 'host', list(person, 'by'));
    await expectAllowed(false, list(person, 'uid'));
    await expectAllowed(false, list(person, 'by', 101));
  });

  test.each(PEOPLE)('is written by the server alone: tried by a %s', async (person) => {
    const own = { by: person, uid: 'open', atMs: 1 };
    await expectAllowed(false, setDoc(doc(as(person), `follows/${person}~open`), own));
    await expectAllowed(false, deleteDoc(doc(as(person), 'follows/host~debater')));
  });
});

describe('a block', () => {
  test.each(PEOPLE)(
    'is known to the blocker, and not to the blocked person: tried by a %s',
    async (person) => {
      await expectAllowed(person === 'host', getDoc(doc(as(person), 'blocks/host~debater')));
      const mine = (count: number) =>
        getDocs(query(collection(as(person), 'blocks'), where('by', '==', 'host'), limit(count)));
      await expectAllowed(person === 'host', mine(100));
      await expectAllowed(false, mine(101));
      const ofMe = query(collection(as(person), 'blocks'), where('uid', '==', person), limit(1));
      await expectAllowed(false, getDocs(ofMe));
    },
  );

  test.each(PEOPLE)('separates two people, who alone may list it: tried by a %s', async (person) => {
    const pairs = (uid: string, most: number) =>
      getDocs(query(collection(as(person), 'apart'), where('uids', 'array-contains', uid), limit(most)));
    await expectAllowed(person !== 'visitor', pairs(person, 100));
    await expectAllowed(false, pairs(person, 101));
    await expectAllowed(person === 'debater', pairs('debater', 100));
    await expectAllowed(false, getDocs(query(collection(as(person), 'apart'), limit(10))));
    const pairOfOthers = where('uids', '==', ['blocker', 'debater']);
    await expectAllowed(
      person === 'debater',
      getDocs(query(collection(as(person), 'apart'), pairOfOthers, limit(10))),
    );
    await expectAllowed(
      false,
      setDoc(doc(as(person), apartPath(person, 'open')), { uids: [person, 'open'] }),
    );
  });

  test.each(PEOPLE)('is done and taken back by the server alone: tried by a %s', async (person) => {
    await expectAllowed(false, setDoc(doc(as(person), `blocks/${person}~open`), { by: person, uid: 'open' }));
    await expectAllowed(false, deleteDoc(doc(as(person), 'blocks/host~debater')));
  });
});

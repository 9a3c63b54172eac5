import { deleteDoc, deleteField, doc, setDoc, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, test } from 'vitest';
import { as, expectAllowed, givenDocuments, write } from './support/environment.ts';
import { PEOPLE } from './support/people.ts';
import { ROOM_DOCUMENTS } from './support/rooms.ts';

const PATH = 'rooms/public-live/members/member';
const SEEN_AT_MS = Date.now() - 60_000;
const stored = {
  uid: 'member',
  displayName: 'Some Member',
  photoURL: '',
  joinedAtMs: SEEN_AT_MS,
  lastSeenAtMs: SEEN_AT_MS,
};

givenDocuments(ROOM_DOCUMENTS);
beforeEach(() => write({ [PATH]: stored }));

const MINUTE_MS = 60_000;
const beat = (fields: object) => updateDoc(doc(as('member'), PATH), fields);

describe('the heartbeat of a member', () => {
  test.each(PEOPLE)('is written by the member alone: tried by a %s', async (person) => {
    await expectAllowed(person === 'member', updateDoc(doc(as(person), PATH), { lastSeenAtMs: Date.now() }));
  });

  test('may come from a clock that is a little fast', async () => {
    await expectAllowed(true, beat({ lastSeenAtMs: Date.now() + 9 * MINUTE_MS }));
  });

  test('may say that its person is writing', async () => {
    await expectAllowed(true, beat({ lastSeenAtMs: Date.now(), writingAtMs: Date.now() }));
  });

  test('does not promise to be here in eleven minutes', async () => {
    await expectAllowed(false, beat({ lastSeenAtMs: Date.now() + 11 * MINUTE_MS }));
  });

  test.each<[string, object]>([
    ['go back in time', { lastSeenAtMs: SEEN_AT_MS - 1 }],
    ['stand still', { lastSeenAtMs: SEEN_AT_MS }],
    ['be text', { lastSeenAtMs: 'now' }],
    ['be removed', { lastSeenAtMs: deleteField() }],
    ['say that its person writes without a beat', { writingAtMs: SEEN_AT_MS }],
    ['say with words that its person writes', { lastSeenAtMs: SEEN_AT_MS + 1, writingAtMs: 'now' }],
    [
      'say that its person will write',
      { lastSeenAtMs: SEEN_AT_MS + 1, writingAtMs: Date.now() + 11 * MINUTE_MS },
    ],
    ['change a name with it', { lastSeenAtMs: SEEN_AT_MS + 1, displayName: 'The Host' }],
    ['bring a field with it', { lastSeenAtMs: SEEN_AT_MS + 1, role: 'host' }],
    ['move the time of coming in', { lastSeenAtMs: SEEN_AT_MS + 1, joinedAtMs: 0 }],
  ])('does not %s', async (_, fields) => {
    await expectAllowed(false, beat(fields));
  });
});

describe('membership', () => {
  test.each(PEOPLE)('is given and taken by the server alone: tried by a %s', async (person) => {
    const own = { ...stored, uid: person };
    await expectAllowed(false, setDoc(doc(as(person), `rooms/private-live/members/new-${person}`), own));
    await expectAllowed(false, deleteDoc(doc(as(person), PATH)));
  });

  test('is not to be had by a heartbeat', async () => {
    const own = { ...stored, uid: 'stranger', lastSeenAtMs: Date.now() };
    await expectAllowed(false, setDoc(doc(as('stranger'), 'rooms/private-live/members/stranger'), own));
  });
});

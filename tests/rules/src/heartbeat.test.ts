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
  joinedAtMs: SEEN_AT_MS - 1,
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
    await expectAllowed(true, beat({ lastSeenAtMs: Date.now() + 4_000 }));
  });

  test('from a clock that is ten minutes fast is refused, and the next one by the right time counts', async () => {
    await expectAllowed(false, beat({ lastSeenAtMs: Date.now() + 10 * MINUTE_MS }));
    await expectAllowed(true, beat({ lastSeenAtMs: Date.now() }));
  });

  test('may say that its person writes no more', async () => {
    await write({ [PATH]: { ...stored, writingAtMs: SEEN_AT_MS } });
    await expectAllowed(true, beat({ lastSeenAtMs: Date.now(), writingAtMs: deleteField() }));
  });

  test('may say that its person is writing', async () => {
    await expectAllowed(true, beat({ lastSeenAtMs: Date.now(), writingAtMs: Date.now() }));
  });

  test('does not promise to be here in a minute', async () => {
    await expectAllowed(false, beat({ lastSeenAtMs: Date.now() + MINUTE_MS }));
  });

  test.each<[string, object]>([
    ['go back in time', { lastSeenAtMs: SEEN_AT_MS - 1 }],
    ['stand still', { lastSeenAtMs: SEEN_AT_MS }],
    ['follow another within a second', { lastSeenAtMs: SEEN_AT_MS + 999 }],
    ['be text', { lastSeenAtMs: 'now' }],
    ['be no number', { lastSeenAtMs: NaN }],
    ['be endless', { lastSeenAtMs: Infinity }],
    ['be removed', { lastSeenAtMs: deleteField() }],
    ['say that its person writes without a beat', { writingAtMs: SEEN_AT_MS }],
    ['say with words that its person writes', { lastSeenAtMs: Date.now(), writingAtMs: 'now' }],
    ['say that its person wrote before all time', { lastSeenAtMs: Date.now(), writingAtMs: -Infinity }],
    ['say that its person wrote at no time', { lastSeenAtMs: Date.now(), writingAtMs: NaN }],
    ['say that its person wrote long ago', { lastSeenAtMs: Date.now(), writingAtMs: 0 }],
    ['say that its person will write', { lastSeenAtMs: Date.now(), writingAtMs: Date.now() + MINUTE_MS }],
    ['change a name with it', { lastSeenAtMs: Date.now(), displayName: 'The Host' }],
    ['bring a field with it', { lastSeenAtMs: Date.now(), role: 'host' }],
    ['move the time of coming in', { lastSeenAtMs: Date.now(), joinedAtMs: 0 }],
  ])('does not %s', async (_, fields) => {
    await expectAllowed(false, beat(fields));
  });
});

describe('two heartbeats of the same person', () => {
  test('are a second apart, and the first may coincide with entering', async () => {
    const nowMs = Date.now();
    await write({ [PATH]: { ...stored, joinedAtMs: nowMs, lastSeenAtMs: nowMs } });
    await expectAllowed(false, beat({ lastSeenAtMs: nowMs }));
    await expectAllowed(false, beat({ lastSeenAtMs: nowMs, writingAtMs: nowMs }));
    await expectAllowed(true, beat({ lastSeenAtMs: nowMs + 1 }));
    await expectAllowed(false, beat({ lastSeenAtMs: nowMs + 1_000 }));
    await expectAllowed(true, beat({ lastSeenAtMs: nowMs + 1_001 }));
    await expectAllowed(true, beat({ lastSeenAtMs: nowMs + 2_001, writingAtMs: nowMs }));
    await expectAllowed(true, beat({ lastSeenAtMs: nowMs + 3_001 }));
  });

  test('count up from nowhere near the time of the server neither', async () => {
    await write({ [PATH]: { ...stored, joinedAtMs: 0, lastSeenAtMs: 1 } });
    await expectAllowed(false, beat({ lastSeenAtMs: 2_000 }));
    await expectAllowed(false, beat({ lastSeenAtMs: Date.now() - 11 * MINUTE_MS }));
    await expectAllowed(true, beat({ lastSeenAtMs: Date.now() - 9 * MINUTE_MS }));
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

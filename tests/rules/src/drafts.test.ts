import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
} from 'firebase/firestore';
import { DRAFT_MAX_LENGTH } from '@rostrum/domain';
import { beforeEach, describe, test } from 'vitest';
import { as, asModerator, expectAllowed, givenDocuments, remove, write } from './support/environment.ts';
import { PEOPLE, type Person } from './support/people.ts';
import { liveRoom } from './support/rooms.ts';

const ROOM = 'rooms/debate';
const PATH = `${ROOM}/drafts/debater`;
const MINUTE_MS = 60_000;

const draft = {
  uid: 'debater',
  commandId: '5d6c1f0e-draft',
  text: 'Trees cool a street, and they',
  replaces: null,
  quotes: null,
  goesOut: true,
  keptAt: serverTimestamp(),
};
const ago = (milliseconds: number) => Timestamp.fromMillis(Date.now() - milliseconds);
const keep = (fields: object = draft, person: Person = 'debater') => setDoc(doc(as(person), PATH), fields);

givenDocuments({});
beforeEach(async () => {
  await remove(PATH);
  await write({ [ROOM]: liveRoom(MINUTE_MS) });
});

describe('unsent words', () => {
  test.each(PEOPLE)('are read by their author alone, not even by the host: tried by a %s', async (person) => {
    await write({ [PATH]: { ...draft, keptAt: ago(MINUTE_MS) } });
    await expectAllowed(person === 'debater', getDoc(doc(as(person), PATH)));
  });

  test.each(PEOPLE)('are written and removed by their author alone: tried by a %s', async (person) => {
    await expectAllowed(person === 'debater', keep(draft, person));
    await write({ [PATH]: { ...draft, keptAt: ago(MINUTE_MS) } });
    await expectAllowed(person === 'debater', keep({ ...draft, text: 'Other words' }, person));
    await expectAllowed(person === 'debater', deleteDoc(doc(as(person), PATH)));
  });

  test('are in no list, and the house reads none', async () => {
    await write({ [PATH]: { ...draft, keptAt: ago(MINUTE_MS) } });
    await expectAllowed(false, getDoc(doc(asModerator(), PATH)));
    for (const db of [as('debater'), as('host'), asModerator()]) {
      await expectAllowed(false, getDocs(query(collection(db, `${ROOM}/drafts`), limit(1))));
      const own = query(collectionGroup(db, 'drafts'), where('uid', '==', 'debater'), limit(1));
      await expectAllowed(false, getDocs(own));
    }
  });

  test.each<[string, object]>([
    ['belong to somebody else', { uid: 'host' }],
    ['lie about when they came', { keptAt: ago(1) }],
    ['have no length', { text: 'a'.repeat(DRAFT_MAX_LENGTH + 1) }],
    ['are no words', { text: 7 }],
    ['bring a field', { note: 'x' }],
    ['have an id that is too short', { commandId: 'short' }],
    ['have an id that every object has', { commandId: 'hasOwnProperty' }],
    ['replace no message', { replaces: 'a/b' }],
    ['answer no message', { quotes: 7 }],
    ['go out perhaps', { goesOut: 'maybe' }],
  ])('never %s', async (_, fields) => {
    await expectAllowed(false, keep({ ...draft, ...fields }));
  });

  test('may be as long as the longest message in any script, and replace or answer a message', async () => {
    const longest = {
      ...draft,
      text: 'a'.repeat(DRAFT_MAX_LENGTH),
      replaces: 'message-1',
      quotes: 'message-2',
    };
    await expectAllowed(true, keep(longest));
  });

  test('are written again after a second, and not before', async () => {
    await write({ [PATH]: { ...draft, keptAt: ago(300) } });
    await expectAllowed(false, keep());
    await write({ [PATH]: { ...draft, keptAt: ago(1_500) } });
    await expectAllowed(true, keep());
  });
});

describe('a person whose words the server keeps', () => {
  test('has a seat: somebody of the audience does not', async () => {
    const path = `${ROOM}/drafts/member`;
    await expectAllowed(false, setDoc(doc(as('member'), path), { ...draft, uid: 'member' }));
  });

  test('or a hand that is up, or a turn that still runs', async () => {
    const path = `${ROOM}/drafts/member`;
    const tryIt = () => setDoc(doc(as('member'), path), { ...draft, uid: 'member' });
    const turn = (leftMs: number) => ({
      turn: { uid: 'member', seq: 9, startedAtMs: 1, endsAtMs: Date.now() + leftMs },
    });
    await write({ [ROOM]: liveRoom(MINUTE_MS, {}, { queue: ['member'] }) });
    await expectAllowed(true, tryIt());
    await remove(path);
    await write({ [ROOM]: liveRoom(MINUTE_MS, {}, turn(MINUTE_MS / 2)) });
    await expectAllowed(true, tryIt());
    await remove(path);
    await write({ [ROOM]: liveRoom(MINUTE_MS, {}, turn(-1_000)) });
    await expectAllowed(false, tryIt());
    const others = { turn: { ...turn(MINUTE_MS).turn, uid: 'stranger' } };
    await write({ [ROOM]: liveRoom(MINUTE_MS, {}, others) });
    await expectAllowed(false, tryIt());
    await write({ [ROOM]: liveRoom(MINUTE_MS, { phase: 'prep' }, { queue: ['member'] }) });
    await expectAllowed(false, tryIt());
  });

  test('writes in the grace, and nothing after it until the step has ended', async () => {
    await write({ [ROOM]: liveRoom(-10_000) });
    await expectAllowed(true, keep());
    await write({ [PATH]: { ...draft, keptAt: ago(MINUTE_MS) }, [ROOM]: liveRoom(-16_000) });
    await expectAllowed(false, keep());
  });

  test.each<[string, object, boolean]>([
    ['while both sides prepare', { phase: 'prep' }, true],
    ['during a pause, however long', { phase: 'paused' }, true],
    ['in the lobby', { phase: 'lobby' }, false],
    ['after the debate', { phase: 'debrief' }, false],
  ])('writes %s: %o', async (_, changes, isAllowed) => {
    await write({ [ROOM]: liveRoom(-MINUTE_MS, changes) });
    await expectAllowed(isAllowed, keep());
  });

  test('writes nothing in a debate that the house has closed', async () => {
    const closed = { atMs: 1, isHidden: false, decisionId: 'one' };
    await write({ [ROOM]: { ...liveRoom(MINUTE_MS), closed } });
    await expectAllowed(false, keep());
  });
});

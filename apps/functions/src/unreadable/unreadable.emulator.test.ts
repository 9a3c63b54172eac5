import { randomUUID } from 'node:crypto';
import {
  DELETED_NAME,
  erasurePath,
  LIMITS,
  newErasure,
  roomPath,
  unreadableId,
  unreadablePath,
  unreadableSchema,
  type AccountCursor,
  type AccountDocument,
  type AccountPage,
} from '@rostrum/domain';
import { getAuth } from 'firebase-admin/auth';
import { logger } from 'firebase-functions/v2';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { downloadPage } from '../account/download.ts';
import { erase } from '../account/erase.ts';
import { aClerkPerson, localClerk } from '../account/testing/a-clerk-person.ts';
import { testBucket } from '../account/testing/a-life.ts';
import { countMentions } from '../account/testing/mentions.ts';
import { sweepRooms } from '../rooms/room-sweeper.ts';
import { aPerson, call, emulatedDatabase, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { finds, profileOf } from '../testing/people.ts';
import { openRoom, readRoom } from '../testing/rooms.ts';
import { askTopics, publication, publishedBy, readTopic } from '../testing/topics.ts';
import { makeMess, type About } from './testing/a-mess.ts';

const db = emulatedDatabase;
/** More than the sweeper takes in one turn; `UNREADABLE_EACH=200` is the long form. */
const EACH = Number(process.env['UNREADABLE_EACH'] ?? 60);
/** The path of the name of the person in the documents there. */
const GONE_FROM = [
  'rooms',
  'rooms/members',
  'rooms/messages',
  'rooms/backchannel',
  'topics',
  'invitations',
  'people/notices',
];
const LONG = { timeout: 120_000 };
const MARK = `mark${randomUUID().slice(0, 8)}`;

let [gina, ben, olga] = [] as unknown as [TestPerson, TestPerson, TestPerson];
let about: About;
let lobbies: string[];
let paths: string[];

beforeAll(async () => {
  // Thousands of log lines that this test produces; it checks them through the entries.
  vi.spyOn(logger, 'write').mockImplementation(() => undefined);
  [gina, ben, olga] = await Promise.all([
    aClerkPerson('Gina'),
    aPerson('Ben Okafor'),
    aPerson('Olga Roth', { operator: true }),
  ]);
  const rooms = await Promise.all([openRoom(ben), openRoom(ben), openRoom(ben)]);
  lobbies = rooms.map(({ roomId }) => roomId);
  const topicId = await publishedBy(ben);
  about = { uid: gina.uid, name: `Gina ${MARK}`, roomId: lobbies[0]!, topicId };
  const own = [`users/${gina.uid}`, `profiles/${gina.uid}`, `people/${gina.uid}/private/welcome`];
  const unfound = [`rooms/${about.roomId}/members/${gina.uid}`];
  paths = await makeMess(db(), about, EACH, [...own, ...unfound]);
}, LONG.timeout);

describe('with many documents of each collection that nobody can read', () => {
  test('the sweeper closes the healthy rooms that are due, in one run', LONG, async () => {
    const soonMs = Date.now() + LIMITS.emptyRoomSeconds * 1_000 + 60_000;
    const members = await Promise.all(
      lobbies.map((roomId) => db().collection(`rooms/${roomId}/members`).where('uid', '==', ben.uid).get()),
    );
    await Promise.all(members.flatMap(({ docs }) => docs.map(({ ref }) => ref.update({ lastSeenAtMs: 0 }))));
    // A query never drops a person who was last seen at an infinite time.
    const forever = await db()
      .collection(`rooms/${lobbies[0]}/members`)
      .where('lastSeenAtMs', '==', Infinity)
      .get();
    const batch = db().batch();
    for (const { ref } of forever.docs) batch.update(ref, { lastSeenAtMs: 0 });
    await batch.commit();
    await Promise.all(lobbies.map((roomId) => db().doc(roomPath(roomId)).update({ dueAtMs: 2 })));
    await sweepRooms(soonMs);
    for (const roomId of lobbies) expect((await readRoom(roomId)).debate.phase).toBe('cancelled');
    const left = await db().collection('rooms').where('dueAtMs', '==', 1).count().get();
    expect(left.data().count).toBe(0);
  });

  test('people are found, topics are published and voted on', LONG, async () => {
    const { people } = await finds(ben, { words: 'Olga Roth' });
    expect(people.map(({ uid }) => uid)).toContain(olga.uid);
    expect(Array.isArray((await finds(ben, {})).people)).toBe(true);
    expect(await refusalOf(askTopics(ben, { type: 'publish', topic: publication() }))).toBe('accepted');
    expect(await refusalOf(askTopics(olga, { type: 'vote', topicId: about.topicId, vote: 'up' }))).toBe(
      'accepted',
    );
    await vi.waitFor(
      async () => expect((await readTopic(about.topicId)).counts).toMatchObject({ up: 1, down: 0 }),
      {
        timeout: 10_000,
      },
    );
  });

  test('a command about one of them fails with the id of its entry', async () => {
    const path = paths.find((one) => /^rooms\/mess-[^/]+$/.test(one))!;
    const { error } = await ben.ask({ type: 'enter', roomId: path.split('/')[1]! });
    const id = await unreadableId(path);
    expect(error).toMatchObject({ status: 'DATA_LOSS', message: expect.stringContaining(id) });
    const entry = unreadableSchema.parse((await db().doc(unreadablePath(id)).get()).data());
    expect(entry.path).toBe(path);
    expect(entry.problems.join()).not.toContain(MARK);
  });

  test('an account that they are about is downloaded as a whole', LONG, async () => {
    const documents: AccountDocument[] = [];
    let next: AccountCursor | null = null;
    do {
      const page: AccountPage = await downloadPage(db(), gina.uid, next);
      documents.push(...page.documents);
      next = page.next;
    } while (next !== null);
    const parts = new Set(documents.map(({ part }) => part));
    expect([...parts]).toEqual(
      expect.arrayContaining(['own', 'notices', 'rooms', 'messages', 'votes', 'topics']),
    );
    expect(JSON.stringify(documents)).toContain('"Infinity"');
    const { result } = await call(
      'account',
      { commandId: randomUUID(), command: { type: 'download', after: null } },
      gina.idToken,
    );
    expect(result?.ok).toBe(true);
  });

  test('an account that they are about is deleted as a whole', LONG, async () => {
    const { uid } = gina;
    const places = { db: db(), auth: getAuth(), bucket: testBucket(), clerk: localClerk(), uid };
    await db().doc(erasurePath(uid)).set(newErasure(Date.now()));
    expect(await erase(places, { hasTime: () => true, nowMs: () => Date.now() })).toMatchObject({
      next: 'later',
    });
    const laterMs = () => Date.now() + LIMITS.sessionOutlivesMinutes * 60_000;
    expect(await erase(places, { hasTime: () => true, nowMs: laterMs })).toEqual({ next: 'never' });
    const named = await countMentions(MARK);
    expect(GONE_FROM.filter((place) => place in named)).toEqual([]);
    expect(await profileOf(uid)).toMatchObject({ isDeleted: true, displayName: DELETED_NAME });
    const membership = await db().doc(`rooms/${about.roomId}/members/${uid}`).get();
    expect(membership.exists).toBe(false);
  });
});

import { randomUUID } from 'node:crypto';
import {
  DELETED_NAME,
  erasurePath,
  erasureSchema,
  LIMITS,
  newErasure,
  topicVotesPath,
  votesPath,
} from '@rostrum/domain';
import { getAuth } from 'firebase-admin/auth';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aPerson, call, emulatedDatabase } from '../testing/emulator.ts';
import { asks, finds, ownerOf, profileOf } from '../testing/people.ts';
import { liveDebate, openRoom, readChat, readEvents, readMessages, readRoom } from '../testing/rooms.ts';
import { readTopic } from '../testing/topics.ts';
import { erase, type Outcome } from './erase.ts';
import { ERASURE_STEPS, type ErasureStep } from './erasure-steps.ts';
import { aClerkPerson, isAtClerk, localClerk } from './testing/a-clerk-person.ts';
import { aLife, testBucket, type Life } from './testing/a-life.ts';
import { countMentions, mentionsOf } from './testing/mentions.ts';

/** A whole life takes its time, the more where the functions have just been started. */
const LONG = { timeout: 240_000 };
const placesOf = (uid: string) => ({
  db: emulatedDatabase(),
  auth: getAuth(),
  bucket: testBucket(),
  clerk: localClerk(),
  uid,
});
const IN_TIME = { hasTime: () => true, nowMs: () => Date.now() };
const SECOND_ROUND = {
  hasTime: () => true,
  nowMs: () => Date.now() + LIMITS.sessionOutlivesMinutes * 60_000,
};

async function begin(uid: string): Promise<void> {
  await emulatedDatabase().doc(erasurePath(uid)).set(newErasure(Date.now()));
}
async function erasureOf(uid: string) {
  return erasureSchema.parse((await emulatedDatabase().doc(erasurePath(uid)).get()).data());
}
const eraseNow = (uid: string, steps?: readonly ErasureStep[]) => erase(placesOf(uid), IN_TIME, steps);

/** Both rounds, as if the sessions had ended meanwhile. */
async function eraseWhole(uid: string): Promise<void> {
  await eraseNow(uid);
  expect(await erase(placesOf(uid), SECOND_ROUND)).toEqual({ next: 'never' });
}

/** What an erased person leaves: an id that leads nowhere, in logs that must replay. */
const ID_STAYS_IN = [
  'erasures',
  'profiles',
  'reports',
  'rooms',
  'rooms/backchannel',
  'rooms/commands',
  'rooms/events',
  'rooms/messages',
  'rooms/server',
];

async function expectGone({ gina, mark, username }: Life): Promise<void> {
  expect(await mentionsOf(mark)).toEqual([]);
  expect(await mentionsOf(gina.email)).toEqual([]);
  expect(Object.keys(await countMentions(gina.uid)).toSorted()).toEqual(ID_STAYS_IN);
  expect(await ownerOf(username)).toBeUndefined();
  expect(await profileOf(gina.uid)).toMatchObject({ isDeleted: true, displayName: DELETED_NAME, bio: '' });
  expect((await testBucket().getFiles({ prefix: `avatars/${gina.uid}/` }))[0]).toEqual([]);
  await expect(getAuth().getUser(gina.uid)).rejects.toThrow(/no user record/);
  expect(await isAtClerk(gina.uid)).toBe(false);
}

describe('an erased person', () => {
  test('is gone everywhere, and what they said is said by a deleted user', LONG, async () => {
    const life = await aLife();
    const { gina, ben, debateId, watchedId, lobbyId, herTopicId, hisTopicId } = life;
    const [before, hisBefore] = [await readTopic(herTopicId), await readTopic(hisTopicId)];
    expect(await mentionsOf(life.mark)).not.toEqual([]);
    await begin(gina.uid);
    await eraseWhole(gina.uid);
    await expectGone(life);

    const messages = await readMessages(debateId);
    expect(messages.map(({ authorName, text }) => [authorName, text])).toEqual([
      [DELETED_NAME, 'Turnout is a public good.'],
      ['Ben Okafor', 'So is silence.'],
    ]);
    expect(messages[1]?.quote?.authorName).toBe(DELETED_NAME);
    expect(messages[0]?.reactions).toEqual({ strongPoint: 1 });
    expect(await readChat(debateId)).toMatchObject([{ authorName: DELETED_NAME, text: 'Good to be here.' }]);

    const { debate, people } = await readRoom(debateId);
    expect(debate).toMatchObject({ phase: 'paused', reason: 'left', seats: { 'for-1': null } });
    expect(people[gina.uid]).toEqual({ displayName: DELETED_NAME, photoURL: '' });
    expect((await readRoom(lobbyId)).debate.phase).toBe('cancelled');
    const votes = await emulatedDatabase().collection(votesPath(watchedId)).get();
    expect(votes.docs.map((one) => one.data())).toEqual([{ before: 'for' }]);

    expect(await readTopic(herTopicId)).toEqual({ ...before, authorId: '', authorName: DELETED_NAME });
    expect(await readTopic(hisTopicId)).toEqual(hisBefore);
    const topicVotes = await emulatedDatabase().collection(topicVotesPath(hisTopicId)).get();
    expect(topicVotes.docs.map((one) => one.data())).toMatchObject([{ vote: 'down', value: -1 }]);
    expect((await finds(ben, { isFollowed: true })).people).toEqual([]);
  });

  test('leaves a debate that goes on: who takes the free seat speaks', async () => {
    const [gina, ben, dara] = await Promise.all([aClerkPerson('Gina'), aPerson('Ben'), aPerson('Dara')]);
    const debateId = await liveDebate([gina, ben]);
    await begin(gina.uid);
    await eraseNow(gina.uid);
    expect((await dara.ask({ type: 'takeSeat', roomId: debateId, seatId: 'for-1' })).result?.ok).toBe(true);
    const { debate } = await readRoom(debateId);
    expect(debate.phase).toBe('live');
    const spoke = await dara.ask({ type: 'speak', roomId: debateId, text: 'I go on for her.' });
    expect(spoke.result?.ok).toBe(true);
    expect((await readEvents(debateId)).map(({ seq }) => seq)).toEqual(
      Array.from({ length: debate.seq + 2 }, (_, seq) => seq),
    );
    expect((await ben.ask({ type: 'chat', roomId: debateId, text: 'Welcome.' })).result?.ok).toBe(true);
  });

  test('is not brought back by a session that outlives the account', async () => {
    const [gina, ben] = await Promise.all([aClerkPerson('Gina'), aPerson('Ben')]);
    const { roomId: debateId } = await openRoom(ben);
    await begin(gina.uid);
    await eraseNow(gina.uid);
    const saved = await asks(gina, { type: 'saveProfile', displayName: 'Back again' });
    expect(saved.result?.refusal).toBe('account-deleted');
    await gina.ask({ type: 'chat', roomId: debateId, text: 'Still here.' });
    await asks(gina, { type: 'follow', uid: ben.uid });
    expect(await erase(placesOf(gina.uid), SECOND_ROUND)).toEqual({ next: 'never' });
    expect(Object.keys(await countMentions(gina.uid)).toSorted()).toEqual([
      'erasures',
      'profiles',
      'rooms/backchannel',
    ]);
    expect(await readChat(debateId)).toMatchObject([{ authorName: DELETED_NAME }]);
  });

  test('whose work is done is left alone when a task comes late or twice', async () => {
    const gina = await aClerkPerson('Gina');
    await begin(gina.uid);
    const [first, second] = await Promise.all([eraseNow(gina.uid), eraseNow(gina.uid)]);
    const later = (await erasureOf(gina.uid)).askedAtMs + LIMITS.sessionOutlivesMinutes * 60_000;
    expect([first, second]).toEqual([
      { next: 'later', atMs: later },
      { next: 'later', atMs: later },
    ]);
    expect(await eraseNow(gina.uid)).toEqual({ next: 'later', atMs: later });
    await erase(placesOf(gina.uid), SECOND_ROUND);
    expect(await eraseNow(gina.uid)).toEqual({ next: 'never' });
    expect((await erasureOf(gina.uid)).doneAtMs).not.toBeNull();
  });

  test('who never asked for it is not touched', async () => {
    const ben = await aPerson('Ben Okafor');
    expect(await eraseNow(ben.uid)).toEqual({ next: 'never' });
    expect(await profileOf(ben.uid)).toMatchObject({ isDeleted: false, displayName: 'Ben Okafor' });
  });
});

describe('an erasure that is broken off', () => {
  test('after each step goes on where it was, to the same end', LONG, async () => {
    const life = await aLife();
    await begin(life.gina.uid);
    for (const broken of ERASURE_STEPS) {
      const steps = ERASURE_STEPS.map((step) => (step === broken ? doneAndKilled(step) : step));
      await expect(eraseNow(life.gina.uid, steps)).rejects.toThrow(KILLED);
    }
    await eraseWhole(life.gina.uid);
    await expectGone(life);
    expect((await readRoom(life.debateId)).debate).toMatchObject({ phase: 'paused', reason: 'left' });
  });

  test(
    'at any of its writes, before or after the database took it, comes to the same end',
    LONG,
    async () => {
      const life = await aLife();
      await begin(life.gina.uid);
      let kills = 0;
      for (let writes = 1; ; writes += 2) {
        const killed = killAfter(writes, writes % 4 === 1);
        const cameTo = await eraseNow(life.gina.uid).catch((error: unknown) => String(error));
        killed.restore();
        if (typeof cameTo !== 'string') break;
        expect(cameTo).toContain(KILLED);
        kills += 1;
      }
      expect(kills).toBeGreaterThan(5);
      await eraseWhole(life.gina.uid);
      await expectGone(life);
      const votes = await emulatedDatabase().collection(votesPath(life.watchedId)).get();
      expect(votes.docs.map((one) => one.data())).toEqual([{ before: 'for' }]);
    },
  );

  test('goes through more than fits into one go, a bit at a time', async () => {
    const [gina, ben] = await Promise.all([aClerkPerson('Gina'), aPerson('Ben')]);
    const debateId = await liveDebate([gina, ben]);
    await gina.ask({ type: 'speak', roomId: debateId, text: 'Turnout is a public good.' });
    const floor = emulatedDatabase().collection(`rooms/${debateId}/messages`);
    const [said] = (await floor.where('authorId', '==', gina.uid).where('state', '==', 'shown').get()).docs;
    const batch = emulatedDatabase().batch();
    const many = LIMITS.accountPage * 2 + 5;
    for (let index = 0; index < many; index += 1) batch.set(floor.doc(), said!.data());
    await batch.commit();
    await begin(gina.uid);
    let outcome: Outcome = { next: 'now' };
    let runs = 0;
    while (outcome.next === 'now') {
      outcome = await erase(placesOf(gina.uid), { ...IN_TIME, hasTime: () => false });
      runs += 1;
    }
    expect(runs).toBeGreaterThan(ERASURE_STEPS.length + 2);
    const names = (await readMessages(debateId)).map(({ authorName }) => authorName);
    expect(names.filter((name) => name === DELETED_NAME)).toHaveLength(many + 1);
  });
});

describe('the callable', () => {
  test(
    'deletes an account that is confirmed by its username, and refuses everything else',
    LONG,
    async () => {
      const gina = await aClerkPerson('Gina');
      const username = `gina_${randomUUID().slice(0, 8)}`;
      await asks(gina, { type: 'saveProfile', username });
      const ask = (confirm: string, idToken: string | undefined = gina.idToken) =>
        call('account', { commandId: 'delete-account', command: { type: 'delete', confirm } }, idToken);
      expect((await ask('gina')).result).toMatchObject({ ok: false, refusal: 'confirm-wrong' });
      expect((await ask('delete')).result).toMatchObject({ ok: false, refusal: 'confirm-wrong' });
      expect((await profileOf(gina.uid)).isDeleted).toBe(false);
      expect(
        (
          await call('account', {
            commandId: 'delete-account',
            command: { type: 'delete', confirm: username },
          })
        ).error?.status,
      ).toBe('UNAUTHENTICATED');

      expect((await ask(`@${username.toUpperCase()}`)).result?.ok).toBe(true);
      expect((await profileOf(gina.uid)).isDeleted).toBe(true);
      expect(await ownerOf(username)).toBeUndefined();
      expect((await ask('whatever')).result?.ok).toBe(true);
      const isStillAtClerk = () => isAtClerk(gina.uid);
      await vi.waitFor(async () => expect(await isStillAtClerk()).toBe(false), { timeout: 180_000 });
      expect((await erasureOf(gina.uid)).doneAtMs).toBeNull();
    },
  );
});

const KILLED = 'the machine went away';

/** The step does its work, and the machine goes away before that is noted, whether there was work or not. */
function doneAndKilled(step: ErasureStep): ErasureStep {
  return {
    name: step.name,
    erase: async (context) => {
      const { db, uid } = context;
      const found = step.of ? (await step.of(db, uid).get()).docs : [];
      await step.erase(context, found);
      throw new Error(KILLED);
    },
  };
}

let restoreRequest: (() => void) | undefined;
afterEach(() => restoreRequest?.());

/** Lets the database take so many writes, and then none: the one more is lost on its way, or its answer is. */
function killAfter(writes: number, isTaken: boolean): { restore(): void } {
  const db = emulatedDatabase() as unknown as { request: (method: string, ...rest: unknown[]) => unknown };
  const request = db.request.bind(db);
  let left = writes;
  db.request = async (method, ...rest) => {
    if (method !== 'commit' && method !== 'batchWrite') return request(method, ...rest);
    left -= 1;
    if (left >= 0) return request(method, ...rest);
    if (isTaken && left === -1) await request(method, ...rest);
    throw new Error(KILLED);
  };
  restoreRequest = () => void (db.request = request);
  return { restore: restoreRequest };
}

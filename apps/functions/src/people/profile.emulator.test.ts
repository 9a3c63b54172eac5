import { findablePath, welcomeSchema } from '@rostrum/domain';
import { aMark } from '@rostrum/domain/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { aNewcomer, aPerson, emulatedDatabase, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { asks, finds, ownerOf, profileOf } from '../testing/people.ts';
import { creation, openRoom } from '../testing/rooms.ts';
import { askTopics, publication, publishedBy } from '../testing/topics.ts';

let [ada, ben] = [] as unknown as [TestPerson, TestPerson];
const aName = () => `n_${aMark(14)}`;
const claim = (person: TestPerson, username: string) =>
  refusalOf(asks(person, { type: 'saveProfile', username }));

beforeAll(async () => {
  [ada, ben] = await Promise.all([aPerson('Ada Vale'), aPerson('Ben Okafor')]);
});

describe('a username', () => {
  test('of twenty people who want it in one moment has one', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, (_, index) => aPerson(`Racer ${index}`)));
    const username = aName();
    const answers = await Promise.all(people.map((person) => claim(person, username)));
    expect(answers.toSorted()).toEqual(['accepted', ...Array<string>(19).fill('username-taken')]);
    const winner = people[answers.indexOf('accepted')]!;
    expect(await ownerOf(username)).toBe(winner.uid);
    const named = await Promise.all(people.map(async ({ uid }) => (await profileOf(uid)).username));
    expect(named.filter((name) => name === username)).toHaveLength(1);
    expect((await profileOf(winner.uid)).username).toBe(username);
  });

  test('that was taken and never shown is free after a while, unlike one that is shown', async () => {
    const [left, shown] = [aName(), aName()];
    const anHourAgoMs = Date.now() - 3_600_000;
    const db = emulatedDatabase();
    await db.doc(`usernames/${left}`).set({ uid: 'user_gone', atMs: anHourAgoMs });
    expect(await claim(ada, shown)).toBe('accepted');
    await db.doc(`usernames/${shown}`).update({ atMs: anHourAgoMs });
    expect(await claim(ben, left)).toBe('accepted');
    expect(await ownerOf(left)).toBe(ben.uid);
    expect(await claim(ben, shown)).toBe('username-taken');
  });

  test('that a person gives up is free for the next, and not before', async () => {
    const [first, second] = [aName(), aName()];
    expect(await claim(ada, first)).toBe('accepted');
    expect(await claim(ben, first)).toBe('username-taken');
    expect(await claim(ada, second)).toBe('accepted');
    expect(await ownerOf(first)).toBeUndefined();
    expect(await claim(ben, first)).toBe('accepted');
    expect(await ownerOf(first)).toBe(ben.uid);
  });

  test('may be saved again by its owner, in capitals too', async () => {
    const name = aName();
    expect(await claim(ada, name)).toBe('accepted');
    expect(await claim(ada, name.toUpperCase())).toBe('accepted');
    expect((await profileOf(ada.uid)).username).toBe(name);
  });

  test.each([
    ['moderator', 'words-held'],
    ['m0derator', 'words-held'],
    ['nobody', 'username-reserved'],
    ['a\u0434a', 'username-letters'],
    ['ab', 'username-short'],
  ])('%s is refused, and nothing else is saved with it', async (username, refusal) => {
    const before = await profileOf(ada.uid);
    const saved = asks(ada, { type: 'saveProfile', username, bio: 'Not this' });
    expect(await refusalOf(saved)).toBe(refusal);
    expect(await profileOf(ada.uid)).toEqual(before);
  });
});

describe('a profile', () => {
  test('keeps unsaved fields, and is found by its new name at once', async () => {
    const zoe = await aPerson('Zoe Before');
    const unique = `zq${aMark(8)}`;
    await asks(zoe, { type: 'saveProfile', bio: 'Buses.', interests: ['law'], experience: 'some' });
    await asks(zoe, { type: 'saveProfile', displayName: `Zoé ${unique}` });
    expect(await profileOf(zoe.uid)).toMatchObject({
      displayName: `Zoé ${unique}`,
      bio: 'Buses.',
      interests: ['law'],
      experience: 'some',
    });
    expect((await finds(ben, { words: unique })).people.map(({ uid }) => uid)).toEqual([zoe.uid]);
  });

  test('is found by search engines once its owner agrees, and no longer than that', async () => {
    const zoe = await aPerson('Zoe');
    const isFound = async () => (await emulatedDatabase().doc(findablePath(zoe.uid)).get()).exists;
    expect(await isFound()).toBe(false);
    await asks(zoe, { type: 'saveProfile', isFindable: true });
    expect(await isFound()).toBe(true);
    await asks(zoe, { type: 'saveProfile', bio: 'Trams.' });
    expect(await isFound()).toBe(true);
    await asks(zoe, { type: 'saveProfile', isFindable: false });
    expect(await isFound()).toBe(false);
  });

  test('that a moderator has hidden cannot be restored by its owner', async () => {
    const unique = `zq${aMark(8)}`;
    const zoe = await aPerson(`Zoe ${unique}`);
    await emulatedDatabase().doc(`profiles/${zoe.uid}`).update({ isHeldBack: true, isListed: false });
    await asks(zoe, { type: 'saveProfile', isVisible: true });
    expect((await finds(ben, { words: unique })).people).toEqual([]);
  });
});

describe('a first visit', () => {
  test('remembers its steps and when the rules were accepted', async () => {
    const atMs = Date.now();
    const newcomer = await aNewcomer('Newcomer');
    const stored = async () =>
      welcomeSchema.parse(
        (await emulatedDatabase().doc(`people/${newcomer.uid}/private/welcome`).get()).data(),
      );
    await asks(newcomer, { type: 'passStep', step: 'photo' });
    await asks(newcomer, { type: 'passStep', step: 'photo' });
    expect(await stored()).toEqual({ done: ['photo'], rulesAcceptedAtMs: null });
    await asks(newcomer, { type: 'acceptRules' });
    const { rulesAcceptedAtMs } = await stored();
    expect(rulesAcceptedAtMs).toBeGreaterThanOrEqual(atMs);
    await asks(newcomer, { type: 'acceptRules' });
    expect((await stored()).rulesAcceptedAtMs).toBe(rulesAcceptedAtMs);
  });
});

describe('a person who has not accepted the house rules', () => {
  test('may look around, and starts, joins and posts only afterwards', async () => {
    const [host, newcomer] = await Promise.all([aPerson('Host'), aNewcomer('Newcomer')]);
    const { roomId, code } = await openRoom(host);
    const topicId = await publishedBy(host);
    const invited = await asks(host, { type: 'invite', roomId, uid: newcomer.uid });
    const invitationId = invited.result!.value!['invitationId']!;
    const acts = await Promise.all([
      refusalOf(newcomer.ask(creation())),
      refusalOf(newcomer.ask({ type: 'joinByCode', code })),
      refusalOf(newcomer.ask({ type: 'takeSeat', roomId, seatId: 'against-1' })),
      refusalOf(newcomer.ask({ type: 'chat', roomId, text: 'Hello' })),
      refusalOf(newcomer.ask({ type: 'speak', roomId, text: 'Hello' })),
      refusalOf(asks(newcomer, { type: 'acceptInvitation', invitationId })),
      refusalOf(askTopics(newcomer, { type: 'publish', topic: publication() })),
    ]);
    expect(new Set(acts)).toEqual(new Set(['rules-first']));
    expect(await refusalOf(newcomer.ask({ type: 'enter', roomId }))).toBe('accepted');
    expect(await refusalOf(askTopics(newcomer, { type: 'vote', topicId, vote: 'up' }))).toBe('accepted');
    await asks(newcomer, { type: 'acceptRules' });
    expect(await refusalOf(newcomer.ask({ type: 'chat', roomId, text: 'Hello' }))).toBe('accepted');
    expect(await refusalOf(asks(newcomer, { type: 'acceptInvitation', invitationId }))).toBe('accepted');
    expect(await refusalOf(newcomer.ask(creation()))).toBe('accepted');
  });
});

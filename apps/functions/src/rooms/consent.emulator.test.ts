import { roomPath } from '@rostrum/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { emulatedDatabase, fourPeople, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { liveDebate, readEvents, readRoom } from '../testing/rooms.ts';

let [ada, ben, cleo, dara] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];
let roomId = '';

beforeEach(async () => {
  [ada, ben, cleo, dara] = await fourPeople();
  roomId = await liveDebate([ada, ben]);
  await cleo.ask({ type: 'enter', roomId });
});

const debate = async () => (await readRoom(roomId)).debate;
const typesOf = async () => (await readEvents(roomId)).map(({ type }) => type);

describe('a host on a bench', () => {
  test.each(['nextStep', 'extend', 'end', 'pauseModerator'] as const)(
    'asks for %s, and only somebody opposite makes it happen',
    async (type) => {
      expect(await refusalOf(ada.askAlone({ type, roomId }))).toBe('accepted');
      expect((await typesOf()).at(-1)).toBe('asked');
      for (const person of [ada, cleo])
        expect(await refusalOf(person.ask({ type: 'agree', roomId }))).toBe('not-yours-to-answer');
      expect(await refusalOf(dara.ask({ type: 'agree', roomId }))).toBe('not-yours-to-answer');
      expect(await refusalOf(ada.askAlone({ type, roomId }))).toBe('already-asked');
      expect(await refusalOf(ben.ask({ type: 'agree', roomId }))).toBe('accepted');
      expect((await debate()).asked).toBeNull();
      expect(await typesOf()).toContain('agreed');
      expect(await refusalOf(ben.ask({ type: 'agree', roomId }))).toBe('nothing-asked');
    },
  );

  test('hears no, and a yes of both at once counts once', async () => {
    await ada.askAlone({ type: 'nextStep', roomId });
    expect(await refusalOf(ben.ask({ type: 'decline', roomId }))).toBe('accepted');
    expect(await debate()).toMatchObject({ floor: { stepIndex: 0 }, asked: { declinedBy: ben.uid } });
    await ada.askAlone({ type: 'nextStep', roomId });
    const stepSeq = (await debate()).asked!.seq;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refusalOf(ben.ask({ type: 'agree', roomId, stepSeq }))),
    );
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
    expect(await debate()).toMatchObject({ floor: { stepIndex: 1 } });
  });

  test('pauses alone for a minute at most, which the stored room says', async () => {
    await ada.askAlone({ type: 'pause', roomId });
    const paused = await debate();
    expect(paused).toMatchObject({ phase: 'paused', reason: 'host' });
    expect('endsAtMs' in paused && paused.endsAtMs).toBe(paused.atMs + 60_000);
    const stored = await emulatedDatabase().doc(roomPath(roomId)).get();
    expect(stored.get('dueAtMs')).toBe(paused.atMs + 120_000);
  });
});

describe('the chair', () => {
  test('goes to a watcher who accepts, whose name the room then knows', async () => {
    expect(await refusalOf(ben.ask({ type: 'handOver', roomId, uid: cleo.uid }))).toBe('not-the-host');
    expect(await refusalOf(ada.ask({ type: 'handOver', roomId, uid: dara.uid }))).toBe('nobody-there');
    expect(await refusalOf(ada.ask({ type: 'handOver', roomId, uid: ben.uid }))).toBe('not-neutral');
    expect(await refusalOf(ada.ask({ type: 'handOver', roomId, uid: cleo.uid }))).toBe('accepted');
    expect(await refusalOf(ben.ask({ type: 'agree', roomId }))).toBe('not-yours-to-answer');
    expect(await refusalOf(cleo.ask({ type: 'agree', roomId }))).toBe('accepted');
    const room = await readRoom(roomId);
    expect(room).toMatchObject({ hostId: cleo.uid, debate: { hostId: cleo.uid } });
    expect(room.peopleIds).toContain(cleo.uid);
    expect(room.people[cleo.uid]?.displayName).toBe('Cleo Marsh');
    expect(await refusalOf(ada.ask({ type: 'nextStep', roomId }))).toBe('not-the-host');
    expect(await refusalOf(cleo.askAlone({ type: 'nextStep', roomId }))).toBe('accepted');
  });

  test('left to the moderator is moved by nobody', async () => {
    expect(await refusalOf(ada.ask({ type: 'handOver', roomId, uid: null }))).toBe('accepted');
    for (const type of ['nextStep', 'extend', 'pause', 'end', 'pauseModerator'] as const)
      expect(await refusalOf(ada.ask({ type, roomId }))).toBe('moderator-chairs');
  });
});

import type { Ballot, Choice } from '@rostrum/domain';
import { aTally } from '@rostrum/domain/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, emulatedDatabase, fourPeople, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { liveDebate, openRoom, readRoom, untilRoom } from '../testing/rooms.ts';

let [ada, ben, cleo, dara] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];

beforeAll(async () => {
  [ada, ben, cleo, dara] = await fourPeople();
});

async function votesIn(roomId: string): Promise<object> {
  const { docs } = await emulatedDatabase().collection(`rooms/${roomId}/votes`).get();
  return Object.fromEntries(docs.map((one) => [one.id, one.data()]));
}

describe('votes', () => {
  test('of everybody but the debaters are counted once the debate has ended, and few of them told', async () => {
    const vote = (person: TestPerson, roomId: string, ballot: Ballot, choice: Choice) =>
      refusalOf(person.ask({ type: 'vote', roomId, ballot, choice }));
    const roomId = await liveDebate([ada, ben], {}, async (id) => {
      for (const person of [cleo, dara]) await person.ask({ type: 'enter', roomId: id });
      expect(await vote(ada, id, 'before', 'for')).toBe('debaters-do-not-vote');
      await vote(cleo, id, 'before', 'undecided');
      await vote(cleo, id, 'before', 'for');
      await vote(dara, id, 'before', 'against');
    });
    expect(await vote(cleo, roomId, 'before', 'against')).toBe('first-vote-stays-for');
    await ada.ask({ type: 'end', roomId });
    expect((await readRoom(roomId)).debate.phase).toBe('verdictVote');
    expect(await vote(cleo, roomId, 'before', 'against')).toBe('first-vote-stays-for');
    await vote(cleo, roomId, 'after', 'against');
    expect(await votesIn(roomId)).toEqual({
      [cleo.uid]: { uid: cleo.uid, before: 'for', after: 'against' },
      [dara.uid]: { uid: dara.uid, before: 'against' },
    });
    await ada.ask({ type: 'nextStep', roomId });
    const { tally } = await untilRoom(roomId, (room) => room.tally !== null);
    expect(tally).toEqual(aTally([1, 'for', 'against'], [1, 'against', null]));
    expect(JSON.stringify(tally)).not.toMatch(/[1-9]/);
    expect(await vote(cleo, roomId, 'after', 'for')).toBe('second-vote-stays-against');
  });

  test('of people who gave up a seat, or took one after voting, do not count', async () => {
    const vote = (person: TestPerson, roomId: string, ballot: Ballot) =>
      refusalOf(person.ask({ type: 'vote', roomId, ballot, choice: 'against' }));
    const others = await Promise.all(Array.from({ length: 4 }, () => aPerson('Ella Novak')));
    const roomId = await liveDebate([ada, ben], {}, async (id) => {
      for (const person of [cleo, dara, ...others]) {
        await person.ask({ type: 'enter', roomId: id });
        expect(await vote(person, id, 'before')).toBe('accepted');
      }
    });
    await ben.ask({ type: 'leave', roomId });
    expect(await vote(ben, roomId, 'after')).toBe('debaters-do-not-vote');
    await cleo.ask({ type: 'takeSeat', roomId, seatId: 'against-1' });
    expect(await vote(cleo, roomId, 'after')).toBe('debaters-do-not-vote');
    await ada.ask({ type: 'end', roomId });
    expect(await vote(ben, roomId, 'after')).toBe('debaters-do-not-vote');
    await ada.ask({ type: 'nextStep', roomId });
    const { tally } = await untilRoom(roomId, (room) => room.tally !== null);
    expect(tally?.voted).toEqual({ before: 5, after: null });
  });

  /** Ada and Ben are seated and Ada is ready; Cleo came in while a seat was still free. */
  async function almostReady(): Promise<string> {
    const { roomId } = await openRoom(ada, { lengths: { preparation: 0 } });
    await cleo.ask({ type: 'enter', roomId });
    await ben.ask({ type: 'takeSeat', roomId, seatId: 'against-1' });
    await ada.ask({ type: 'ready', roomId });
    return roomId;
  }

  test('are collected at the end if somebody came in before the beginning and stayed', async () => {
    const roomId = await almostReady();
    await ben.ask({ type: 'ready', roomId });
    expect((await readRoom(roomId)).debate).toMatchObject({ phase: 'live', hasAudience: true });
    await ada.ask({ type: 'end', roomId });
    expect((await readRoom(roomId)).debate.phase).toBe('verdictVote');
  });

  test('are not requested if every visitor had left when the debate began', async () => {
    const roomId = await almostReady();
    const lastSeenAtMs = Date.now() - 121_000;
    await emulatedDatabase().doc(`rooms/${roomId}/members/${cleo.uid}`).update({ lastSeenAtMs });
    await ben.ask({ type: 'ready', roomId });
    expect((await readRoom(roomId)).debate).toMatchObject({ phase: 'live', hasAudience: false });
    await ada.ask({ type: 'end', roomId });
    expect((await readRoom(roomId)).debate.phase).toBe('debrief');
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { emulatedDatabase, fourPeople, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { liveDebate, openRoom, readRoom, untilRoom } from '../testing/rooms.ts';

let [ada, ben, cleo, dara] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];

beforeAll(async () => {
  [ada, ben, cleo, dara] = await fourPeople();
});

describe('votes', () => {
  test('of everybody but the debaters are counted once the debate has ended', async () => {
    const roomId = await liveDebate([ada, ben]);
    for (const person of [cleo, dara]) await person.ask({ type: 'enter', roomId });
    const vote = (person: TestPerson, choice: 'for' | 'against' | 'undecided') =>
      person.ask({ type: 'vote', roomId, choice });
    expect(await refusalOf(vote(ada, 'for'))).toBe('debaters-do-not-vote');
    await vote(cleo, 'undecided');
    await vote(cleo, 'for');
    await vote(dara, 'against');
    await ada.ask({ type: 'yield', roomId });
    expect(await refusalOf(vote(cleo, 'against'))).toBe('no-ballot-open');
    await ada.ask({ type: 'end', roomId });
    expect((await readRoom(roomId)).debate.phase).toBe('verdictVote');
    await vote(cleo, 'against');
    await ada.ask({ type: 'nextStep', roomId });
    const { tally } = await untilRoom(roomId, (room) => room.tally !== null);
    expect(tally).toEqual({
      before: { for: 1, against: 1, undecided: 0 },
      after: { for: 0, against: 1, undecided: 0 },
      moved: { 'for>against': 1 },
    });
  });

  test('of people who gave up a seat, or took one after voting, do not count', async () => {
    const roomId = await liveDebate([ada, ben]);
    for (const person of [cleo, dara]) await person.ask({ type: 'enter', roomId });
    const vote = (person: TestPerson) => refusalOf(person.ask({ type: 'vote', roomId, choice: 'against' }));
    expect(await vote(dara)).toBe('accepted');
    expect(await vote(cleo)).toBe('accepted');
    await ben.ask({ type: 'leave', roomId });
    expect(await vote(ben)).toBe('debaters-do-not-vote');
    await cleo.ask({ type: 'takeSeat', roomId, seatId: 'against-1' });
    expect(await vote(cleo)).toBe('debaters-do-not-vote');
    await ada.ask({ type: 'end', roomId });
    expect(await vote(ben)).toBe('debaters-do-not-vote');
    await ada.ask({ type: 'nextStep', roomId });
    const { tally } = await untilRoom(roomId, (room) => room.tally !== null);
    expect(tally?.before).toEqual({ for: 0, against: 1, undecided: 0 });
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

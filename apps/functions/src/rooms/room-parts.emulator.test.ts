import { beforeAll, describe, expect, test } from 'vitest';
import { emulatedDatabase, fourPeople, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { creation, liveDebate, openRoom, readMessages, readRoom } from '../testing/rooms.ts';

let [ada, ben, cleo, dara] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];

beforeAll(async () => {
  [ada, ben, cleo, dara] = await fourPeople();
});

describe('who is removed', () => {
  test('loses the way in and stays out, by link, code and seat', async () => {
    const { roomId, code } = await openRoom(ada, { visibility: 'private' });
    await cleo.ask({ type: 'joinByCode', code });
    expect(await refusalOf(cleo.ask({ type: 'enter', roomId }))).toBe('accepted');
    await ada.ask({ type: 'remove', roomId, uid: cleo.uid });
    expect((await emulatedDatabase().doc(`rooms/${roomId}/members/${cleo.uid}`).get()).exists).toBe(false);
    for (const asked of [
      cleo.ask({ type: 'enter', roomId }),
      cleo.ask({ type: 'joinByCode', code }),
      cleo.ask({ type: 'takeSeat', roomId, seatId: 'against-1' }),
    ])
      expect(await refusalOf(asked)).toBe('removed');
  });
});

describe('the motion', () => {
  test('is reworded by the host while a seat is free, and never after', async () => {
    const { roomId } = await openRoom(ada);
    const motion = 'This house would make voting a duty';
    expect(await refusalOf(ben.ask({ type: 'editMotion', roomId, motion }))).toBe('not-the-host');
    expect(await refusalOf(ada.ask({ type: 'editMotion', roomId, motion }))).toBe('accepted');
    expect((await readRoom(roomId)).motion).toBe(motion);
    await ben.ask({ type: 'takeSeat', roomId, seatId: 'against-1' });
    expect(await refusalOf(ada.ask({ type: 'editMotion', roomId, motion: `${motion} now` }))).toBe(
      'wrong-phase',
    );
  });
});

describe('a lost connection', () => {
  test('stops the debate only if the stored heartbeat confirms it; a debater who comes back continues', async () => {
    const roomId = await liveDebate([ada, ben]);
    expect(await refusalOf(ada.ask({ type: 'reportMissing', roomId, uid: ben.uid }))).toBe('still-here');
    await emulatedDatabase()
      .doc(`rooms/${roomId}/members/${ben.uid}`)
      .set({ uid: ben.uid, displayName: '', photoURL: '', joinedAtMs: 0, lastSeenAtMs: Date.now() - 26_000 });
    expect(await refusalOf(cleo.ask({ type: 'reportMissing', roomId, uid: ben.uid }))).toBe('not-seated');
    expect(await refusalOf(ada.ask({ type: 'reportMissing', roomId, uid: ben.uid }))).toBe('accepted');
    expect((await readRoom(roomId)).debate).toMatchObject({
      phase: 'paused',
      reason: 'connection',
      missing: ben.uid,
    });
    expect(await refusalOf(ada.ask({ type: 'substitute', roomId }))).toBe('choice-too-early');
    expect(await refusalOf(ben.ask({ type: 'comeBack', roomId }))).toBe('accepted');
    expect((await readRoom(roomId)).debate.phase).toBe('live');
  });

  test('leaving lets another person take the seat, and the debate continues', async () => {
    const roomId = await liveDebate([ada, ben]);
    await ben.ask({ type: 'leave', roomId });
    expect((await readRoom(roomId)).debate).toMatchObject({ phase: 'paused', reason: 'left' });
    expect(await refusalOf(cleo.ask({ type: 'takeSeat', roomId, seatId: 'against-1' }))).toBe('accepted');
    expect((await readRoom(roomId)).debate).toMatchObject({
      phase: 'live',
      seats: { 'against-1': cleo.uid },
    });
    expect((await readRoom(roomId)).people[ben.uid]?.displayName).toBe('Ben Okafor');
  });
});

describe('an open floor', () => {
  test('gives turns to hands in their order, to people of the audience too, and then to the next', async () => {
    const roomId = await liveDebate([ada, ben], { formatId: 'open-floor' });
    expect(await refusalOf(cleo.ask({ type: 'speak', roomId, text: 'I think' }))).toBe('not-seated');
    await cleo.ask({ type: 'raiseHand', roomId });
    await dara.ask({ type: 'raiseHand', roomId });
    const { debate, people: names } = await readRoom(roomId);
    expect(debate).toMatchObject({ floor: { turn: { uid: cleo.uid }, queue: [dara.uid] } });
    expect(names[dara.uid]?.displayName).toBe('Dara Novak');
    expect(await refusalOf(cleo.ask({ type: 'speak', roomId, text: 'We stand apart.' }))).toBe('accepted');
    await cleo.ask({ type: 'yield', roomId });
    expect((await readRoom(roomId)).debate).toMatchObject({ floor: { turn: { uid: dara.uid }, queue: [] } });
    const message = (await readMessages(roomId)).find(({ state }) => state === 'shown');
    expect(message).toMatchObject({ authorName: 'Cleo Marsh', side: null, kind: 'speech' });
    expect((await readRoom(roomId)).people[cleo.uid]?.displayName).toBe('Cleo Marsh');
  });
});

describe('a scheduled debate', () => {
  test('opens in the future and not too far ahead', async () => {
    const soonMs = Date.now() + 3_600_000;
    const { roomId } = await openRoom(ada, {
      opensAtMs: soonMs,
      pace: 'correspondence',
      stepHours: 72,
    });
    const room = await readRoom(roomId);
    expect(room.opensAtMs).toBe(soonMs);
    expect(room.debate.format).toMatchObject({ pace: 'correspondence', preparationSeconds: 0 });
    expect(room.debate.format.steps[0]?.seconds).toBe(72 * 3_600);
    const refused = async (opensAtMs: number) =>
      refusalOf(
        ada.ask({
          type: 'create',
          motion: room.motion,
          formatId: 'quick-clash',
          side: 'any',
          visibility: 'public',
          strictness: 'standard',
          opensAtMs,
        }),
      );
    expect(await refused(Date.now() - 1)).toBe('opening-past');
    expect(await refused(Date.now() + 91 * 86_400_000)).toBe('opening-too-far');
  });

  test('refuses the hours of a letter to a live debate', async () => {
    expect(await refusalOf(ada.ask(creation({ stepHours: 24 })))).toBe('length-wrong');
  });
});

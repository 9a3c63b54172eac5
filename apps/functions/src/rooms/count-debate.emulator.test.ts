import { beforeAll, describe, expect, test } from 'vitest';
import { emulatedDatabase, refusalOf, threePeople, type TestPerson } from '../testing/emulator.ts';
import { profileOf } from '../testing/people.ts';
import { liveDebate, openRoom, readRoom } from '../testing/rooms.ts';

let [ada, ben, cleo] = [] as unknown as [TestPerson, TestPerson, TestPerson];
beforeAll(async () => {
  [ada, ben, cleo] = await threePeople();
});
const counted = async (...people: TestPerson[]) =>
  Promise.all(people.map(async ({ uid }) => (await profileOf(uid)).debates));

describe('a debate', () => {
  test('that ends is counted once, for its debaters only', async () => {
    const roomId = await liveDebate([ada, ben]);
    await cleo.ask({ type: 'enter', roomId });
    await cleo.ask({ type: 'chat', roomId, text: 'Good luck to both.' });
    expect(await counted(ada, ben, cleo)).toEqual([0, 0, 0]);
    expect(await refusalOf(ada.ask({ type: 'end', roomId }))).toBe('accepted');
    expect(await refusalOf(ada.ask({ type: 'nextStep', roomId }))).toBe('accepted');
    expect((await readRoom(roomId)).debate.phase).toBe('debrief');
    expect(await counted(ada, ben, cleo)).toEqual([1, 1, 0]);
  });

  test('that was cancelled is not counted', async () => {
    const before = await counted(ada);
    const { roomId } = await openRoom(ada);
    await ada.ask({ type: 'cancel', roomId });
    expect(await counted(ada)).toEqual(before);
  });

  test('is also counted for a person without a profile, who can debate again', async () => {
    await emulatedDatabase().doc(`profiles/${ben.uid}`).delete();
    const roomId = await liveDebate([ada, ben]);
    await ada.ask({ type: 'end', roomId });
    expect(await counted(ben)).toEqual([1]);
    const next = await openRoom(ada);
    const seated = ben.ask({ type: 'takeSeat', roomId: next.roomId, seatId: 'against-1' });
    expect(await refusalOf(seated)).toBe('accepted');
  });
});

import { randomUUID } from 'node:crypto';
import { LIMITS, QUICK_CLASH, triesPath, type PeopleCommandInput } from '@rostrum/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { emulatedDatabase, fourPeople, refusalOf, type TestPerson } from '../testing/emulator.ts';
import { asks, invitationWith, noticesOf } from '../testing/people.ts';
import { MOTION, openRoom, readRoom } from '../testing/rooms.ts';

let [ada, ben, cleo, dara] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson];
beforeEach(async () => {
  [ada, ben, cleo, dara] = await fourPeople();
});

type Challenge = Extract<PeopleCommandInput, { type: 'challenge' }>;

async function challenges(by: TestPerson, to: TestPerson, changes: Partial<Challenge> = {}, id?: string) {
  const formatId = QUICK_CLASH.id;
  const wish = { motion: MOTION, formatId, side: 'for', visibility: 'private', ...changes } as const;
  const { result } = await asks(by, { type: 'challenge', uid: to.uid, ...wish }, id);
  return result!.value as { invitationId: string; roomId: string };
}
const accepts = (person: TestPerson, invitationId: string, id?: string) =>
  refusalOf(asks(person, { type: 'acceptInvitation', invitationId }, id));

describe('a challenge', () => {
  test('opens a room and puts the recipient on the other side, even in a private one', async () => {
    const { invitationId, roomId } = await challenges(ada, ben);
    expect((await readRoom(roomId)).debate.seats).toMatchObject({ 'for-1': ada.uid });
    expect((await noticesOf(ben))[0]).toMatchObject({
      kind: 'invited',
      fromName: 'Ada Vale',
      motion: MOTION,
    });
    const invitation = await invitationWith(invitationId);
    expect(invitation).toMatchObject({ side: 'against', state: 'open', toName: 'Ben Okafor' });
    expect(invitation.expiresAtMs - invitation.atMs).toBe(LIMITS.invitationHours * 3_600_000);
    expect(await refusalOf(ben.ask({ type: 'enter', roomId }))).toBe('room-unknown');

    expect(await accepts(ben, invitationId)).toBe('accepted');
    expect((await readRoom(roomId)).debate).toMatchObject({
      phase: 'readyCheck',
      seats: { 'for-1': ada.uid, 'against-1': ben.uid },
    });
    expect(await noticesOf(ben)).toEqual([]);
    expect((await noticesOf(ada))[0]).toMatchObject({ kind: 'accepted', fromName: 'Ben Okafor', roomId });
  });

  test('sent twice under one id opens one room', async () => {
    const commandId = randomUUID();
    const first = await challenges(ada, ben, {}, commandId);
    expect(await challenges(ada, ben, {}, commandId)).toEqual(first);
    expect(await noticesOf(ben)).toHaveLength(1);
  });

  test('brings the recipient in as a watcher if the seat was taken in the meantime', async () => {
    const { invitationId, roomId } = await challenges(ada, ben, { visibility: 'public' });
    await cleo.ask({ type: 'takeSeat', roomId, seatId: 'against-1' });
    expect(await accepts(ben, invitationId)).toBe('accepted');
    expect((await readRoom(roomId)).debate.seats).toMatchObject({ 'against-1': cleo.uid });
    const member = await emulatedDatabase().doc(`rooms/${roomId}/members/${ben.uid}`).get();
    expect(member.exists).toBe(true);
  });

  test('is accepted once, and only by its addressee', async () => {
    const { invitationId } = await challenges(ada, ben);
    expect(await accepts(cleo, invitationId)).toBe('invitation-unknown');
    expect(await accepts(ada, invitationId)).toBe('invitation-unknown');
    const commandId = randomUUID();
    expect(await accepts(ben, invitationId, commandId)).toBe('accepted');
    expect(await accepts(ben, invitationId, commandId)).toBe('accepted');
    expect(await accepts(ben, invitationId)).toBe('invitation-over');
  });

  test('to oneself, to nobody, to a person who has blocked the sender, or in a missing format is refused', async () => {
    const refused = (changes: Partial<Challenge>) => {
      const wish = { uid: ben.uid, motion: MOTION, formatId: QUICK_CLASH.id, side: 'any' } as const;
      return refusalOf(asks(ada, { type: 'challenge', ...wish, visibility: 'public', ...changes }));
    };
    expect(await refused({ uid: ada.uid })).toBe('yourself');
    expect(await refused({ uid: 'user_nobody' })).toBe('person-unknown');
    expect(await refused({ formatId: 'fencing' })).toBe('format-unknown');
    await asks(ben, { type: 'block', uid: ada.uid });
    expect(await refused({})).toBe('person-unknown');
  });
});

describe('an invitation', () => {
  test('is answered within a day and no later', async () => {
    const { invitationId } = await challenges(ada, ben);
    const reference = emulatedDatabase().doc(`invitations/${invitationId}`);
    await reference.update({ expiresAtMs: Date.now() - 1 });
    expect(await accepts(ben, invitationId)).toBe('invitation-over');
    await reference.update({ expiresAtMs: Date.now() + 60_000 });
    expect(await accepts(ben, invitationId)).toBe('accepted');
  });

  test('that is declined notifies its sender', async () => {
    const { invitationId, roomId } = await challenges(ada, ben);
    const decline = () => refusalOf(asks(ben, { type: 'declineInvitation', invitationId }));
    expect(await decline()).toBe('accepted');
    expect(await decline()).toBe('invitation-over');
    expect((await noticesOf(ada))[0]).toMatchObject({ kind: 'declined', roomId });
    expect((await readRoom(roomId)).debate.seats['against-1']).toBeFalsy();
  });

  test('is withdrawn only by its sender; the other person hears no more of it', async () => {
    const { invitationId } = await challenges(ada, ben);
    const withdraw = (by: TestPerson) => refusalOf(asks(by, { type: 'withdrawInvitation', invitationId }));
    expect(await withdraw(ben)).toBe('invitation-unknown');
    expect(await withdraw(ada)).toBe('accepted');
    expect(await noticesOf(ben)).toEqual([]);
    expect(await accepts(ben, invitationId)).toBe('invitation-over');
  });

  test('into a room comes from its host and its debaters, once while it is open', async () => {
    const { roomId } = await openRoom(ada);
    await cleo.ask({ type: 'enter', roomId });
    const invite = (by: TestPerson, to: TestPerson) =>
      refusalOf(asks(by, { type: 'invite', roomId, uid: to.uid }));
    expect(await invite(cleo, dara)).toBe('not-your-room');
    expect(await invite(ada, dara)).toBe('accepted');
    expect(await invite(ada, dara)).toBe('already-invited');
    await ben.ask({ type: 'takeSeat', roomId, seatId: 'against-1' });
    expect(await invite(ada, ben)).toBe('already-in');
    expect(await invite(ben, cleo)).toBe('accepted');
  });

  test('into a finished room is neither sent nor accepted', async () => {
    const { roomId } = await openRoom(ada);
    const { result } = await asks(ada, { type: 'invite', roomId, uid: ben.uid });
    await ada.ask({ type: 'cancel', roomId });
    expect(await refusalOf(asks(ada, { type: 'invite', roomId, uid: cleo.uid }))).toBe('room-over');
    expect(await accepts(ben, result!.value!['invitationId']!)).toBe('room-over');
  });

  test('comes twenty times an hour from one person', async () => {
    await emulatedDatabase()
      .doc(triesPath(`invite.person~${ada.uid}`))
      .set({ windowStartedAtMs: Date.now(), count: 20 });
    const { roomId } = await openRoom(ada);
    expect(await refusalOf(asks(ada, { type: 'invite', roomId, uid: ben.uid }))).toBe('too-fast');
  });
});

import { randomUUID } from 'node:crypto';
import { apartPath, seekerPath, seekerSchema, standingPath } from '@rostrum/domain';
import { describe, expect, test } from 'vitest';
import {
  aNewcomer,
  aPerson,
  call,
  emulatedDatabase,
  refusalOf,
  threePeople,
  type TestPerson,
} from '../testing/emulator.ts';
import { noticesOf } from '../testing/people.ts';
import { liveDebate, readRoom } from '../testing/rooms.ts';

/** A motion that nobody else names, so that tests beside this one never meet its people. */
const aMotion = () => `This house would plant tree number ${randomUUID().slice(0, 8)}`;
const seeking = (motion: string) => ({
  type: 'seek' as const,
  wish: { language: null, pace: null, formatId: null, motions: [{ motion }], takesOffered: false },
});
const placeOf = async ({ uid }: TestPerson) => {
  const fields = (await emulatedDatabase().doc(seekerPath(uid)).get()).data();
  return fields && seekerSchema.parse(fields);
};
const beat = async (person: TestPerson) => (await person.ask({ type: 'keepSeeking' })).result?.value;

describe('the queue', () => {
  test('leads two people who fit into one room, both with a seat', async () => {
    const [ada, ben] = await threePeople();
    const motion = aMotion();
    expect((await ada.ask(seeking(motion))).result?.value?.['roomId']).toBe('');
    const roomId = (await ben.ask(seeking(motion))).result?.value?.['roomId'];
    expect(await placeOf(ada)).toMatchObject({ state: 'matched', roomId });
    const room = await readRoom(roomId!);
    expect(room).toMatchObject({ motion, hostId: ada.uid, visibility: 'unlisted' });
    expect(room.peopleIds.toSorted()).toEqual([ada.uid, ben.uid].toSorted());
    expect(room.debate.phase).toBe('readyCheck');
  });

  test('matches each of six people once, who all begin at the same moment', { timeout: 60_000 }, async () => {
    const people = await Promise.all(
      ['Ada', 'Ben', 'Cleo', 'Dara', 'Emil', 'Fay'].map((name) => aPerson(name)),
    );
    const motion = aMotion();
    await Promise.all(people.map((person) => person.ask(seeking(motion))));
    // Places that collided look again at their next beat.
    for (let look = 0; look < 3; look += 1) await Promise.all(people.map(beat));
    const rooms = (await Promise.all(people.map(placeOf))).map((place) => place?.roomId);
    expect(rooms).not.toContain(null);
    for (const roomId of rooms) expect(rooms.filter((other) => other === roomId)).toHaveLength(2);
  });

  test('asks for a session and for the house rules, one step from a person who has both', async () => {
    const motion = aMotion();
    const visitor = await call('rooms', { commandId: randomUUID(), command: seeking(motion) });
    expect(visitor.error?.status).toBe('UNAUTHENTICATED');
    expect(await refusalOf((await aNewcomer('Nora New')).ask(seeking(motion)))).toBe('rules-first');
    expect(await refusalOf((await aPerson('Olga Old')).ask(seeking(motion)))).toBe('accepted');
  });

  test('holds a motion that cannot stand', async () => {
    const [ada] = await threePeople();
    expect(await refusalOf(ada.ask(seeking('Kill all the immigrants, they are vermin')))).toBe('words-held');
  });

  test('keeps suspended people out, and those who were suspended while they waited', async () => {
    const [ada, ben, cleo] = await threePeople();
    const motion = aMotion();
    await ada.ask(seeking(motion));
    const suspension = { fromMs: 1, untilMs: null, decisionId: 'decision-1' };
    await emulatedDatabase().doc(standingPath(ada.uid)).set({ suspension });
    expect(await refusalOf(ada.ask(seeking(motion)))).toBe('suspended');
    expect((await ben.ask(seeking(motion))).result?.value?.['roomId']).toBe('');
    await cleo.ask({ type: 'stopSeeking' });
    expect((await placeOf(ada))?.state).toBe('waiting');
  });

  test('never matches two people after a block; a third meets the first', async () => {
    const [ada, ben, cleo] = await threePeople();
    const motion = aMotion();
    await emulatedDatabase()
      .doc(apartPath(ada.uid, ben.uid))
      .set({ uids: [ada.uid, ben.uid], atMs: 1 });
    await ada.ask(seeking(motion));
    expect((await ben.ask(seeking(motion))).result?.value?.['roomId']).toBe('');
    const roomId = (await cleo.ask(seeking(motion))).result?.value?.['roomId'];
    expect((await placeOf(ada))?.roomId).toBe(roomId);
    expect((await placeOf(ben))?.state).toBe('waiting');
  });

  test('gives back the place of a person whose opponent did not come', async () => {
    const [ada, ben, cleo] = await threePeople();
    const motion = aMotion();
    await ada.ask(seeking(motion));
    const sinceMs = (await placeOf(ada))?.sinceMs;
    const roomId = (await ben.ask(seeking(motion))).result!.value!['roomId']!;
    await ada.ask({ type: 'enter', roomId });
    expect(await refusalOf(ada.ask({ type: 'seekAgain', roomId }))).toBe('wait-for-them');
    const room = await readRoom(roomId);
    expect(room.meeting?.awaited).toEqual([ben.uid]);
    await emulatedDatabase()
      .doc(`rooms/${roomId}`)
      .update({ 'meeting.atMs': room.meeting!.atMs - 20_000 });
    expect(await refusalOf(cleo.ask({ type: 'seekAgain', roomId }))).toBe('not-matched');
    expect(await refusalOf(ada.ask({ type: 'seekAgain', roomId }))).toBe('accepted');
    expect(await placeOf(ada)).toMatchObject({ state: 'waiting', sinceMs, wasMissed: true });
    expect(await placeOf(ben)).toBeUndefined();
    expect((await readRoom(roomId)).debate.phase).toBe('cancelled');
  });
});

describe('another debate', () => {
  async function over(): Promise<{ ada: TestPerson; ben: TestPerson; cleo: TestPerson; roomId: string }> {
    const [ada, ben, cleo] = await threePeople();
    const roomId = await liveDebate([ada, ben], { visibility: 'unlisted' });
    await ada.ask({ type: 'end', roomId });
    return { ada, ben, cleo, roomId };
  }

  test('opens once if both ask at the same moment, with the sides swapped', async () => {
    const { ada, ben, roomId } = await over();
    const ask = { type: 'askRematch', roomId, other: null } as const;
    await Promise.all([ada.ask(ask), ben.ask(ask)]);
    const { rematch } = await readRoom(roomId);
    expect(rematch?.state).toBe('taken');
    const next = await readRoom(rematch!.roomId!);
    expect(next.debate.seats).toEqual({ 'for-1': ben.uid, 'against-1': ada.uid });
    expect((await ada.ask(ask)).result?.value?.['roomId']).toBe(rematch!.roomId);
  });

  test('is offered with a notice, and taken by the other side alone', async () => {
    const { ada, ben, cleo, roomId } = await over();
    expect(await refusalOf(cleo.ask({ type: 'askRematch', roomId, other: null }))).toBe('rematch-not-yours');
    await ada.ask({ type: 'askRematch', roomId, other: { motion: aMotion() } });
    const askedAtMs = (await readRoom(roomId)).rematch!.atMs;
    const yes = { type: 'answerRematch', roomId, askedAtMs, answer: 'yes' } as const;
    expect((await noticesOf(ben))[0]).toMatchObject({ kind: 'rematchAsked', fromUid: ada.uid, roomId });
    expect(await refusalOf(ada.ask(yes))).toBe('rematch-not-yours');
    expect(await refusalOf(ben.ask({ ...yes, askedAtMs: askedAtMs - 1 }))).toBe('rematch-over');
    const next = (await ben.ask(yes)).result!.value!['roomId']!;
    expect((await noticesOf(ada))[0]).toMatchObject({ kind: 'rematchTaken', roomId: next });
    expect(await noticesOf(ben)).toEqual([]);
  });

  test('holds a motion that cannot stand', async () => {
    const { ada, roomId } = await over();
    const other = { motion: 'Kill all the immigrants, they are vermin' };
    expect(await refusalOf(ada.ask({ type: 'askRematch', roomId, other }))).toBe('words-held');
  });
});

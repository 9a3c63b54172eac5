import { randomUUID } from 'node:crypto';
import { LIMITS } from '@rostrum/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, call, threePeople, type TestPerson } from '../testing/emulator.ts';
import { creation, liveDebate, MOTION, openRoom, readRoom } from '../testing/rooms.ts';

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;

beforeAll(async () => {
  [ada, ben, cleo] = await threePeople();
});

/** Ada hosts and speaks for. She opens more public rooms than one host may have. */
const open = (changes: Parameters<typeof openRoom>[1] = {}) =>
  openRoom(ada, { visibility: 'unlisted', ...changes });
/** Ada for, Ben against, both ready, no preparation. */
const liveRoom = (lengths: Record<string, number> = {}) =>
  liveDebate([ada, ben], { visibility: 'unlisted', lengths });

describe('opening a room', () => {
  test('refuses a visitor who is not signed in', async () => {
    const { error } = await call('rooms', { commandId: randomUUID(), command: creation() });
    expect(error).toMatchObject({ status: 'UNAUTHENTICATED', message: 'Sign in first.' });
  });

  test('gives the host a room, a code and the wished seat', async () => {
    const { roomId, code } = await open();
    const room = await readRoom(roomId);
    expect(code).toMatch(/^[A-Z2-9]{6}$/);
    expect(room).toMatchObject({ motion: MOTION, hostId: ada.uid, code, status: 'open' });
    expect(room.debate.seats).toEqual({ 'for-1': ada.uid, 'against-1': null });
    expect(room.people[ada.uid]?.displayName).toBe('Ada Vale');
  });

  test('the same command twice opens one room', async () => {
    const commandId = randomUUID();
    const [first, second] = await Promise.all([
      ada.ask(creation(), commandId),
      ada.ask(creation(), commandId),
    ]);
    expect(second!.result!.value).toEqual(first!.result!.value);
  });

  test.each([
    ['empty', '', 'Write the motion in words'],
    ['only emoji', '🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉', 'Write the motion in words'],
    ['5,000 characters long', 'word '.repeat(1_000), 'Keep the motion to 300 characters'],
    ['nine letters long', 'Ban it no', 'Write at least 10 characters'],
  ])('refuses a motion that is %s, with advice', async (_, motion, sentence) => {
    const { error } = await ada.ask(creation({ motion }));
    expect(error?.status).toBe('INVALID_ARGUMENT');
    expect(error?.message).toContain(sentence);
  });

  test('allows a host ten unfinished public rooms, even for simultaneous requests', async () => {
    const host = await aPerson('Hana Busy');
    const most = LIMITS.openPublicRoomsPerHost;
    const first = [];
    for (let at = 0; at < most - 2; at += 1) first.push(await host.ask(creation()));
    const atOnce = await Promise.all([1, 2, 3, 4].map(() => host.ask(creation())));
    const outcomes = [...first, ...atOnce].map(({ result }) => result!);
    const opened = outcomes.flatMap(({ value }) => (value ? [value['roomId']!] : []));
    expect(opened).toHaveLength(most);
    const refused = outcomes.find(({ ok }) => !ok);
    expect(refused).toMatchObject({ refusal: 'public-rooms-full' });
    expect(refused?.message).toContain('End or cancel one');

    expect((await host.ask(creation({ visibility: 'private' }))).result?.ok).toBe(true);
    expect((await cleo.ask(creation())).result?.ok).toBe(true);
    expect((await host.ask({ type: 'cancel', roomId: opened[0]! })).result?.ok).toBe(true);
    expect((await host.ask(creation())).result?.ok).toBe(true);
    expect((await host.ask(creation())).result?.refusal).toBe('public-rooms-full');
  });

  test('refuses a format that does not exist, and lengths that nobody could speak in', async () => {
    expect((await ada.ask(creation({ formatId: 'duel' }))).result?.refusal).toBe('format-unknown');
    expect((await ada.ask(creation({ lengths: { 'opening-for': 3 } }))).result?.refusal).toBe('length-wrong');
    expect((await ada.ask(creation({ lengths: { 'no-such-step': 60 } }))).result?.refusal).toBe(
      'length-wrong',
    );
  });
});

describe('coming in', () => {
  test('a private room is unknown to strangers, and opens with its code', async () => {
    const { roomId, code } = await open({ visibility: 'private' });
    expect((await ben.ask({ type: 'enter', roomId })).result?.refusal).toBe('room-unknown');
    expect((await ben.ask({ type: 'takeSeat', roomId, seatId: 'against-1' })).result?.refusal).toBe(
      'room-unknown',
    );
    const joined = await ben.ask({ type: 'joinByCode', code: ` ${code.toLowerCase()} ` });
    expect(joined.result?.value).toEqual({ roomId });
    expect((await ben.ask({ type: 'takeSeat', roomId, seatId: 'against-1' })).result?.ok).toBe(true);
  });

  test('an unknown code is refused, and guessing is slowed down', async () => {
    const guesser = await aPerson('Guesser');
    const answers = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      answers.push((await guesser.ask({ type: 'joinByCode', code: 'ZZZZZZ' })).result?.refusal);
    }
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'code-unknown'));
    expect(answers[10]).toBe('too-fast');
  });

  test('an unknown room is refused', async () => {
    expect((await ben.ask({ type: 'enter', roomId: 'no-such-room' })).result?.refusal).toBe('room-unknown');
  });

  test('two people take one seat at once: one gets it and the other is refused', async () => {
    const { roomId } = await open();
    const answers = await Promise.all(
      [ben, cleo].map((person) => person.ask({ type: 'takeSeat', roomId, seatId: 'against-1' })),
    );
    expect(answers.filter(({ result }) => result?.ok)).toHaveLength(1);
    expect(answers.find(({ result }) => !result?.ok)?.result?.refusal).toBe('seat-taken');
    expect([ben.uid, cleo.uid]).toContain((await readRoom(roomId)).debate.seats['against-1']);
  });

  test('a full and an ended room give no seat', async () => {
    const roomId = await liveRoom();
    expect((await cleo.ask({ type: 'takeSeat', roomId, seatId: 'against-1' })).result?.refusal).toBe(
      'seat-taken',
    );
    await ada.ask({ type: 'end', roomId });
    expect((await cleo.ask({ type: 'takeSeat', roomId, seatId: 'against-1' })).result?.refusal).toBe(
      'seat-taken',
    );
    expect((await ada.ask({ type: 'speak', roomId, text: 'One more word.' })).result?.refusal).toBe(
      'wrong-phase',
    );
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, emulatedDatabase, type TestPerson } from '../testing/emulator.ts';
import { liveDebate, openRoom, readRoom } from '../testing/rooms.ts';
import { sweepRooms } from './room-sweeper.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;

beforeAll(async () => {
  [ada, ben, cleo] = await Promise.all([aPerson('Ada Vale'), aPerson('Ben Okafor'), aPerson('Cleo Marsh')]);
});

async function leaveEmpty(roomId: string): Promise<void> {
  const members = await emulatedDatabase().collection(`rooms/${roomId}/members`).get();
  await Promise.all(members.docs.map(({ ref }) => ref.update({ lastSeenAtMs: 0 })));
}

/** Runs as often as it takes until no room is due any more: those of other tests are swept as well. */
async function sweepAll(atMs: number): Promise<void> {
  const due = emulatedDatabase().collection('rooms').where('dueAtMs', '<=', atMs).limit(1);
  while (!(await due.get()).empty) await sweepRooms(atMs);
}

const phaseOf = async (roomId: string) => (await readRoom(roomId)).debate.phase;

describe('the sweeper', () => {
  test('ends a step whose task was lost, once it is overdue', async () => {
    const roomId = await liveDebate([ada, ben]);
    const { debate } = await readRoom(roomId);
    const endsAtMs = debate.phase === 'live' ? debate.floor.endsAtMs : 0;
    await sweepAll(endsAtMs + 20_000);
    expect((await readRoom(roomId)).debate).toMatchObject({ floor: { stepIndex: 0 } });
    await sweepAll(endsAtMs + 80_000);
    expect((await readRoom(roomId)).debate).toMatchObject({ floor: { stepIndex: 1 } });
  });

  test('calls off a room that everybody has left, and leaves one alone in which somebody waits', async () => {
    const [empty, waiting] = [await openRoom(ada), await openRoom(ada)];
    await leaveEmpty(empty.roomId);
    const soonMs = Date.now() + 31 * 60_000;
    await emulatedDatabase()
      .doc(`rooms/${waiting.roomId}/members/${ada.uid}`)
      .update({ lastSeenAtMs: soonMs - 60_000 });
    await sweepAll(soonMs);
    expect(await phaseOf(empty.roomId)).toBe('cancelled');
    expect(await phaseOf(waiting.roomId)).toBe('lobby');
    expect((await readRoom(waiting.roomId)).dueAtMs).toBeGreaterThan(soonMs);
  });

  test('abandons a paused debate that nobody comes back to', async () => {
    const roomId = await liveDebate([ada, ben]);
    // A pause of a host without a seat has no end; one of a host on a bench ends by itself.
    await cleo.ask({ type: 'enter', roomId });
    await ada.ask({ type: 'handOver', roomId, uid: cleo.uid });
    await cleo.ask({ type: 'agree', roomId });
    await cleo.ask({ type: 'pause', roomId });
    expect((await readRoom(roomId)).debate).toMatchObject({ phase: 'paused', endsAtMs: null });
    await leaveEmpty(roomId);
    await sweepAll(Date.now() + HOUR_MS);
    expect(await phaseOf(roomId)).toBe('abandoned');
    expect((await readRoom(roomId)).dueAtMs).toBeNull();
  });

  test('lets scheduled rooms and correspondence rooms be empty', async () => {
    const scheduled = await openRoom(ada, { opensAtMs: Date.now() + 5 * HOUR_MS });
    const slow = await openRoom(ada, { pace: 'correspondence' });
    for (const { roomId } of [scheduled, slow]) await leaveEmpty(roomId);
    await sweepAll(Date.now() + 2 * HOUR_MS);
    for (const { roomId } of [scheduled, slow]) expect(await phaseOf(roomId)).toBe('lobby');
    await sweepAll(Date.now() + 8 * DAY_MS);
    for (const { roomId } of [scheduled, slow]) expect(await phaseOf(roomId)).toBe('cancelled');
  });

  test('archives a debate a week after its end', async () => {
    const roomId = await liveDebate([ada, ben]);
    await ada.ask({ type: 'end', roomId });
    await sweepAll(Date.now() + 6 * DAY_MS);
    expect(await phaseOf(roomId)).toBe('debrief');
    await sweepAll(Date.now() + 7 * DAY_MS + 60_000);
    expect(await phaseOf(roomId)).toBe('archived');
  });
});

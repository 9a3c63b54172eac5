import { DESK_LIMITS, HOUSE_LIMITS, ROOM_LIMITS, TOTAL_LIMITS, type LimitRow } from '@rostrum/domain';
import { describe, expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';
import { countsOf, takeAll, type Trying } from './take-limits.ts';
import { triesInMemory } from './testing/tries-in-memory.ts';

const AT_MS = 1_800_000_000_000;

/** An entrance with its own counts. */
function anEntrance() {
  const { take } = createLimiter(triesInMemory());
  const tryAt = (name: string, row: LimitRow, trying: Trying, atMs = AT_MS) =>
    takeAll(countsOf(name, row, trying), take, atMs);
  async function passing(tries: number, ...asked: Parameters<typeof tryAt>): Promise<number> {
    let passed = 0;
    for (let at = 0; at < tries; at += 1) if ((await tryAt(...asked)).ok) passed += 1;
    return passed;
  }
  return { tryAt, passing };
}

describe('a flood uses up only the flooder’s own limit', () => {
  test('300 reports at the desk from one address leave another address its report', async () => {
    const { tryAt, passing } = anEntrance();
    const flood = await passing(300, 'houseDesk.report', DESK_LIMITS.report, { address: '192.0.2.1' });
    expect(flood).toBe(DESK_LIMITS.report.address?.most);
    expect(await tryAt('houseDesk.report', DESK_LIMITS.report, { address: '192.0.2.2' })).toEqual({
      ok: true,
    });
  });

  test.each(['chat', 'flag', 'enter', 'vote', 'react'] as const)(
    'a flood of %s by one person leaves everybody else in the room theirs',
    async (type) => {
      const row = ROOM_LIMITS[type];
      const { tryAt, passing } = anEntrance();
      const flood = (row.room?.most ?? 0) * 2;
      expect(await passing(flood, type, row, { uid: 'flooder', roomId: 'room' })).toBe(row.person?.most);
      expect(await tryAt(type, row, { uid: 'other', roomId: 'room' })).toEqual({ ok: true });
    },
  );

  test('a flood by one account does not affect a neighbour behind the same address', async () => {
    const { tryAt, passing } = anEntrance();
    const [flooder, neighbour] = ['flooder', 'neighbour'].map((uid) => ({ uid, address: '192.0.2.1' }));
    expect(await passing(600, 'house.report', HOUSE_LIMITS.report, flooder ?? {})).toBe(20);
    expect(await tryAt('house.report', HOUSE_LIMITS.report, neighbour ?? {})).toEqual({ ok: true });
    await passing(12_000, 'all', TOTAL_LIMITS, flooder ?? {});
    expect(await tryAt('all', TOTAL_LIMITS, neighbour ?? {})).toEqual({ ok: true });
  });
});

test('a room that many people flood is closed to the next person, whose own limit is not reached', async () => {
  const { tryAt } = anEntrance();
  const { room } = ROOM_LIMITS.chat;
  for (let at = 0; at < (room?.most ?? 0); at += 1) {
    expect(await tryAt('chat', ROOM_LIMITS.chat, { uid: `person-${at}`, roomId: 'room' })).toEqual({
      ok: true,
    });
  }
  expect(await tryAt('chat', ROOM_LIMITS.chat, { uid: 'next', roomId: 'room' })).toEqual({
    ok: false,
    untilMs: AT_MS + (room?.windowMs ?? 0),
  });
  expect(await tryAt('chat', ROOM_LIMITS.chat, { uid: 'next', roomId: 'another' })).toEqual({ ok: true });
});

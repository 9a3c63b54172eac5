import { randomUUID } from 'node:crypto';
import {
  caseIdOf,
  casePath,
  dayOf,
  erasurePath,
  newErasure,
  operationsOutput,
  signInsPath,
} from '@rostrum/domain';
import { logger } from 'firebase-functions/v2';
import type { CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import { describe, expect, test, vi } from 'vitest';
import { answering } from '../boundary.ts';
import { sweepRooms } from '../rooms/room-sweeper.ts';
import { aPerson, call, emulatedDatabase, post } from '../testing/emulator.ts';
import { askHouse, reportOf } from '../testing/house.ts';
import { liveDebate, openRoom } from '../testing/rooms.ts';
import { noteRun } from './last-runs.ts';
import { readHealth } from './read-health.ts';
import { countSignIn } from './sign-ins.ts';

const DAY_MS = 86_400_000;
const db = emulatedDatabase;
const healthAt = (atMs: number) => readHealth(db(), [dayOf(atMs)], atMs);
/** A day that no other test counts in. */
const QUIET_MS = Date.UTC(2032, 4, 1, 12);

describe('the health that operators see', () => {
  test('has the debates that run, the rooms that wait, and those of the last day', async () => {
    const [ada, ben] = await Promise.all([aPerson('Ada Vale'), aPerson('Ben Okafor')]);
    const before = await healthAt(Date.now());
    await liveDebate([ada, ben]);
    await openRoom(ada);
    const { rooms, databaseMs } = await healthAt(Date.now());
    expect(rooms.live).toBeGreaterThan(0);
    expect(rooms.open).toBeGreaterThan(0);
    expect(rooms.lastDay).toBe(before.rooms.lastDay + 2);
    expect((await healthAt(Date.now() + 2 * DAY_MS)).rooms.lastDay).toBe(0);
    expect(databaseMs).toBeLessThan(10_000);
  });

  test('has when each work in the background last ran, told once a minute at most', async () => {
    const sweptAtMs = Date.now();
    await sweepRooms(sweptAtMs);
    expect((await healthAt(sweptAtMs)).lastRuns.roomSweeper).toBeGreaterThanOrEqual(sweptAtMs);
    await noteRun(db(), 'fileSweeper', QUIET_MS);
    await noteRun(db(), 'fileSweeper', QUIET_MS + 1_000);
    expect((await healthAt(QUIET_MS)).lastRuns.fileSweeper).toBe(QUIET_MS);
    await noteRun(db(), 'fileSweeper', QUIET_MS + 60_000);
    expect((await healthAt(QUIET_MS)).lastRuns.fileSweeper).toBe(QUIET_MS + 60_000);
  });

  test('has since when the oldest case of the house and the oldest deletion wait', async () => {
    const [ada, ben] = await Promise.all([aPerson('Ada Vale'), aPerson('Ben Okafor')]);
    const subject = { kind: 'person', uid: ben.uid } as const;
    await askHouse(ada, reportOf(subject, { text: 'Sells ties to everybody.' }));
    const [found, erasure] = [db().doc(casePath(caseIdOf(subject))), db().doc(erasurePath('oldest'))];
    await found.update({ firstAtMs: 7 });
    await erasure.set(newErasure(5));
    expect((await healthAt(QUIET_MS)).waitingSinceMs).toMatchObject({ houseCase: 7, erasure: 5 });
    await found.update({ state: 'withdrawn' });
    await erasure.update({ doneAtMs: 9 });
    const { waitingSinceMs } = await healthAt(QUIET_MS);
    expect(waitingSinceMs.houseCase).not.toBe(7);
    expect(waitingSinceMs.erasure).not.toBe(5);
    await erasure.delete();
  });

  test('counts the sign-ins of a day over all parts of the count, without a person', async () => {
    for (let index = 0; index < 12; index += 1) await countSignIn(db(), QUIET_MS);
    await countSignIn(db(), QUIET_MS + DAY_MS);
    expect((await healthAt(QUIET_MS)).signInsToday).toBe(12);
    const stored = await Promise.all(
      [0, 1, 2, 3, 4].map((at) =>
        db()
          .doc(signInsPath(dayOf(QUIET_MS), at))
          .get(),
      ),
    );
    for (const one of stored.filter(({ exists }) => exists))
      expect(Object.keys(one.data() ?? {}).toSorted()).toEqual(['count', 'expiresAt']);
  });
});

describe('a fault of the server', () => {
  test('is in the operators’ list under the id that the person saw and that its line in the log has', async () => {
    const lines = vi.spyOn(logger, 'write').mockImplementation(() => undefined);
    const mark = `secret${randomUUID().slice(0, 8)}`;
    const failing = answering('invitationCard', () => Promise.reject(new RangeError(`Words of ${mark}`)));
    const request = { auth: undefined, data: {} } as unknown as CallableRequest;
    const error = await failing(request).then(
      () => expect.fail('There was no fault'),
      (thrown: unknown) => thrown as HttpsError,
    );
    const id = /code: ([\da-f]{8})\.$/.exec(error.message)?.[1] ?? '';
    expect(lines.mock.calls.map(([entry]) => [entry['line'], entry['requestId']])).toEqual([['fault', id]]);
    lines.mockRestore();
    const { serverFaults } = await healthAt(Date.now());
    const fault = serverFaults.flatMap(({ faults }) => faults).find(({ ids }) => ids.includes(id));
    expect(fault).toMatchObject({ of: 'invitationCard', what: 'RangeError:other' });
    expect(JSON.stringify(serverFaults)).not.toContain(mark);
  });
});

describe('the callable of the operators’ page', () => {
  test('tells an operator the health, and nobody else', { timeout: 60_000 }, async () => {
    const [olga, ada] = await Promise.all([aPerson('Olga Roth', { operator: true }), aPerson('Ada Vale')]);
    const { result } = (await post('operations', {}, { authorization: `Bearer ${olga.idToken}` })) as {
      result: unknown;
    };
    const { health } = operationsOutput.parse(result);
    expect(health.databaseMs).toBeGreaterThanOrEqual(0);
    expect(health.lastRuns).toHaveProperty('roomSweeper');
    const refused = await call('operations', {}, ada.idToken);
    expect(refused).toMatchObject({ error: { status: 'NOT_FOUND' } });
    expect(JSON.stringify(refused)).not.toContain('health');
    expect((await call('operations', {})).error?.status).toBe('UNAUTHENTICATED');
  });
});

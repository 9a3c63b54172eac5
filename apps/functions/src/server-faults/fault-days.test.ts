import {
  SERVER_FAULT_BOUNDS,
  serverFaultDaySchema,
  type ServerFault,
  type ServerFaultDay,
} from '@rostrum/domain';
import { expect, test } from 'vitest';
import { withFaults } from './fault-days.ts';
import { factsOf } from './fault-facts.ts';

const NONE: ServerFaultDay = { day: '2026-11-20', total: 0, faults: [] };
const met = (at: number, change: Partial<ServerFault> = {}): ServerFault => ({
  of: 'rooms',
  what: 'TypeError:nothing-there',
  place: 'index.js:1204:7',
  id: at.toString(16).padStart(8, '0'),
  ...change,
});

test('the same fault is counted once, with the newest ids first and a bounded number of them', () => {
  const many = Array.from({ length: 8 }, (_, at) => met(at));
  const [fault, ...others] = withFaults(NONE, many, 5).faults;
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ count: 8, lastAtMs: 5 });
  expect(fault?.ids).toEqual(['00000007', '00000006', '00000005', '00000004', '00000003']);
  expect(withFaults(NONE, [met(1), met(2, { of: 'people' })], 5).faults).toHaveLength(2);
});

test('a storm of different faults is counted whole and kept in a bounded list', () => {
  const storm = Array.from({ length: 200 }, (_, at) => met(at, { place: `index.js:${at}:1` }));
  const after = withFaults(NONE, storm, 5);
  expect(after.total).toBe(200);
  expect(after.faults).toHaveLength(SERVER_FAULT_BOUNDS.perDay);
  expect(serverFaultDaySchema.safeParse(after).success).toBe(true);
});

test('every fault is fit to be stored', () => {
  for (const error of [
    new Error('a'),
    'b',
    null,
    Object.assign(new Error('c'), { code: 'auth/user-not-found' }),
  ]) {
    const after = withFaults(NONE, [met(1, factsOf(error))], 5);
    expect(serverFaultDaySchema.safeParse(after).success).toBe(true);
  }
});

import { FAULT_BOUNDS, type BrowserFault, type FaultDay } from '@rostrum/domain';
import { expect, test, vi } from 'vitest';
import { gathering, withReports } from './fault-books.ts';

const EMPTY: FaultDay = { day: '2026-11-20', reports: 0, faults: [] };
const fault = (change: Partial<BrowserFault> = {}): BrowserFault => ({
  kind: 'error',
  what: 'TypeError:network',
  build: 'Qm3kTz0a',
  route: '/faq',
  browser: 'Firefox 150',
  frames: [],
  ...change,
});

test('the same fault is counted, and its last time and id are kept', () => {
  const first = withReports(EMPTY, [fault(), fault()], 1);
  const { reports, faults } = withReports(first, [fault({ faultId: '0a1b2c3d' }), fault({ route: '/' })], 2);
  expect(reports).toBe(4);
  expect(faults).toEqual([
    { ...fault(), faultId: '0a1b2c3d', count: 3, lastAtMs: 2 },
    { ...fault({ route: '/' }), count: 1, lastAtMs: 2 },
  ]);
});

test('a day keeps a bounded list, and counts the rest', () => {
  const many = Array.from({ length: 300 }, (_, at) => fault({ build: `build-${at}` }));
  const { reports, faults } = withReports(EMPTY, [...many, many[0] ?? fault()], 1);
  expect([reports, faults.length, faults[0]?.count]).toEqual([301, FAULT_BOUNDS.perDay, 2]);
});

test('a storm of reports is written once in two seconds', async () => {
  vi.useFakeTimers();
  const write = vi.fn<(items: readonly number[]) => Promise<void>>(async () => {});
  const add = gathering(write, 2_000);
  const waiting = Promise.all(Array.from({ length: 500 }, (_, at) => add([at])));
  await vi.advanceTimersByTimeAsync(2_000);
  await waiting;
  expect(write.mock.calls.map(([items]) => items.length)).toEqual([500]);
  const later = add([1, 2]);
  await vi.advanceTimersByTimeAsync(2_000);
  await later;
  expect(write.mock.calls.map(([items]) => items.length)).toEqual([500, 2]);
  vi.useRealTimers();
});

test('a failed write reaches those who wait for it, and the next one is tried', async () => {
  const write = vi.fn<() => Promise<void>>(async () => {}).mockRejectedValueOnce(new Error('exhausted'));
  const add = gathering(write, 0);
  await expect(add([1])).rejects.toThrow('exhausted');
  await expect(add([2])).resolves.toBeUndefined();
});

import { FAULT_BOUNDS, type BrowserFault, type FaultDay } from '@rostrum/domain';
import { expect, test } from 'vitest';
import { withReports } from './fault-days.ts';

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

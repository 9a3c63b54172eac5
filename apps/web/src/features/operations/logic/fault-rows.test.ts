import type { CountedFault } from '@rostrum/domain';
import { expect, test } from 'vitest';
import { faultRows } from './fault-rows.ts';

const fault = (what: string, count: number, lastAtMs = 1): CountedFault => ({
  kind: 'error',
  what,
  build: 'Qm3kTz0a',
  route: '/faq',
  browser: 'Firefox 150',
  frames: [],
  count,
  lastAtMs,
});

test('the same fault of several days is one row, the most frequent is first, and the rest is counted', () => {
  const { rows, unlisted } = faultRows([
    { day: '2026-11-20', reports: 9, faults: [fault('Error:other', 3, 5), fault('Error:react', 4)] },
    { day: '2026-11-19', reports: 2, faults: [fault('Error:other', 2, 2)] },
  ]);
  expect(rows.map(({ what, count, lastAtMs }) => [what, count, lastAtMs])).toEqual([
    ['Error:other', 5, 5],
    ['Error:react', 4, 1],
  ]);
  expect(unlisted).toBe(2);
});

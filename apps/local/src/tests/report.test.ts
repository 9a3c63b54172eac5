import { expect, test } from 'vitest';
import { closingLine, countCheck, sumCounts } from './count.ts';
import { countReport } from './report.ts';

const failure = { name: 'lint', message: '3:5 error' };

test('a failed check counts as one failure, under its own name', () => {
  expect(countReport(countCheck(failure))).toEqual({ passed: 0, failed: 1, skipped: 0, failures: [failure] });
  expect(countReport(countCheck(null))).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] });
});

test('refuses a report of another kind', () => {
  expect(() => countReport({ ok: true })).toThrow('invalid_type');
});

test('reports are added up, and skipped tests are mentioned only if there are any', () => {
  const sum = sumCounts([
    { passed: 3, failed: 0, skipped: 0, failures: [] },
    countCheck(null),
    countCheck(failure),
  ]);
  expect(closingLine(sum)).toBe('4 passed, 1 failed');
  expect(sum.failures).toEqual([failure]);
  expect(closingLine({ ...sum, skipped: 2 })).toBe('4 passed, 1 failed, 2 skipped');
});

import { expect, test } from 'vitest';
import { closingLine, countReport, sumCounts } from './report.ts';

const vitest = (passed: number, failed: number, files: object[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: files,
});

test('a report of Vitest is counted test by test', () => {
  const files = [{ status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }];
  expect(countReport(vitest(7, 1, files))).toEqual({ passed: 7, failed: 1, skipped: 3 });
});

test('a file that fails before its first test counts as one failure', () => {
  const files = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(countReport(vitest(1, 0, files))).toMatchObject({ passed: 1, failed: 1 });
});

test('a report of Playwright counts what was flaky as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2, duration: 1234 };
  expect(countReport({ stats, errors: [] })).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('a run of Playwright that found no tests has failed', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countReport({ stats, errors: [{ message: 'No tests found' }] })).toMatchObject({ failed: 1 });
});

test('refuses a report of another kind', () => {
  expect(() => countReport({ ok: true })).toThrow('invalid_type');
});

test('reports are added up, and skipped tests are named only where there are any', () => {
  const sum = sumCounts([
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 4, failed: 1, skipped: 0 },
  ]);
  expect(closingLine(sum)).toBe('7 passed, 1 failed');
  expect(closingLine({ ...sum, skipped: 2 })).toBe('7 passed, 1 failed, 2 skipped');
});

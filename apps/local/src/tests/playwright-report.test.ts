import { expect, test } from 'vitest';
import { countReport } from './report.ts';

const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2, duration: 1234 };
const spec = (title: string, status: string, ...messages: string[]) => ({
  title,
  tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
});
const suites = [
  {
    title: 'room.spec.ts',
    specs: [spec('opens', 'expected'), spec('closes', 'unexpected', 'Error: it stays open')],
    suites: [{ title: 'a seat', specs: [spec('is taken', 'flaky', 'Error: too late')] }],
  },
];

test('a Playwright report counts flaky tests as failed', () => {
  expect(countReport({ stats, suites, errors: [] })).toMatchObject({ passed: 5, failed: 2, skipped: 2 });
});

test('a test that failed is named by its file, its groups and its title', () => {
  expect(countReport({ stats, suites, errors: [] }).failures).toEqual([
    { name: 'room.spec.ts > closes', message: 'Error: it stays open' },
    { name: 'room.spec.ts > a seat > is taken (at the first try)', message: 'Error: too late' },
  ]);
});

test('a run of Playwright that found no tests has failed', () => {
  const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countReport({ stats: none, suites: [], errors: [{ message: 'No tests found' }] })).toMatchObject({
    failed: 1,
    failures: [{ message: 'No tests found' }],
  });
});

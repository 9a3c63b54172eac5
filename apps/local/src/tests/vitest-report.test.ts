import { expect, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { countReport } from './report.ts';

const passed = { status: 'passed', title: 'is quick', ancestorTitles: [], failureMessages: [] };
const failed = {
  status: 'failed',
  title: 'is linear',
  ancestorTitles: ['a text', 'of spaces'],
  failureMessages: ['AssertionError: 40', 'Error: after it'],
};

const report = (files: object[], counts: object = {}) => ({
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: files,
  ...counts,
});
const file = (status: string, assertionResults: object[], message = '') => ({
  name: inRoot('libs', 'x', 'a.test.ts'),
  status,
  message,
  assertionResults,
});

test('a report of Vitest is counted test by test', () => {
  const count = countReport(report([file('failed', [passed, failed])], { numFailedTests: 1 }));
  expect(count).toMatchObject({ passed: 7, failed: 1, skipped: 3 });
});

test('a test that failed is named by its file in the repository and its titles', () => {
  const count = countReport(report([file('failed', [passed, failed])], { numFailedTests: 1 }));
  expect(count.failures).toEqual([
    {
      name: 'libs/x/a.test.ts > a text > of spaces > is linear',
      message: 'AssertionError: 40\nError: after it',
    },
  ]);
});

test('a file that fails before its first test counts as one failure, under its own name', () => {
  const count = countReport(report([file('failed', [], 'SyntaxError: no'), file('passed', [passed])]));
  expect(count).toMatchObject({
    passed: 7,
    failed: 1,
    failures: [{ name: 'libs/x/a.test.ts', message: 'SyntaxError: no' }],
  });
});

import { expect, test } from 'vitest';
import { describeFailure, failureFromLog } from './failures.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, line) => `line ${line}`).join('\n');

test('a failure is its name and the first lines of its message, without colours', () => {
  const message = '\u001b[31mAssertionError: expected 40\u001b[39m\n\nto be less than 35\n' + numbered(20);
  expect(describeFailure({ name: 'lib > reads', message }).split('\n')).toEqual([
    '✗ lib > reads',
    '    AssertionError: expected 40',
    '    to be less than 35',
    ...numbered(10)
      .split('\n')
      .map((line) => `    ${line}`),
  ]);
});

test('shows our own code in a stack trace', () => {
  const message =
    'Error: no\n    at check (/x/node_modules/a/b.js:1:2)\n    at node:internal/x:1\n    at /x/apps/web/c.ts:3:4';
  expect(describeFailure({ name: 'x', message }).split('\n')).toEqual([
    '✗ x',
    '    Error: no',
    '        at /x/apps/web/c.ts:3:4',
  ]);
});

test('an endless line is cut', () => {
  expect(describeFailure({ name: 'x', message: 'a'.repeat(5_000) }).length).toBeLessThan(350);
});

test('of a log, the lines about errors are kept, with the file that a linter names before them', () => {
  const log = [
    '> nx run ui:lint',
    ' ✓ src/route-error.test.ts',
    '/ui/src/button.tsx',
    '  3:5  error  No',
  ].join('\n');
  expect(failureFromLog('lint', log)).toEqual({
    name: 'lint',
    message: '/ui/src/button.tsx\n  3:5  error  No',
  });
});

test('an error that Vitest caught outside of every test is found in its log', () => {
  const log =
    '✓ a.test.ts (1 test)\n⎯⎯ Unhandled Rejection ⎯⎯\nTypeError: window is gone\n❯ late a.ts:3:1\nTests 1 passed';
  expect(failureFromLog('unit tests', log).message).toContain('TypeError: window is gone');
});

test('of a log that speaks of no error, the end is kept', () => {
  expect(failureFromLog('build', numbered(40)).message).toMatch(/^line 28\n[^]*line 39$/);
});

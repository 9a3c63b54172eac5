import { expect, test } from 'vitest';
import { retryAfterOf } from './retry-after.ts';

const AT_MS = Date.UTC(2026, 10, 28, 12);

test.each([
  ['seconds', { 'retry-after': '7' }, 7_000],
  ['a date', { 'retry-after': 'Sat, 28 Nov 2026 12:00:30 GMT' }, 30_000],
  ['milliseconds, which are more exact', { 'retry-after-ms': '250', 'retry-after': '1' }, 250],
  ['a date in the past', { 'retry-after': 'Sat, 28 Nov 2026 11:59:00 GMT' }, null],
  ['nonsense', { 'retry-after': 'soon', 'retry-after-ms': 'x' }, null],
  ['nothing', {}, null],
])('a pause is asked for in %s', (_, responseHeaders, pauseMs) => {
  expect(retryAfterOf({ responseHeaders }, AT_MS)).toBe(pauseMs);
});

test('Google asks for a pause in the body', () => {
  const responseBody = '{"error":{"code":429,"details":[{"@type":"…RetryInfo","retryDelay": "34.5s"}]}}';
  expect(retryAfterOf({ responseBody }, AT_MS)).toBe(34_500);
});

import { expect, test } from 'vitest';
import { faultsIn } from './server-faults.ts';

const fault = (message: string) => `>  {"severity":"ERROR","message":"${message}"}`;

test('only faults are picked from the log', () => {
  const log = ['i  functions: Loaded', fault('topics failed'), '>  {"severity":"INFO","message":"ERROR"}'];
  expect(faultsIn(log.join('\n'))).toEqual([fault('topics failed')]);
});

test('the last of many are kept, and none is endless', () => {
  const log = Array.from({ length: 100 }, (_, at) => fault(`${at} ${'x'.repeat(5_000)}`)).join('\n');
  const faults = faultsIn(log);
  expect(faults).toHaveLength(30);
  expect(faults.at(-1)).toContain('"99 x');
  expect(faults.every((line) => line.length <= 1_000)).toBe(true);
});

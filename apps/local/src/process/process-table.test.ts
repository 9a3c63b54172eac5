import { expect, test } from 'vitest';
import { listProcesses, parseProcStat, stillRunning, withDescendants } from './process-table.ts';

const entry = (pid: number, parentPid: number, startedAt = '1') => ({ pid, parentPid, startedAt });

test('reads a process whose name holds spaces and brackets', () => {
  const rest = '1 1 0 -1 4194560 1 0 0 0 0 0 0 0 20 0 11 0 316494 1 1';
  expect(parseProcStat(`4711 (a) b (c) S 42 ${rest}`)).toEqual(entry(4711, 42, '316494'));
});

test('a process that has ended and only waits to be collected does not run', () => {
  expect(parseProcStat(`4711 (java) Z 42 1 1 0 -1 4 1 0 0 0 0 0 0 0 20 0 11 0 316494 1 1`)).toBeNull();
});

test('a family is a process with everything below it', () => {
  const table = [entry(1, 0), entry(10, 1), entry(12, 11), entry(11, 10), entry(20, 1)];
  expect(withDescendants(10, table).map(({ pid }) => pid)).toEqual([10, 11, 12]);
});

test('another process with the same id is not mistaken for the recorded one', () => {
  const recorded = [entry(10, 1, 'monday'), entry(11, 1, 'monday')];
  expect(stillRunning(recorded, [entry(10, 1, 'tuesday'), entry(11, 7, 'monday')])).toEqual([recorded[1]]);
});

test('this very process is in the table', () => {
  expect(listProcesses().find(({ pid }) => pid === process.pid)).toMatchObject({ parentPid: process.ppid });
});

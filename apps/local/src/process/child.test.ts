import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startChild } from './child.ts';
import type { Child } from './child.ts';
import { stillRunning } from './process-table.ts';
import { removeRunRecord, sweepRunRecords, thisProcess, writeRunRecord } from './run-record.ts';

let folder: string;
let children: Child[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostrum-child-'));
  children = [];
});
afterEach(async () => {
  await Promise.all(children.map((child) => child.stop()));
  rmSync(folder, { recursive: true });
});

/** Starts a script and resolves once it has printed a line. */
async function start(script: string, stopWithinMs = 200): Promise<Child> {
  const child = startChild({
    name: 'a child',
    command: process.execPath,
    args: ['-e', script],
    cwd: folder,
    logFile: join(folder, `${children.length}.log`),
    stopWithinMs,
  });
  children.push(child);
  await expect.poll(() => readFileSync(child.logFile, 'utf8'), { timeout: 30_000 }).toContain('\n');
  return child;
}

const IDLE = 'console.log("up"); setInterval(() => {}, 1000);';
const DEAF = `process.on('SIGTERM', () => {}); ${IDLE}`;
/** Starts a grandchild in its own process group, as firebase-tools does with Java. */
const PARENT = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', ${JSON.stringify(DEAF)}], { detached: true, stdio: 'inherit' });
  setInterval(() => {}, 1000);`;

test('a child that exits by itself reports its exit code', async () => {
  const child = await start('console.log("up"); process.exitCode = 3;');
  expect(await child.exited).toBe(3);
});

test('a command that does not exist is an end, too', async () => {
  const child = startChild({
    name: 'x',
    command: 'no-such-command',
    args: [],
    logFile: join(folder, 'x.log'),
  });
  expect(await child.exited).toBe(-1);
});

test('a child that does not listen is killed', async () => {
  const child = await start(DEAF);
  const family = child.family();
  await child.stop();
  expect(stillRunning(family)).toEqual([]);
});

test('a grandchild in its own group does not outlive its stack', async () => {
  const child = await start(PARENT);
  const family = child.family();
  expect(family).toHaveLength(2);
  await child.stop();
  expect(stillRunning(family)).toEqual([]);
});

test('the next run stops and deletes the remains of a killed run', async () => {
  const child = await start(PARENT);
  const processes = child.family();
  const temporary = join(folder, 'left-behind');
  const records = join(folder, 'run');
  const owner = { ...thisProcess(), startedAt: 'a process of yesterday' };
  writeRunRecord(records, { name: 'start', owner, processes, temporary: [temporary] });
  expect(await sweepRunRecords(records)).toEqual([]);
  expect(stillRunning(processes)).toEqual([]);
});

test('a stack that still runs is reported and left alone', async () => {
  const child = await start(IDLE);
  const records = join(folder, 'run');
  const record = { name: 'start', owner: thisProcess(), processes: child.family(), temporary: [] };
  writeRunRecord(records, record);
  expect(await sweepRunRecords(records)).toEqual([record]);
  expect(stillRunning(record.processes)).toHaveLength(1);
  removeRunRecord(records, record);
  expect(await sweepRunRecords(records)).toEqual([]);
});

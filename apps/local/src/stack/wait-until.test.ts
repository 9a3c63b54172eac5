import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Child } from '../process/child.ts';
import { Problem } from '../problem.ts';
import { Closers } from './closers.ts';
import { watchForInterruption } from './interruption.ts';
import { waitForSuccess, waitUntil } from './wait-until.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostrum-wait-'));
  writeFileSync(join(folder, 'emulators.log'), 'starting\nport 8080 is busy\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

function child(changes: Partial<Child> = {}): Child {
  return {
    name: 'The emulators',
    logFile: join(folder, 'emulators.log'),
    exited: new Promise(() => {}),
    hasExited: () => false,
    family: () => [],
    stop: async () => {},
    ...changes,
  };
}

const waiting = { what: 'Firestore', withinMs: 1_000, signal: new AbortController().signal };

test('a late answer is awaited, whatever failed before', async () => {
  const answers = [new Error('refused'), false, true];
  const isThere = async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer === true;
  };
  await waitUntil({ ...waiting, isThere, child: child() });
  expect(answers).toEqual([]);
});

test('a part that ends before it is ready is a problem that shows the end of its log', async () => {
  const failed = waitUntil({
    ...waiting,
    isThere: async () => false,
    child: child({ hasExited: () => true }),
  });
  await expect(failed).rejects.toThrow(Problem);
  await expect(failed).rejects.toThrow(/The emulators ended before Firestore was ready[^]*port 8080 is busy/);
});

test('a part that never answers is given up', async () => {
  const failed = waitUntil({ ...waiting, withinMs: 0, isThere: async () => false, child: child() });
  await expect(failed).rejects.toThrow('Firestore was not ready within 0 s');
});

test('waiting stops at once when the stack stops', async () => {
  const signal = AbortSignal.abort();
  const isThere = async () => false;
  await expect(waitUntil({ ...waiting, signal, isThere, child: child() })).rejects.toThrow('aborted');
});

test('a failing build is a problem, a successful one is not', async () => {
  const done = child({ exited: Promise.resolve(0) });
  await expect(waitForSuccess(done, waiting.signal)).resolves.toBeUndefined();
  const broken = child({ exited: Promise.resolve(1) });
  await expect(waitForSuccess(broken, waiting.signal)).rejects.toThrow('The emulators failed.');
});

test('parts are stopped in reverse order, each exactly once', async () => {
  const closed: string[] = [];
  const closers = new Closers();
  for (const name of ['first', 'second']) closers.add(() => void closed.push(name));
  await closers.closeAll();
  await closers.closeAll();
  expect(closed).toEqual(['second', 'first']);
});

test('an uncaught fault stops the work and is reported', async () => {
  const interruption = watchForInterruption();
  process.emit('uncaughtException', new Error('out of memory'));
  expect(interruption.signal.aborted).toBe(true);
  await expect(interruption.happened).rejects.toThrow('out of memory');
  interruption.forget();
});

test('Ctrl-C ends the work without a complaint, however often it is pressed', async () => {
  const interruption = watchForInterruption();
  process.emit('SIGINT');
  process.emit('SIGINT');
  expect(await interruption.happened).toBeNull();
  interruption.forget();
});

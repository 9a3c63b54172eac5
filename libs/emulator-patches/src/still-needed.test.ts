import { EventEmitter } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { emulatorPart } from './firebase-tools-parts.ts';
import type { TaskQueuePrototype } from './task-delays.ts';

/* Each test runs firebase-tools without our patch. One that fails says which patch can go: README.md says how. */

const folder = new URL('../../../apps/local/firebase-tools/', import.meta.url);
const requireTool = createRequire(new URL('package.json', folder));
const isInstalled = existsSync(new URL('node_modules/firebase-tools/package.json', folder));
const canGo = (patch: string) => `firebase-tools no longer needs this patch. Remove: ${patch}`;

describe.skipIf(!isInstalled)('the firebase-tools that is installed', () => {
  test('runs a task before it is due', () => {
    const config = { rateLimits: { maxDispatchesPerSecond: 500, maxConcurrentDispatches: 1 } };
    const { TaskQueue } = emulatorPart(requireTool, 'taskQueue') as unknown as {
      TaskQueue: new (key: string, config: object) => TaskQueuePrototype & QueueInside;
    };
    const queue = new TaskQueue('bell', { ...config, retryConfig: {}, timeoutSeconds: 10, defaultUri: '' });
    const scheduleTime = new Date(Date.now() + 60_000).toISOString();
    const task = { name: 'bell', scheduleTime, httpRequest: { url: 'http://127.0.0.1' } };
    queue.enqueue(task);
    queue.tokens = 1;
    queue.dispatchTasks();
    expect(queue.getDispatch()[0]?.task.name, canGo('task-delays.ts')).toBe('bell');
  });

  test('looks for tasks once a second when idle, and spins when busy', () => {
    const { LISTEN_TIMEOUT, UPDATE_TIMEOUT } = emulatorPart(requireTool, 'tasksEmulator').TaskQueueController;
    expect({ LISTEN_TIMEOUT, UPDATE_TIMEOUT }, canGo('lookForTasksSteadily')).toEqual({
      LISTEN_TIMEOUT: 1000,
      UPDATE_TIMEOUT: 0,
    });
  });

  test('asks a worker that has ended for its socket', async () => {
    let asked = 0;
    const runtime = {
      process: { exitCode: 1, signalCode: null },
      conn: {
        httpReqOpts: () => {
          asked++;
          return { socketPath: fileURLToPath(new URL('no-such.sock', folder)) };
        },
      },
    };
    const { isSocketReady } = emulatorPart(requireTool, 'functionsRuntimeWorker').RuntimeWorker.prototype;
    await expect(isSocketReady.call({ runtime })).rejects.toThrow('ENOENT');
    expect(asked, canGo('dead-workers.ts')).toBe(1);
  });

  test('keeps every idle worker', () => {
    const { RuntimeWorkerPool } = emulatorPart(requireTool, 'functionsRuntimeWorker') as unknown as {
      RuntimeWorkerPool: new () => PoolInside;
    };
    const pool = new RuntimeWorkerPool();
    const workers = Array.from({ length: 40 }, (_, at) => pool.addWorker({ id: `f-${at}` }, aRuntime()));
    for (const worker of workers) worker.state = 'IDLE';
    pool.addWorker({ id: 'one-more' }, aRuntime());
    expect(
      workers.every(({ state }) => state === 'IDLE'),
      canGo('worker-limit.ts'),
    ).toBe(true);
  });

  test('gives a process that is busy no second call', () => {
    const { RuntimeWorkerPool } = emulatorPart(requireTool, 'functionsRuntimeWorker') as unknown as {
      RuntimeWorkerPool: new () => PoolInside;
    };
    const pool = new RuntimeWorkerPool();
    pool.addWorker({ id: 'rooms' }, aRuntime()).state = 'BUSY';
    expect(pool.getIdleWorker('rooms'), canGo('shared-workers.ts')).toBeUndefined();
  });

  test('refuses every Java below 21, although the emulator of the Google Cloud CLI runs on 11', () => {
    const { MIN_SUPPORTED_JAVA_MAJOR_VERSION } = emulatorPart(requireTool, 'commandUtils');
    expect(MIN_SUPPORTED_JAVA_MAJOR_VERSION, canGo('oldestJava')).toBeGreaterThan(11);
  });

  test('judges storage rules in a program that it has to download', () => {
    const info = new URL('node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json', folder);
    const { storage } = JSON.parse(readFileSync(info, 'utf8'));
    expect(storage?.remoteUrl, canGo('java/ and buildStorageRulesJar')).toMatch(/^https:.*\.jar$/);
  });
});

/** What the test looks at inside a queue. */
interface QueueInside {
  queuedIds: Set<string>;
  tokens: number;
  dispatchTasks: () => void;
  getDispatch: () => ({ task: { name: string } } | null)[];
}

interface PoolInside {
  addWorker: (trigger: { id: string }, runtime: object) => { state: string };
  getIdleWorker: (triggerId: string) => object | undefined;
}

/** A process of functions, as far as the pool looks at it. */
const aRuntime = () => ({
  process: Object.assign(new EventEmitter(), { kill: () => undefined }),
  events: new EventEmitter(),
});

import { expect, test } from 'vitest';
import { shareWorkers, type SharedWorker, type WorkerClasses } from './shared-workers.ts';

const running = () => ({ process: { killed: false, exitCode: null, signalCode: null } });

/** A miniature of the emulator: a start takes until `ready`, a call until its `end`. */
function anEmulator() {
  const workers: SharedWorker[] = [];
  const starts: (() => void)[] = [];
  const ends: (() => void)[] = [];
  const classes: WorkerClasses = {
    starter: {
      startRuntime: async () => {
        await new Promise<void>((ready) => starts.push(ready));
        workers.push({ state: 'IDLE', runtime: running() });
      },
    },
    pool: {
      getTriggerWorkers: () => workers,
      getIdleWorker() {
        return this.getTriggerWorkers().find(({ state }) => state === 'IDLE');
      },
    },
    worker: {
      async request() {
        this.state = 'BUSY';
        await new Promise<void>((end) => ends.push(end));
        this.state = 'IDLE';
      },
    },
  };
  shareWorkers(classes);
  const call = async () => {
    if (!classes.pool.getIdleWorker()) await classes.starter.startRuntime({}, { id: 'rooms' });
    const worker = classes.pool.getIdleWorker()!;
    return classes.worker.request.call(worker);
  };
  return { classes, workers, starts, ends, call };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('calls at the same time start one process and share it', async () => {
  const { workers, starts, ends, call } = anEmulator();
  const calls = [call(), call(), call()];
  expect(starts).toHaveLength(1);
  starts[0]!();
  await settled();
  expect(ends).toHaveLength(3);
  for (const end of ends) end();
  await Promise.all(calls);
  expect(workers.map(({ state }) => state)).toEqual(['IDLE']);
});

test('a process stays busy until its last call has ended', async () => {
  const { workers, starts, ends, call } = anEmulator();
  const calls = [call(), call()];
  starts[0]!();
  await settled();
  ends[0]!();
  await calls[0];
  expect(workers[0]?.state).toBe('BUSY');
  ends[1]!();
  await calls[1];
  expect(workers[0]?.state).toBe('IDLE');
});

test.each([
  ['is finishing', { state: 'FINISHING', runtime: running() }],
  ['was killed', { state: 'BUSY', runtime: { process: { ...running().process, killed: true } } }],
  ['has died', { state: 'BUSY', runtime: { process: { ...running().process, signalCode: 'SIGKILL' } } }],
])('a process that %s gets no call: another one starts', (_, worker) => {
  const { workers, starts, call } = anEmulator();
  workers.push(worker);
  void call();
  expect(starts).toHaveLength(1);
});

test('a start that fails is told to each call that waits, and the next call starts again', async () => {
  const { classes } = anEmulator();
  let tries = 0;
  const starter: WorkerClasses['starter'] = {
    startRuntime: () => Promise.reject(new Error(`no room ${++tries}`)),
  };
  shareWorkers({ ...classes, starter });
  const start = () => starter.startRuntime({}, { id: 'rooms' });
  const told = await Promise.allSettled([start(), start()]);
  expect(told.map((one) => one.status === 'rejected' && one.reason.message)).toEqual([
    'no room 1',
    'no room 1',
  ]);
  await expect(start()).rejects.toThrow('no room 2');
});

test('the process that looks for functions has no function and shares nothing', async () => {
  const { classes, starts } = anEmulator();
  void classes.starter.startRuntime({});
  void classes.starter.startRuntime({});
  expect(starts).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { giveUpDeadWorkers, type Worker, type WorkerPrototype } from './dead-workers.ts';

/** The relevant part of the emulator's worker: its socket does not exist yet. */
function aWorker(process: Partial<Worker['runtime']['process']>) {
  const prototype: WorkerPrototype = {
    isSocketReady: () => Promise.reject(new Error('connect ENOENT')),
  };
  giveUpDeadWorkers(prototype);
  const runtime = { process: { exitCode: null, signalCode: null, ...process } };
  return Object.assign(Object.create(prototype) as WorkerPrototype, { runtime });
}

test('a starting worker gets the request', async () => {
  await expect(aWorker({}).isSocketReady()).rejects.toThrow('ENOENT');
});

test.each([{ signalCode: 'SIGKILL' }, { exitCode: 1 }, { exitCode: 0 }])(
  'one that has ended, %o, is given up',
  async (ended) => {
    await expect(aWorker(ended).isSocketReady()).rejects.toThrow('A worker ended while it started');
  },
);

import { hasEnded, type Worker } from './dead-workers.ts';

export interface SharedWorker extends Worker {
  state: string;
  runtime: { process: Worker['runtime']['process'] & { killed: boolean } };
}

export interface SharedWorkerPrototype {
  request: (this: SharedWorker, ...args: unknown[]) => Promise<void>;
}

export interface SharingPoolPrototype {
  getIdleWorker: (this: SharingPoolPrototype, ...trigger: unknown[]) => SharedWorker | undefined;
  getTriggerWorkers: (this: SharingPoolPrototype, ...trigger: unknown[]) => readonly SharedWorker[];
}

export interface StarterPrototype {
  startRuntime: (this: object, backend: object, trigger?: { id: string }) => Promise<unknown>;
}

/** The classes of the Functions emulator that start processes and give them calls. */
export interface WorkerClasses {
  starter: StarterPrototype;
  pool: SharingPoolPrototype;
  worker: SharedWorkerPrototype;
}

/**
 * Makes one process answer all calls of a function at once, as an instance does in the cloud up to its `concurrency`. The
 * stock emulator gives each process one call at a time, so eighty simultaneous calls start eighty processes.
 */
export function shareWorkers({ starter, pool, worker }: WorkerClasses): void {
  shareStarts(starter);
  const { getIdleWorker } = pool;
  pool.getIdleWorker = function idleOrBusy(...trigger) {
    return getIdleWorker.apply(this, trigger) ?? this.getTriggerWorkers(...trigger).find(isAtWork);
  };
  stayBusy(worker);
}

/** A killed worker still counts as busy until its process has gone. */
function isAtWork(worker: SharedWorker): boolean {
  return worker.state === 'BUSY' && !worker.runtime.process.killed && !hasEnded(worker);
}

/** Calls that find no process wait for the same one to start. */
function shareStarts(starter: StarterPrototype): void {
  const { startRuntime } = starter;
  const starting = new Map<string, Promise<unknown>>();
  starter.startRuntime = function startOnce(backend, trigger) {
    if (!trigger) return startRuntime.call(this, backend);
    const begun = starting.get(trigger.id);
    if (begun) return begun;
    const start = startRuntime.call(this, backend, trigger).finally(() => starting.delete(trigger.id));
    starting.set(trigger.id, start);
    return start;
  };
}

/** The stock worker calls itself idle when any of its calls ends; ours when the last one does. */
function stayBusy(worker: SharedWorkerPrototype): void {
  const { request } = worker;
  const calls = new WeakMap<SharedWorker, number>();
  worker.request = async function countedRequest(...args) {
    calls.set(this, (calls.get(this) ?? 0) + 1);
    try {
      await request.apply(this, args);
    } finally {
      const left = (calls.get(this) ?? 1) - 1;
      calls.set(this, left);
      if (left > 0 && this.state === 'IDLE') this.state = 'BUSY';
      if (left === 0 && isAtWork(this)) this.state = 'IDLE';
    }
  };
}

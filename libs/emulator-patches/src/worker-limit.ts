import type { EventEmitter } from 'node:events';

/** The part of a function's worker that shows what it does, and stops it. */
export interface PooledWorker {
  state: string;
  /** Emits each state. */
  stateEvents: Pick<EventEmitter, 'on'>;
  runtime: { process: { kill: () => unknown } };
}

export interface PoolPrototype {
  addWorker: (this: object, ...args: unknown[]) => PooledWorker;
}

/**
 * Makes the Functions emulator stop the worker that has been idle longest when it starts one more than `most`. The stock
 * emulator keeps a process for each function and each simultaneous call, a quarter of a gigabyte each, until it ends.
 */
export function limitWorkers(prototype: PoolPrototype, most: number): void {
  const { addWorker } = prototype;
  /** Those who worked last come last. */
  const workers = new Set<PooledWorker>();
  prototype.addWorker = function addWithinLimit(...args) {
    const worker = addWorker.apply(this, args);
    workers.add(worker);
    worker.stateEvents.on('IDLE', () => {
      workers.delete(worker);
      workers.add(worker);
    });
    worker.stateEvents.on('FINISHED', () => workers.delete(worker));
    const isIdle = ({ state }: PooledWorker) => state === 'IDLE';
    const idlest = workers.size > most ? [...workers].find(isIdle) : undefined;
    if (idlest) stop(idlest, workers);
    return worker;
  };
}

/** The pool gives no request to a worker that is finishing. */
function stop(worker: PooledWorker, workers: Set<PooledWorker>): void {
  workers.delete(worker);
  worker.state = 'FINISHING';
  worker.runtime.process.kill();
}

/** The part of a function's worker that shows whether it accepts requests yet. */
export interface Worker {
  runtime: { process: { exitCode: number | null; signalCode: string | null } };
}

export interface WorkerPrototype {
  isSocketReady: (this: Worker) => Promise<void>;
}

/**
 * Makes the Functions emulator give up a worker that ends while it starts. The stock one asks it again and again for as long
 * as a start may take, three minutes here, and all that time the call has one of the few places that there are for calls.
 */
export function giveUpDeadWorkers(prototype: WorkerPrototype): void {
  const { isSocketReady } = prototype;
  prototype.isSocketReady = async function isReadyOrDead() {
    const { exitCode, signalCode } = this.runtime.process;
    if (exitCode !== null || signalCode !== null) throw new Error('A worker ended while it started');
    return isSocketReady.call(this);
  };
}

/** The part of a function's worker that shows whether it accepts requests yet. */
export interface Worker {
  runtime: { process: { exitCode: number | null; signalCode: string | null } };
}

export function hasEnded({ runtime: { process } }: Worker): boolean {
  return process.exitCode !== null || process.signalCode !== null;
}

export interface WorkerPrototype {
  isSocketReady: (this: Worker) => Promise<void>;
}

/**
 * Makes the Functions emulator give up a worker that dies during its start. The stock emulator retries until the
 * start timeout, here three minutes, and the call occupies one of few slots all that time.
 */
export function giveUpDeadWorkers(prototype: WorkerPrototype): void {
  const { isSocketReady } = prototype;
  prototype.isSocketReady = async function isReadyOrDead() {
    if (hasEnded(this)) throw new Error('A worker ended while it started');
    return isSocketReady.call(this);
  };
}

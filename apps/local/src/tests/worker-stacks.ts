import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tells each worker of Playwright which stack is its own. `tests/e2e/src/support/worker-stack.ts` reads it. */
export interface WorkerStacks {
  /** What Playwright needs to know, besides the variables of a stack. */
  environment: Record<string, string>;
  /** The worker, which may be waiting for it, has this stack from now on. */
  give(worker: number, variables: Record<string, string>): void;
  /** The worker's stack could not be made ready, and its tests fail with this message. */
  refuse(worker: number, message: string): void;
}

export function workerStacks(folder: string, workers: number): WorkerStacks {
  mkdirSync(folder, { recursive: true });
  const write = (worker: number, stack: object) => {
    const file = join(folder, `${worker}.json`);
    writeFileSync(`${file}.new`, JSON.stringify(stack));
    renameSync(`${file}.new`, file);
  };
  return {
    environment: { ROSTRUM_WORKER_STACKS: folder, ROSTRUM_WORKERS: String(workers) },
    give: (worker, variables) => write(worker, { variables }),
    refuse: (worker, message) => write(worker, { problem: message }),
  };
}

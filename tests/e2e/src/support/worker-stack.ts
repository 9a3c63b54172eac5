import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';

const LOOK_EVERY_MS = 250;

const stackSchema = z.union([
  z.object({ variables: z.record(z.string(), z.string()) }),
  z.object({ problem: z.string() }),
]);

/**
 * Leads all lookups of this worker to its own stack, once that is ready: it may be busy with another part of `npm test`.
 * Beside `npm run stack` there is one stack, and its variables are set already. @throws Error if this worker has no stack
 */
export async function joinWorkerStack(worker: number): Promise<void> {
  const folder = process.env['ROSTRUM_WORKER_STACKS'];
  if (folder === undefined) return;
  const workers = Number(process.env['ROSTRUM_WORKERS']);
  if (worker >= workers) throw new Error(`Worker ${worker + 1} has no stack, of which there are ${workers}`);
  const file = join(folder, `${worker}.json`);
  while (!existsSync(file)) await sleep(LOOK_EVERY_MS);
  const stack = stackSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  if ('problem' in stack) throw new Error(`The stack of worker ${worker + 1} is not ready: ${stack.problem}`);
  Object.assign(process.env, stack.variables);
}

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Problem } from '../problem.ts';

const STATUS = '/proc/self/status';

/**
 * The cores of the processor that this process may use, as the system lists them: "0-3,6".
 * @throws Problem where the system is not Linux
 */
export function allowedCores(): string {
  const list = existsSync(STATUS) && /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync(STATUS, 'utf8'))?.[1];
  if (!list) throw new Problem('Only Linux can say which cores a process uses: measure screens there.');
  return list;
}

/**
 * Moves this process to some of its cores, and with it what it starts from now on; what it started before stays.
 * @throws Problem where the system refuses or has no `taskset`
 */
export function moveTo(cores: string): void {
  const moved = spawnSync('taskset', ['-a', '-p', '-c', cores, String(process.pid)], { encoding: 'utf8' });
  if (moved.status === 0) return;
  const why = moved.error?.message ?? moved.stderr.trim();
  throw new Problem(`Cannot move to the cores ${cores}: ${why}. Is "taskset" (util-linux) installed?`);
}

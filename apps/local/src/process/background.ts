import { spawnSync } from 'node:child_process';
import { Problem } from '../problem.ts';
import { listProcesses, stillRunning, withDescendants } from './process-table.ts';

/**
 * Moves the children of this process, and their future children, into the background (Linux's `SCHED_IDLE`): they
 * get a core only while nothing else wants it. This process and its later children stay as they are. @throws
 * Problem if the system refuses or has no `chrt`
 */
export function moveChildrenToBackground(): void {
  const children = withDescendants(process.pid, listProcesses()).filter(({ pid }) => pid !== process.pid);
  for (const child of children) {
    const moved = spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(child.pid)], {
      encoding: 'utf8',
    });
    if (moved.status === 0 || stillRunning([child]).length === 0) continue;
    const why = moved.error?.message ?? moved.stderr.trim();
    throw new Problem(`Cannot move a process to the background: ${why}. Is this Linux, with util-linux?`);
  }
}

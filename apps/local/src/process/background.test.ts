import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { moveChildrenToBackground } from './background.ts';

/** A shell that prints its own scheduling policy, and that of a process it starts only then. */
const ASKED = "read line; chrt --pid $$; sh -c 'chrt --pid $$'";

const policyOf = (pid: number) => spawnSync('chrt', ['--pid', String(pid)], { encoding: 'utf8' }).stdout;

test.runIf(process.platform === 'linux')(
  'current and later child processes yield to everything else; the caller does not',
  async () => {
    const child = spawn('sh', ['-c', ASKED], { stdio: ['pipe', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill());
    await once(child, 'spawn');
    moveChildrenToBackground();
    const said: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => said.push(part));
    child.stdin.end('\n');
    await once(child, 'close');
    expect(
      Buffer.concat(said)
        .toString()
        .match(/SCHED_\w+/g),
    ).toEqual(['SCHED_IDLE', 'SCHED_IDLE']);
    expect(policyOf(process.pid)).toContain('SCHED_OTHER');
    const later = spawnSync('sh', ['-c', 'chrt --pid $$'], { encoding: 'utf8' });
    expect(later.stdout).toContain('SCHED_OTHER');
  },
);

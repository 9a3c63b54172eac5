import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { stackEnvironment } from './environment.ts';

type Running = { pid: number; parentPid: number; command: string };

/** The command line of every worker of the functions emulator. */
const WORKER = 'functionsEmulatorRuntime';

const hubSchema = z.object({ pid: z.number() });

/**
 * Kills every process that runs functions of this stack, in the middle of its work. The emulator's hub gives its own
 * process id, and only its children are killed. @returns how many there were
 */
export async function killWorkers(): Promise<number> {
  const { pid } = hubSchema.parse(await (await fetch(stackEnvironment().hub)).json());
  const workers = below(pid, listRunning()).filter(({ command }) => command.includes(WORKER));
  return workers.filter((worker) => killed(worker.pid)).length;
}

function killed(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false; // It ended between the listing and now.
  }
}

function below(pid: number, running: readonly Running[]): Running[] {
  const children = running.filter(({ parentPid }) => parentPid === pid);
  return children.flatMap((child) => [child, ...below(child.pid, running)]);
}

function listRunning(): Running[] {
  return existsSync('/proc/self/stat') ? readProc() : readPs();
}

function readProc(): Running[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name is in brackets and may itself contain spaces and brackets.
      const [, parentPid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return [
        {
          pid: Number(pid),
          parentPid: Number(parentPid),
          command: readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
        },
      ];
    } catch {
      return [];
    }
  });
}

function readPs(): Running[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parentPid, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parentPid: Number(parentPid), command }] : [];
  });
}

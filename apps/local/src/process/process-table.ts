import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** A process, told apart by its start time from a later one with the same id. */
export interface ProcessEntry {
  pid: number;
  parentPid: number;
  /** Opaque; equal only for the same process. */
  startedAt: string;
}

export function listProcesses(): ProcessEntry[] {
  return existsSync('/proc/self/stat') ? readProc() : readPs();
}

/** The process itself and everything below it. */
export function withDescendants(pid: number, processes: ProcessEntry[]): ProcessEntry[] {
  const family = processes.filter((entry) => entry.pid === pid);
  for (const member of family) {
    family.push(...processes.filter((entry) => entry.parentPid === member.pid && !family.includes(entry)));
  }
  return family;
}

/** Those of the recorded processes that still run. */
export function stillRunning(recorded: ProcessEntry[], processes = listProcesses()): ProcessEntry[] {
  const running = new Map(processes.map((entry) => [entry.pid, entry.startedAt]));
  return recorded.filter((entry) => running.get(entry.pid) === entry.startedAt);
}

function readProc(): ProcessEntry[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      return parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    } catch {
      return []; // It ended between the listing and the reading.
    }
  });
}

/** A line of `/proc/PID/stat`; null for a process that has ended and only waits to be collected. */
export function parseProcStat(line: string): ProcessEntry | null {
  const pid = Number.parseInt(line, 10);
  // The name is in brackets and may itself contain spaces and brackets.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [state, parentPid] = fields;
  const startedAt = fields[19];
  if (state === 'Z' || parentPid === undefined || startedAt === undefined) return null;
  return { pid, parentPid: Number(parentPid), startedAt };
}

function readPs(): ProcessEntry[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,lstart='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [pid, parentPid, ...startedAt] = line.trim().split(/\s+/);
    if (!pid || !parentPid) return [];
    return [{ pid: Number(pid), parentPid: Number(parentPid), startedAt: startedAt.join(' ') }];
  });
}

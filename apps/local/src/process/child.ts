import { spawn } from 'node:child_process';
import { appendFileSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from '../paths.ts';
import { listProcesses, stillRunning, withDescendants } from './process-table.ts';
import type { ProcessEntry } from './process-table.ts';

export interface ChildOptions {
  /** Shown when it fails. */
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string | undefined>;
  cwd?: string;
  /** Everything it prints goes here. */
  logFile: string;
  /** Whether it is shown on the terminal as well. */
  echo?: boolean;
  stopSignal?: NodeJS.Signals;
  /** The time that a process has to exit. */
  stopWithinMs?: number;
}

export interface Child {
  name: string;
  logFile: string;
  /** Its exit code, or null when a signal ended it. Never rejects. */
  exited: Promise<number | null>;
  hasExited(): boolean;
  /** The process and all its descendants, now or, once it is gone, as last seen. */
  family(): ProcessEntry[];
  /** Asks it to end, waits, then kills its remaining process group. */
  stop(): Promise<void>;
}

const KILL_WAIT_MS = 3_000;

/** Starts a process in its own group, so that Ctrl-C reaches it only through `stop`. */
export function startChild(options: ChildOptions): Child {
  const { name, command, args, env = {}, cwd = ROOT, logFile, stopSignal = 'SIGTERM' } = options;
  const { stopWithinMs = 10_000, echo = false } = options;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const output = echo ? 'pipe' : log;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(log);
  const show = (chunk: Buffer) => {
    process.stdout.write(chunk);
    appendFileSync(logFile, chunk);
  };
  child.stdout?.on('data', show);
  child.stderr?.on('data', show);
  let over = false;
  const exited = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(-1));
    // Only when its output is closed, too, is everything shown.
    child.once(echo ? 'close' : 'exit', (code) => resolve(code));
  }).finally(() => void (over = true));

  let lastSeen: ProcessEntry[] = [];
  const family = () => {
    if (!over && child.pid !== undefined) lastSeen = withDescendants(child.pid, listProcesses());
    return lastSeen;
  };
  return {
    name,
    logFile,
    exited,
    hasExited: () => over,
    family,
    async stop() {
      const members = family();
      if (!over) child.kill(stopSignal);
      await endedWithin(exited, stopWithinMs);
      await killAll([...members, ...family()]);
    },
  };
}

/** Ends the running ones of these processes: first politely, then by force. */
export async function killAll(recorded: ProcessEntry[]): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const left = stillRunning(recorded);
    if (left.length === 0) return;
    for (const { pid } of left) send(pid, signal);
    await waitUntil(() => stillRunning(left).length === 0, KILL_WAIT_MS);
  }
}

/** Asks these to end as Ctrl-C would and waits while they do. */
export async function endGently(recorded: ProcessEntry[], withinMs = 30_000): Promise<void> {
  const running = stillRunning(recorded);
  for (const { pid } of running) send(pid, 'SIGINT');
  await waitUntil(() => stillRunning(running).length === 0, withinMs);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended in the meantime.
  }
}

async function waitUntil(done: () => boolean, withinMs: number): Promise<void> {
  for (const end = Date.now() + withinMs; !done() && Date.now() < end;) await sleep(50);
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

async function endedWithin(ended: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise((resolve) => void (timer = setTimeout(resolve, ms)));
  await Promise.race([ended, patience]);
  clearTimeout(timer);
}

/** The end of a log, for debugging. */
export function lastLines(logFile: string, count = 40): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeBerth } from '../emulators/berth.ts';
import { inRoot } from '../paths.ts';
import type { Child } from '../process/child.ts';
import { removeRunRecord, thisProcess, writeRunRecord } from '../process/run-record.ts';
import { addressesOf } from './addresses.ts';
import type { Addresses } from './addresses.ts';
import type { Closers } from './closers.ts';
import { removeOldLogs } from './old-logs.ts';
import { RUN_FOLDER } from './plan.ts';
import type { StackPlan } from './plan.ts';

const RECORD_EVERY_MS = 2_000;

/** One run of a stack: the addresses of its parts, and the parts that it has started. */
export interface StackRun {
  plan: StackPlan;
  addresses: Addresses;
  /** Aborted when the stack must stop, even while it starts. */
  signal: AbortSignal;
  closers: Closers;
  /** Generated, and deleted at the end. */
  configFile: string;
  temporaryFolder: string;
  /** Starts a child that ends with the stack. @throws AbortError when the stack is ending already */
  own: (start: () => Child) => Child;
}

export async function openStackRun(
  plan: StackPlan,
  closers: Closers,
  signal: AbortSignal,
): Promise<StackRun> {
  const berth = await takeBerth(plan.preferredPorts);
  closers.add(berth.release);
  const addresses = addressesOf(plan.projectId, berth.ports);
  const configFile = inRoot(`.firebase-local-${plan.name}.json`);
  // Contains sockets, whose paths must be short, and the hub's locator, which is named only by project.
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'rostrum-'));
  mkdirSync(plan.workFolder, { recursive: true });
  removeOldLogs(Date.now());
  const children: Child[] = [];
  const temporary = [temporaryFolder, plan.workFolder, configFile];
  closers.add(() => temporary.forEach((path) => rmSync(path, { recursive: true, force: true })));
  keepRecord(plan.name, children, temporary, closers);
  return {
    plan,
    addresses,
    signal,
    closers,
    configFile,
    temporaryFolder,
    own(start) {
      signal.throwIfAborted();
      const child = start();
      children.push(child);
      closers.add(() => child.stop());
      return child;
    },
  };
}

/** Keeps a record of all descendants on disk until everything is stopped, for the run after a crash. */
function keepRecord(name: string, children: Child[], temporary: string[], closers: Closers): void {
  const owner = thisProcess();
  const write = () => {
    const processes = children.flatMap((child) => child.family());
    writeRunRecord(RUN_FOLDER, { name, owner, processes, temporary });
  };
  write();
  const timer = setInterval(write, RECORD_EVERY_MS);
  closers.add(() => {
    clearInterval(timer);
    removeRunRecord(RUN_FOLDER, { name, owner });
  });
}

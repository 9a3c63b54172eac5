import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { endGently, killAll } from './child.ts';
import { listProcesses, stillRunning } from './process-table.ts';
import type { ProcessEntry } from './process-table.ts';

const processSchema = z.object({ pid: z.number(), parentPid: z.number(), startedAt: z.string() });
const recordSchema = z.object({
  name: z.string(),
  /** The process that runs the stack. */
  owner: processSchema,
  /** The processes that it has started. */
  processes: z.array(processSchema),
  /** The files that it deletes when it ends. */
  temporary: z.array(z.string()),
});
export type RunRecord = z.infer<typeof recordSchema>;

/** Written while a stack runs, so that the next run can clean up after one that was killed. */
export function writeRunRecord(folder: string, record: RunRecord): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(recordFile(folder, record), JSON.stringify(record));
}

export function removeRunRecord(folder: string, record: Pick<RunRecord, 'name' | 'owner'>): void {
  rmSync(recordFile(folder, record), { force: true });
}

/** The running stacks. Ends and deletes everything that a dead one left. */
export async function sweepRunRecords(folder: string): Promise<RunRecord[]> {
  const alive: RunRecord[] = [];
  for (const file of listRecords(folder)) {
    const record = readRecord(file);
    if (record && stillRunning([record.owner]).length > 0) {
      alive.push(record);
      continue;
    }
    if (record) await cleanUpAfter(record);
    rmSync(file, { force: true });
  }
  return alive;
}

/** This process as the process table knows it. */
export function thisProcess(): ProcessEntry {
  const me = listProcesses().find(({ pid }) => pid === process.pid);
  return me ?? { pid: process.pid, parentPid: process.ppid, startedAt: 'unknown' };
}

/** The emulators are stopped first and alone, so that they still write their data. */
async function cleanUpAfter({ owner, processes, temporary }: RunRecord): Promise<void> {
  await endGently(processes.filter(({ parentPid }) => parentPid === owner.pid));
  await killAll(processes);
  for (const path of temporary) rmSync(path, { recursive: true, force: true });
}

function listRecords(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

function readRecord(file: string): RunRecord | undefined {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function recordFile(folder: string, { name, owner }: Pick<RunRecord, 'name' | 'owner'>): string {
  return join(folder, `${name}-${owner.pid}.json`);
}

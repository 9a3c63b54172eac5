import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const hubSchema = z.object({ pid: z.number() });

/** The parts of a stack, by their command lines. */
const PARTS = {
  functions: /functionsEmulatorRuntime/,
  Firestore: /-jar \S*firestore\S*\.jar --host/,
} as const;
type Part = keyof typeof PARTS;

export type Memory = Record<Part, number>;

/** The memory of the stack's functions and of its Firestore, in MB, each shared page counted once where Linux tells. */
export async function measureMemory(): Promise<Memory> {
  const hub = await fetch(`http://${process.env['ROSTRUM_EMULATOR_HUB'] ?? ''}`);
  const { pid } = hubSchema.parse(await hub.json());
  const processes = below(pid, listProcesses());
  const sum = (part: Part) =>
    processes
      .filter(({ command }) => PARTS[part].test(command))
      .reduce((megabytes, { id, residentKb }) => megabytes + memoryOf(id, residentKb) / 1_024, 0);
  return { functions: sum('functions'), Firestore: sum('Firestore') };
}

type Running = { id: number; parent: number; residentKb: number; command: string };

function below(pid: number, all: readonly Running[]): Running[] {
  return all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.id, all)]);
}

function listProcesses(): Running[] {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' });
  return lines.split('\n').flatMap((line) => {
    const [, id, parent, residentKb, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return id ? [{ id: Number(id), parent: Number(parent), residentKb: Number(residentKb), command }] : [];
  });
}

function memoryOf(id: number, residentKb: number): number {
  const file = `/proc/${id}/smaps_rollup`;
  if (!existsSync(file)) return residentKb;
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? residentKb);
  } catch {
    return residentKb; // It ended between the listing and now.
  }
}

import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inLocalFolder } from '../paths.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every test stack has its own log folder; those of earlier days are deleted. */
export function removeOldLogs(nowMs: number, folder = inLocalFolder('logs')): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((candidate) => candidate.startsWith('test-'))) {
    const path = join(folder, name);
    if (nowMs - statSync(path).mtimeMs > DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}

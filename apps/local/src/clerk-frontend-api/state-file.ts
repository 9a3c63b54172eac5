import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { clerkStateSchema } from './model.ts';
import type { ClerkState } from './model.ts';

const EMPTY: ClerkState = { users: [], sessions: [], clients: [] };

/** The state of the last run, if there is one. An unreadable file is renamed to `….broken`, never overwritten. */
export function readState(file: string): ClerkState {
  if (!existsSync(file)) return EMPTY;
  try {
    return clerkStateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    renameSync(file, `${file}.broken`);
    return EMPTY;
  }
}

/** Writes to a temporary file and renames it, so that a crash never leaves half a state. */
export function writeState(file: string, state: ClerkState): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  writeFileSync(draft, JSON.stringify(state));
  renameSync(draft, file);
}

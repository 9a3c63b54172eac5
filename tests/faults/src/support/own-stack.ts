import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { deleteApp, getApps } from 'firebase-admin/app';
import { onTestFinished } from 'vitest';

const STACK = fileURLToPath(new URL('../../../../apps/local/src/stack.ts', import.meta.url));
const VARIABLE = /^export (\w+)='(.*)'$/;

/** A folder for a stack's data, deleted after the test. */
export function aDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Starts a separate stack for this test, which keeps its data in the folder, and points all lookups of the stack to
 * it. The shared stack of other tests is unaffected. @returns a function that stops it like Ctrl-C, and resolves once
 * its data is stored @throws Error with its output if it exits before it is ready
 */
export async function startOwnStack(dataFolder: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [STACK, '--no-web', '--data', dataFolder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  onTestFinished(stop);
  const printed: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const variables: Record<string, string> = {};
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(line);
    const [, name, value] = VARIABLE.exec(line) ?? [];
    if (name !== undefined && value !== undefined) variables[name] = value;
    if (!line.startsWith('ready ')) continue;
    child.stdout.resume();
    await leadTo(variables);
    return stop;
  }
  throw new Error(`The stack ended before it was ready:\n${printed.join('\n')}`);
}

/** Connections to the stack before stay with that one, so they are let go. */
async function leadTo(variables: Readonly<Record<string, string>>): Promise<void> {
  await Promise.all(getApps().map((app) => deleteApp(app)));
  Object.assign(process.env, variables);
}

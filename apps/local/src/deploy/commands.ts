import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { FIREBASE_TOOLS_FOLDER, inRoot, ROOT } from '../paths.ts';

const NX = inRoot('node_modules/nx/dist/bin/nx.js');
const MODEL_CHECK = inRoot('apps/functions/src/models/check/main.ts');
const FIREBASE = join(FIREBASE_TOOLS_FOLDER, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** Builds web client and functions. Never from the cache, which does not know the build's variables. */
export function nxBuild(): boolean {
  return run([NX, 'run-many', '-t', 'build', '--skip-nx-cache', '--outputStyle=static']) === 0;
}

/**
 * `npm run model:check` with the key of the environment, or else the deployed secret. @returns whether the model can be used
 */
export function modelCheck(projectId: string): boolean {
  const key = process.env['MODEL_API_KEY']?.trim() || secretOf(projectId, 'MODEL_API_KEY');
  return run([MODEL_CHECK], { ...process.env, MODEL_API_KEY: key }) === 0;
}

function secretOf(projectId: string, name: string): string {
  const args = [FIREBASE, 'functions:secrets:access', name, `--project=${projectId}`];
  // Why a secret can't be read is for the person at this terminal.
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  return stdout?.trim() ?? '';
}

/** The stock `firebase` command, on this terminal. @returns its exit code */
export function firebase(args: string[]): number {
  return run([FIREBASE, ...args]);
}

function run(args: string[], env = process.env): number {
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env }).status ?? 1;
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { FIREBASE_TOOLS_FOLDER, inRoot, ROOT } from '../paths.ts';

const NX = inRoot('node_modules/nx/dist/bin/nx.js');
const FIREBASE = join(FIREBASE_TOOLS_FOLDER, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** Builds web client and functions. Never from the cache, which does not know the build's variables. */
export function nxBuild(): boolean {
  return run([NX, 'run-many', '-t', 'build', '--skip-nx-cache', '--outputStyle=static']) === 0;
}

/** The stock `firebase` command, on this terminal. @returns its exit code */
export function firebase(args: string[]): number {
  return run([FIREBASE, ...args]);
}

function run(args: string[]): number {
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}

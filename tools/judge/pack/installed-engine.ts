import { execFileSync, spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  copyFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './paths.ts';
import { stage } from './stage.ts';

/** Where npm's registry would be: nobody answers there. */
const NO_NETWORK = { npm_config_registry: 'http://127.0.0.1:9', npm_config_offline: 'true' };
const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error'];

/** The packed engine in an otherwise empty folder. */
export type InstalledEngine = {
  folder: string;
  /** What the tarball holds, by path. */
  files: string[];
  /** Runs the command as a user does; answers with its standard output. */
  judge: (lines: readonly string[]) => string;
  /** Starts the service on a free port; answers with its address. */
  serve: () => Promise<{ url: string; stop: () => Promise<number | null> }>;
  /** Checks a file that uses the engine, by its types alone. @throws with what the compiler says */
  checkTypes: (source: string) => void;
  remove: () => void;
};

/**
 * Packs the engine and installs it with no network. `asWritten`: by `npm pack` in a copy of the project's folder, with its own
 * hooks; otherwise the files are laid out first, which leaves what else runs in the repository alone.
 */
export async function installEngine({ asWritten }: { asWritten: boolean }): Promise<InstalledEngine> {
  const temporary = mkdtempSync(join(tmpdir(), 'rostrum-engine-'));
  const packed = join(temporary, 'packed');
  const folder = join(temporary, 'empty');
  mkdirSync(packed);
  mkdirSync(folder);
  const source = asWritten ? copyOfProject(temporary) : join(temporary, 'staged');
  if (!asWritten) {
    mkdirSync(source);
    await stage(source);
  }
  npm(source, ['pack', '--pack-destination', packed, ...(asWritten ? [] : ['--ignore-scripts'])]);
  const [tarball = ''] = readdirSync(packed);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  npm(folder, ['install', join(packed, tarball)]);
  const inside = join(folder, 'node_modules/@rostrum/moderator');
  const command = join(inside, 'dist/rostrum-judge.js');
  return {
    folder,
    files: readdirSync(inside, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(inside.length + 1))
      .toSorted(),
    judge: (lines) =>
      execFileSync(join(folder, 'node_modules/.bin/rostrum-judge'), {
        input: lines.join('\n'),
        encoding: 'utf8',
        maxBuffer: 1e9,
        cwd: folder,
      }),
    serve: () => startService(command, folder),
    checkTypes: (text) => {
      writeFileSync(join(folder, 'uses-it.ts'), text);
      const compiler = inRoot('node_modules/typescript7/bin/tsc');
      const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--types', ''];
      execFileSync(process.execPath, [compiler, ...options, 'uses-it.ts'], { cwd: folder, encoding: 'utf8' });
    },
    remove: () => rmSync(temporary, { recursive: true, force: true }),
  };
}

/** As much of the repository as the hooks see: `npm pack` puts another package.json in place for a moment. */
function copyOfProject(temporary: string): string {
  const folder = join(temporary, 'repository/libs/moderator');
  mkdirSync(folder, { recursive: true });
  symlinkSync(inRoot('apps'), join(temporary, 'repository/apps'));
  copyFileSync(inRoot('libs/moderator/package.json'), join(folder, 'package.json'));
  return folder;
}

function npm(cwd: string, args: readonly string[]): void {
  const own = /^npm_(?:package_|lifecycle_|config_)|^INIT_CWD$/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
  execFileSync('npm', [...args, ...QUIETLY], {
    cwd,
    env: { ...env, ...NO_NETWORK },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
}

function startService(command: string, cwd: string): ReturnType<InstalledEngine['serve']> {
  const child = spawn(process.execPath, [command, '--serve', '--port', '0'], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () =>
    new Promise<number | null>((stopped) => {
      child.once('exit', stopped);
      child.kill('SIGTERM');
    });
  return new Promise((started, failed) => {
    child.once('exit', (code) => failed(new Error(`The service ended with ${code}.`)));
    child.stdout.once('data', (said: Buffer) => {
      const url = /http:\S+/.exec(String(said))?.[0];
      if (url === undefined) failed(new Error(`The service said ${String(said)}`));
      else started({ url, stop });
    });
  });
}

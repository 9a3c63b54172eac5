import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../apps/functions/dist', import.meta.url));

/** A copy of the built functions outside the repository, with only the packages installed that it names. */
export type InstalledBundle = {
  folder: string;
  /** Runs an ES-module script inside the folder, under plain Node; returns its output. */
  run(script: string, env?: Record<string, string>): string;
  remove(): void;
};

/** Imitates the build of Cloud Functions: copies the folder and installs its package.json. */
export function installBundle(): InstalledBundle {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-functions-'));
  cpSync(DIST, folder, { recursive: true, filter: (path) => !path.endsWith('.local') });
  const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const;
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  execFileSync('npm', ['install', '--omit=dev', ...quietly], options);
  return {
    folder,
    run: (script, env = {}) =>
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
        ...options,
        env: { PATH: process.env['PATH'], GCLOUD_PROJECT: 'demo-load-check', ...env },
      }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

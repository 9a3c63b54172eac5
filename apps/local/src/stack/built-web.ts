import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { inLocalFolder, inRoot } from '../paths.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const BUILDS_FOLDER = inLocalFolder('web');
/** Everything that a build of the web client is made from. */
const SOURCES = [
  'apps/web',
  'libs/data/src',
  'libs/domain/src',
  'libs/moderator/src',
  'libs/ui/src',
  'libs/words/messages',
  'libs/words/src',
  'firebase.json',
  'package-lock.json',
];
const NO_SOURCES: ReadonlySet<string> = new Set(['node_modules', 'dist', '.vite']);

/** A name for the build of these sources in this environment; it changes when either does. */
export function buildKey(environment: Record<string, string>, root = inRoot()): string {
  const hash = createHash('sha256').update(JSON.stringify(environment));
  for (const source of SOURCES) addTo(hash, root, source);
  return hash.digest('hex').slice(0, 16);
}

function addTo(hash: ReturnType<typeof createHash>, root: string, path: string): void {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (!statSync(full).isDirectory()) {
    hash.update(path).update('\0').update(readFileSync(full));
    return;
  }
  const names = readdirSync(full).filter((name) => !NO_SOURCES.has(name));
  for (const name of names.toSorted()) addTo(hash, root, `${path}/${name}`);
}

/** Builds of earlier starts, kept by their keys for a day after their last use. */
export function builtWebs(folder = BUILDS_FOLDER) {
  const place = (key: string) => join(folder, key);
  return {
    /** The folder of a build, if there is one. */
    find(key: string, nowMs: number): string | undefined {
      if (!existsSync(place(key))) return undefined;
      utimesSync(place(key), nowMs / 1000, nowMs / 1000);
      return place(key);
    },
    /** Stores a finished build under its key. If another stack was faster, its build stays. */
    keep(key: string, built: string): string {
      mkdirSync(folder, { recursive: true });
      if (!existsSync(place(key))) renameSync(built, place(key));
      return place(key);
    },
    removeOld(nowMs: number): void {
      if (!existsSync(folder)) return;
      for (const name of readdirSync(folder))
        if (nowMs - statSync(place(name)).mtimeMs > DAY_MS)
          rmSync(place(name), { recursive: true, force: true });
    },
  };
}

import { ALL_ROLES, type Listing, type Role, type Scene, type Write } from '@rostrum/domain/access';
import type { Database } from './database.ts';
import { storedFor } from './world.ts';

/** One thing that each of some people tries, and those who may. */
export type Try = {
  what: string;
  by: readonly Role[];
  to: readonly Role[];
  /** Whether it changes what is stored if it is allowed, so that people try it one after the other. */
  isWrite: boolean;
  isAllowed: (database: Database, role: Role) => Promise<boolean>;
};

const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Everything that people try with the document of a scene. What the scene does not allow, it refuses. */
export function triesOf(scene: Scene): Try[] {
  const { path, get, lists = [] } = scene;
  const read: Try = {
    what: 'get',
    by: ALL_ROLES,
    to: get,
    isWrite: false,
    isAllowed: (database, role) => database.mayGet(role, path),
  };
  return [read, ...listTries(path, lists), ...writeTries(scene)];
}

const list = (path: string, listing: Listing, most: number | null, to: readonly Role[]): Try => ({
  what: `list ${describe(listing, most)}`,
  by: ALL_ROLES,
  to,
  isWrite: false,
  isAllowed: (database, role) => database.mayList(role, collectionOf(path), listing, most),
});

function describe({ where = [], everywhere }: Listing, most: number | null): string {
  const filters = where.map(([field, how, value]) => `${field} ${how} ${JSON.stringify(value)}`);
  return [most ?? 'all', ...filters, ...(everywhere ? ['everywhere'] : [])].join(', ');
}

const ANY: Listing = { most: 1, to: [] };

function listTries(path: string, lists: readonly Listing[]): Try[] {
  const isOpen = lists.some(({ where, everywhere }) => !where && !everywhere);
  return [
    ...lists.flatMap((listing): Try[] => {
      const { most, to } = listing;
      const within = list(path, listing, most, to);
      return most === null
        ? [within]
        : [within, list(path, listing, most + 1, []), list(path, listing, null, [])];
    }),
    ...(isOpen ? [] : [list(path, ANY, 1, [])]),
  ];
}

function writeTries(scene: Scene): Try[] {
  const { path, writes = [] } = scene;
  const stored = storedFor(scene);
  const isTold = (how: Write['how']) => writes.some((write) => write.how === how && !write.by);
  const another = stored ? `${collectionOf(path)}/another` : path;
  const untold: [string, Write][] = [
    ...(isTold('create')
      ? []
      : [[another, { what: 'anything', how: 'create', sets: stored ?? {}, to: [] }] as [string, Write]]),
    ...(isTold('update') || !stored
      ? []
      : [[path, { what: 'anything', how: 'update', sets: stored, to: [] }] as [string, Write]]),
    ...(isTold('delete') || !stored
      ? []
      : [[path, { what: 'it', how: 'delete', to: [] }] as [string, Write]]),
  ];
  return [...writes.map((write): [string, Write] => [path, write]), ...untold].map(([at, write]) => ({
    what: `${write.how} ${write.what}`,
    by: write.by ?? ALL_ROLES,
    to: write.to,
    isWrite: true,
    isAllowed: async (database, role) => {
      const baseMs = Date.now();
      if (scene.writes) await database.put(path, stored, baseMs);
      const isAllowed = await database.mayWrite(role, at, write, baseMs);
      if (isAllowed) await database.put(at, at === path ? stored : null, baseMs);
      return isAllowed;
    },
  }));
}

/** Those who may, in the order of the roles. */
export async function allowed(database: Database, { by, isWrite, isAllowed }: Try): Promise<Role[]> {
  const answers: boolean[] = [];
  if (isWrite) for (const role of by) answers.push(await isAllowed(database, role));
  else answers.push(...(await Promise.all(by.map((role) => isAllowed(database, role)))));
  return by.filter((_, at) => answers[at]);
}

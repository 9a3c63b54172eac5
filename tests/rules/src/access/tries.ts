import {
  ALL_ROLES,
  type Fields,
  type Listing,
  type Role,
  type Scene,
  type Write,
} from '@rostrum/domain/access';
import type { Database } from './database.ts';
import { WORLD_MS } from './people.ts';
import { roomAt, storedFor } from './world.ts';

/** One thing that each of some people tries, and those who may. */
export type Try = {
  method: 'get' | 'list' | Write['how'];
  what: string;
  by: readonly Role[];
  to: readonly Role[];
  /** Stores what the scene starts from, dated now. */
  prepare?: () => Promise<void>;
  isAllowed: (role: Role) => Promise<boolean>;
};

export const collectionOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Everything that people try with the document of a scene. What the scene does not allow, it refuses. */
export function triesOf(database: Database, scene: Scene): Try[] {
  const { path, get, lists = [] } = scene;
  const read: Try = {
    method: 'get',
    what: 'get',
    by: ALL_ROLES,
    to: get,
    isAllowed: (role) => database.mayGet(role, path),
  };
  return [read, ...listTries(database, path, lists), ...writeTries(database, scene)];
}

function describe({ where = [], everywhere }: Listing, most: number | null): string {
  const filters = where.map(([field, how, value]) => `${field} ${how} ${JSON.stringify(value)}`);
  return [most ?? 'all', ...filters, ...(everywhere ? ['everywhere'] : [])].join(', ');
}

/** Each list with as many as it may have, with one more and without an end; and one of anything. */
function listTries(database: Database, path: string, lists: readonly Listing[]): Try[] {
  const list = (listing: Listing, most: number | null, to: readonly Role[]): Try => ({
    method: 'list',
    what: `list ${describe(listing, most)}`,
    by: ALL_ROLES,
    to,
    isAllowed: (role) => database.mayList(role, collectionOf(path), listing, most),
  });
  const isOpen = lists.some(({ where, everywhere }) => !where && !everywhere);
  return [
    ...lists.flatMap((listing): Try[] => {
      const { most, to } = listing;
      const within = list(listing, most, to);
      return most === null ? [within] : [within, list(listing, most + 1, []), list(listing, null, [])];
    }),
    ...(isOpen ? [] : [list({ most: 1, to: [] }, 1, [])]),
  ];
}

type Written = { path: string; write: Write };

/** Writes that no scene speaks of: of another document, of the same words again, and of nothing. */
function untold({ path, writes = [] }: Scene, stored: Fields | null): Written[] {
  const isTold = (how: Write['how']) => writes.some((write) => write.how === how && !write.by);
  const another = stored ? `${collectionOf(path)}/another` : path;
  const all: Written[] = [
    { path: another, write: { what: 'anything', how: 'create', sets: stored ?? {}, to: [] } },
    { path, write: { what: 'the same', how: 'update', sets: stored ?? {}, to: [] } },
    { path, write: { what: 'it', how: 'delete', to: [] } },
  ];
  return all.filter(({ write: { how } }) => !isTold(how) && (stored || how === 'create'));
}

function writeTries(database: Database, scene: Scene): Try[] {
  const stored = storedFor(scene);
  const told = (scene.writes ?? []).map((write): Written => ({ path: scene.path, write }));
  let baseMs = WORLD_MS;
  const prepare = async () => {
    baseMs = Date.now();
    await database.put(scene.path, stored, baseMs);
    if (scene.clock) await database.put(scene.clock, roomAt(scene.clock), baseMs);
  };
  return [...told, ...untold(scene, stored)].map(({ path, write }) => ({
    method: write.how,
    what: `${write.how} ${write.what}`,
    by: write.by ?? ALL_ROLES,
    to: write.to,
    ...(scene.writes && { prepare }),
    isAllowed: async (role) => {
      const isAllowed = await database.mayWrite(role, path, write, baseMs);
      if (isAllowed) await database.put(path, path === scene.path ? stored : null, baseMs);
      return isAllowed;
    },
  }));
}

/** Answers that came this late after the document was prepared say nothing about a clock. */
const PROMPT_MS = 500;
const MOST_ATTEMPTS = 5;

/** Those who may, in the order of the roles. What a slow machine answers too late, and not as told, is asked again. */
export async function allowed(one: Try): Promise<Role[]> {
  for (let attempt = 1; ; attempt++) {
    const { may, longestMs } = await answersTo(one);
    const isTold = may.join() === expected(one).join();
    if (isTold || !one.prepare || longestMs < PROMPT_MS || attempt === MOST_ATTEMPTS) return may;
  }
}

/**
 * All who should be refused try at once, since that changes nothing; then the others one after the other, each from the start.
 * `longestMs` is the time between preparing the document and the last answer about it, at most.
 */
async function answersTo({ by, to, prepare, isAllowed }: Try): Promise<{ may: Role[]; longestMs: number }> {
  const may = new Set<Role>();
  let longestMs = 0;
  const ask = async (roles: readonly Role[]) => {
    const preparedAtMs = Date.now();
    await prepare?.();
    await Promise.all(roles.map(async (role) => void ((await isAllowed(role)) && may.add(role))));
    longestMs = Math.max(longestMs, Date.now() - preparedAtMs);
  };
  await ask(by.filter((role) => !to.includes(role)));
  for (const role of by.filter((each) => to.includes(each))) await ask([role]);
  return { may: by.filter((role) => may.has(role)), longestMs };
}

/** Those who should. */
export const expected = ({ by, to }: Try): Role[] => by.filter((role) => to.includes(role));

import type { Batch, Snapshot, Query, Reader, Unit, Writer } from '../port/documents.ts';
import type { MemoryDatabase, MemoryWrite } from './memory-database.ts';
import { copyOfMap, memoryChecks } from './memory-values.ts';

/** Attempts before a transaction gives up, as in Firestore. */
const ATTEMPTS = 5;

/** Hooks on the way to a commit; each may take its time, throw or never return. */
export type CommitHooks = {
  /** Between the last read and the commit: others may commit meanwhile. */
  before: (writes: readonly MemoryWrite[]) => Promise<void>;
  /** After the commit, before anybody learns of it. Throws `LostAnswer` to lose the answer. */
  after: (writes: readonly MemoryWrite[]) => Promise<void>;
  /** Before a transaction starts over, or gives up after its last attempt. */
  overtaken: (attempt: number, isLast: boolean) => Promise<void>;
};

/** Other writers changed what a transaction had read, on every attempt. */
export class TooMuchContention extends Error {}

/** Nobody knows whether a commit was stored. */
export class LostAnswer extends Error {}

/** Nothing happens on the way to a commit. */
export const CALM: CommitHooks = {
  before: () => Promise.resolve(),
  after: () => Promise.resolve(),
  overtaken: () => Promise.resolve(),
};

export function memoryReader(database: MemoryDatabase): Reader {
  return {
    getAll: (paths) => Promise.resolve(paths.map((path) => database.get(path))),
    query: (query) => Promise.resolve(database.query(query)),
  };
}

export function memoryBatch(database: MemoryDatabase, hooks: CommitHooks = CALM): Batch {
  const writes: MemoryWrite[] = [];
  const absent: string[] = [];
  return {
    ...memoryWriter(writes),
    requireAbsent: (path) => void absent.push(path),
    get isEmpty() {
      return writes.length === 0;
    },
    async commit() {
      await hooks.before(writes);
      const holds = absent.every((path) => !database.get(path).fields);
      const version = holds ? database.store(writes) : undefined;
      if (version) await hooks.after(writes);
      else await hooks.overtaken(1, false);
      return version;
    },
  };
}

/** Reads now and commits later. If anything it read has changed in between, the work starts over. */
export async function memoryTransaction<Value>(
  database: MemoryDatabase,
  hooks: CommitHooks,
  work: (unit: Unit) => Promise<Value>,
  { isSafeTwice = false }: { isSafeTwice?: boolean } = {},
): Promise<Value> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { unit, writes, isAsRead } = begin(database);
    const value = await work(unit);
    if (writes.length === 0 && isAsRead()) return value;
    await hooks.before(writes);
    const version = isAsRead() ? database.store(writes) : undefined;
    if (version && (await isKnown(hooks, writes, isSafeTwice))) return value;
    if (!version) await hooks.overtaken(attempt, attempt === ATTEMPTS);
  }
  throw new TooMuchContention();
}

/** Whether the answer arrived. If it was lost, work that is safe twice starts over. */
async function isKnown(
  hooks: CommitHooks,
  writes: readonly MemoryWrite[],
  isSafeTwice: boolean,
): Promise<boolean> {
  try {
    await hooks.after(writes);
    return true;
  } catch (error) {
    if (isSafeTwice && error instanceof LostAnswer) return false;
    throw error;
  }
}

type Begun = { unit: Unit; writes: readonly MemoryWrite[]; isAsRead: () => boolean };

function begin(database: MemoryDatabase): Begun {
  const writes: MemoryWrite[] = [];
  const conditions: (() => boolean)[] = [];
  const readFirst = <Value>(read: () => Value): Value => {
    if (writes.length > 0) throw new Error('A transaction reads everything before its first write');
    return read();
  };
  const noting = (read: () => Snapshot[]): Promise<Snapshot[]> => {
    const before = readFirst(read);
    conditions.push(() => isSame(before, read()));
    return Promise.resolve(before);
  };
  const unit: Unit = {
    ...memoryWriter(writes),
    getAll: (paths) => noting(() => paths.map((path) => database.get(path))),
    query: (query: Query) => noting(() => database.query(query)),
  };
  return { unit, writes, isAsRead: () => conditions.every((holds) => holds()) };
}

function isSame(before: readonly Snapshot[], now: readonly Snapshot[]): boolean {
  return (
    before.length === now.length &&
    before.every(({ path, version }, at) => now[at]?.path === path && now[at]?.version === version)
  );
}

/** Stages writes, each checked with the schema of its path. */
function memoryWriter(writes: MemoryWrite[]): Writer {
  const stage = (kind: 'create' | 'set') => (path: string, fields: object) => {
    memoryChecks.whole(path, fields);
    writes.push({ kind, path, fields: copyOfMap(fields) });
  };
  return {
    create: stage('create'),
    set: stage('set'),
    merge(path, fields) {
      memoryChecks.merge(path, fields);
      writes.push({ kind: 'merge', path, fields: copyOfMap(fields) });
    },
    update(path, changes, readAt) {
      memoryChecks.update(path, changes);
      writes.push({ kind: 'update', path, fields: copyOfMap(changes), readAt });
    },
    delete: (path) => void writes.push({ kind: 'delete', path }),
  };
}

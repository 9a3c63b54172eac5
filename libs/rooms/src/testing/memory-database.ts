import type { Snapshot, Query, Version } from '../port/documents.ts';
import { found } from './memory-query.ts';
import { merged, updated, type Fields } from './memory-values.ts';

/** One staged write, with its own copy of the fields. */
export type MemoryWrite =
  | { kind: 'create' | 'set' | 'merge'; path: string; fields: object }
  | { kind: 'update'; path: string; fields: object; readAt: Version | undefined }
  | { kind: 'delete'; path: string };

type Stored = { path: string; id: string; fields: Fields; version: MemoryVersion };

class MemoryVersion {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

/** Documents in memory. They accept and refuse what Firestore would. */
export class MemoryDatabase {
  readonly #now: () => number;
  readonly #collections = new Map<string, Map<string, Stored>>();
  #commits = 0;
  /** Documents that a handler could not read, with the fields that its schema refused. */
  readonly unreadable: { path: string; problems: readonly string[] }[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  get(path: string): Snapshot {
    const { collection, id } = placeOf(path);
    return this.#asFound(path, id, this.#collections.get(collection)?.get(id));
  }

  query(query: Query): Snapshot[] {
    return found(this.#in(query.collection), query).map((stored) =>
      this.#asFound(stored.path, stored.id, stored),
    );
  }

  /** All documents of a collection, in no order. */
  all(collection: string): Snapshot[] {
    return this.#in(collection).map((stored) => this.#asFound(stored.path, stored.id, stored));
  }

  /** A document and everything beneath it. */
  under(path: string): { path: string; fields: object }[] {
    return this.#everything().filter((stored) => stored.path === path || stored.path.startsWith(`${path}/`));
  }

  /** Every document, by its path. */
  documents(): [path: string, fields: object][] {
    return this.#everything().map(({ path, fields }) => [path, fields]);
  }

  /**
   * Stores all writes and returns their version, or undefined if a condition fails. @throws Error if an update finds
   * no document
   */
  store(writes: readonly MemoryWrite[]): Version | undefined {
    if (!writes.every((write) => this.#mayStore(write))) return undefined;
    this.#commits += 1;
    const version = new MemoryVersion(this.#commits);
    for (const write of writes) this.#put(write, version);
    return version;
  }

  #mayStore(write: MemoryWrite): boolean {
    const { fields, version } = this.get(write.path);
    if (write.kind === 'create') return fields === undefined;
    if (write.kind !== 'update') return true;
    if (write.readAt) return write.readAt === version;
    if (!fields) throw new Error(`There is no document ${write.path} to update`);
    return true;
  }

  #put(write: MemoryWrite, version: MemoryVersion): void {
    const { collection, id } = placeOf(write.path);
    const documents = this.#collections.get(collection) ?? new Map<string, Stored>();
    this.#collections.set(collection, documents);
    if (write.kind === 'delete') documents.delete(id);
    else {
      const fields = this.#fieldsAfter(write, documents.get(id)?.fields ?? {});
      documents.set(id, { path: write.path, id, fields, version });
    }
  }

  #fieldsAfter({ kind, fields }: Exclude<MemoryWrite, { kind: 'delete' }>, before: Fields): Fields {
    if (kind === 'merge') return merged(before, fields, this.#now());
    return kind === 'update' ? updated(before, fields, this.#now()) : { ...fields };
  }

  #everything(): Stored[] {
    return [...this.#collections.values()].flatMap((documents) => [...documents.values()]);
  }

  #in(collection: string): Stored[] {
    return [...(this.#collections.get(collection)?.values() ?? [])];
  }

  #asFound(path: string, id: string, stored: Stored | undefined): Snapshot {
    return {
      path,
      id,
      fields: stored?.fields,
      version: stored?.version,
      noteUnreadable: (problems) => this.unreadable.push({ path, problems }),
    };
  }
}

function placeOf(path: string): { collection: string; id: string } {
  const cut = path.lastIndexOf('/');
  return { collection: path.slice(0, cut), id: path.slice(cut + 1) };
}

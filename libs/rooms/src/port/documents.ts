/** The time of a document's last write, in its database's own form. Only that database reads it. */
export type Version = object;

/** A document, or a path without one. */
export type Snapshot = {
  path: string;
  /** The last part of the path. */
  id: string;
  /** Undefined if there is no document. */
  fields: object | undefined;
  version: Version | undefined;
  /** Reports to the operators that its schema refuses it. `problems` names fields only. */
  noteUnreadable: (problems: readonly string[]) => void;
};

export type Comparison = '==' | '<=' | '>' | 'in';

/** Documents of one collection. */
export type Query = {
  collection: string;
  where?: readonly (readonly [field: string, comparison: Comparison, value: unknown])[];
  orderBy?: readonly [field: string, direction: 'asc' | 'desc'];
  limit: number;
  /** Whether only ids are needed, so that no fields are read. */
  idsOnly?: boolean;
};

/** The reader of a store: a transaction, or the database itself. */
export type Reader = {
  /** Reads documents in one round trip, at one moment. */
  getAll: (paths: readonly string[]) => Promise<Snapshot[]>;
  query: (query: Query) => Promise<Snapshot[]>;
};

/** The writer of a store: a transaction, or a batch. Its writes are stored together or not at all. */
export type Writer = {
  /** Creates a document. If it already exists, nothing in the unit is stored. */
  create: (path: string, fields: object) => void;
  /** Creates or replaces a document. */
  set: (path: string, fields: object) => void;
  /** Merges fields into a document, map by map. Takes field values. */
  merge: (path: string, fields: object) => void;
  /**
   * Replaces fields of a document; `a.b` is a field of the map `a`. Takes field values. Nothing in the unit is
   * stored if there is no document, or if it has changed since `readAt`.
   */
  update: (path: string, changes: object, readAt?: Version) => void;
  delete: (path: string) => void;
};

/** An atomic unit of reads and writes. Every read comes before the first write. */
export type Unit = Reader & Writer;

/** Writes outside a transaction. */
export type Batch = Writer & {
  /** Requires that there is no document at this path; otherwise nothing is stored. Does not count as a write. */
  requireAbsent: (path: string) => void;
  /** Whether it has no writes. */
  readonly isEmpty: boolean;
  /**
   * Stores everything and returns its version. If somebody else wrote in between it stores nothing and returns
   * undefined.
   */
  commit: () => Promise<Version | undefined>;
};

export async function getOne(reader: Reader, path: string): Promise<Snapshot | undefined> {
  return (await reader.getAll([path]))[0];
}

/** When a document was last written, as its database says it. Only that database reads it. */
export type Version = object;

/** A document as it was found, or a place where there is none. */
export type Found = {
  path: string;
  /** The last part of the path. */
  id: string;
  /** Undefined where there is no document. */
  fields: object | undefined;
  version: Version | undefined;
  /** Notes for the operators that its schema refuses it. `problems` names fields only. */
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

/** What a store reads with: a transaction, or the database itself. */
export type Reader = {
  /** Reads documents in one round trip, as they stood at one moment. */
  getAll: (paths: readonly string[]) => Promise<Found[]>;
  query: (query: Query) => Promise<Found[]>;
};

/** What a store writes with: a transaction, or a batch. Writes are stored together or not at all. */
export type Writer = {
  /** Nothing of the whole is stored where a document is there already. */
  create: (path: string, fields: object) => void;
  /** Stores the whole document in place of another. */
  set: (path: string, fields: object) => void;
  /** Merges fields into a document, map by map. Takes field values. */
  merge: (path: string, fields: object) => void;
  /**
   * Replaces fields of a document; `a.b` is a field of the map `a`. Takes field values. Nothing of the whole is stored
   * where there is no document, or where it is no longer as it was read at `readAt`.
   */
  update: (path: string, changes: object, readAt?: Version) => void;
  delete: (path: string) => void;
};

/** A unit of work: what it reads and writes holds together. Every read comes before the first write. */
export type Unit = Reader & Writer;

/** Writes outside a transaction. */
export type Batch = Writer & {
  /** Nothing of the whole is stored where there is a document at this path. Counts as no write. */
  requireAbsent: (path: string) => void;
  /** Whether nothing was written into it. */
  readonly isEmpty: boolean;
  /** Stores everything and returns its version; undefined where somebody else wrote in between, and nothing is stored. */
  commit: () => Promise<Version | undefined>;
};

export async function getOne(reader: Reader, path: string): Promise<Found | undefined> {
  return (await reader.getAll([path]))[0];
}

import { UnreadableDocument } from './live.ts';
import { reportUnreadable } from './report-unreadable.ts';

/** Reads one stored document; throws if it does not match its schema. `path`: its place, from the root. */
export type ReadDocument<Value> = (id: string, data: unknown, path: string) => Value;

export type Stored = { id: string; ref: { path: string }; data(): unknown };

/** Without it a listener never learns whether its data comes from the cache. */
export const WITH_METADATA = { includeMetadataChanges: true };

/** Parses with a schema and adds the document's id to its fields. */
export function withId<Fields extends object>(schema: {
  parse(data: unknown): Fields;
}): ReadDocument<Fields & { id: string }> {
  return (id, data) => ({ ...schema.parse(data), id });
}

/**
 * Reads a document that a page is about.
 * @throws UnreadableDocument naming the path; it was reported before
 */
export function readStored<Value>(stored: Stored, read: ReadDocument<Value>): Value {
  try {
    return read(stored.id, stored.data(), stored.ref.path);
  } catch (cause) {
    const error = new UnreadableDocument(stored.ref.path, cause);
    reportUnreadable(error);
    throw error;
  }
}

/** Reads each of these that can be read, in their order; the others are reported and left out. */
export function readableIn<Value>(documents: readonly Stored[], read: ReadDocument<Value>): Value[] {
  return documents.flatMap((stored) => {
    try {
      return [readStored(stored, read)];
    } catch (error) {
      if (error instanceof UnreadableDocument) return [];
      throw error;
    }
  });
}

/** A fault while reading is the listener's error, not an exception that nobody sees. */
export function guarded<Argument>(onError: (error: unknown) => void, work: (argument: Argument) => void) {
  return (argument: Argument) => {
    try {
      work(argument);
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) console.error(error);
      onError(error);
    }
  };
}

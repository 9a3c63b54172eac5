import { onSnapshot, type DocumentReference, type Query } from 'firebase/firestore';
import { UnreadableDocument, type Source } from './live.ts';

/** Reads one stored document; throws where it is not what it should be. `path`: where it stands, from the root. */
export type ReadDocument<Value> = (id: string, data: unknown, path: string) => Value;

type Stored = { id: string; ref: { path: string }; data(): unknown };

/** Without it a listener never learns that what it shows is from memory, or no longer is. */
const WITH_METADATA = { includeMetadataChanges: true };

/** Reads with a schema and puts the document's id beside its fields. */
export function withId<Fields extends object>(schema: {
  parse(data: unknown): Fields;
}): ReadDocument<Fields & { id: string }> {
  return (id, data) => ({ ...schema.parse(data), id });
}

/** @throws UnreadableDocument naming the path, so that the log says which document is broken. */
export function readStored<Value>(stored: Stored, read: ReadDocument<Value>): Value {
  try {
    return read(stored.id, stored.data(), stored.ref.path);
  } catch (cause) {
    throw new UnreadableDocument(stored.ref.path, cause);
  }
}

/** One document; null where there is none. */
export function documentSource<Value>(
  reference: () => DocumentReference,
  read: ReadDocument<Value>,
): Source<Value | null> {
  return {
    listen: (onValue, onError) =>
      onSnapshot(
        reference(),
        WITH_METADATA,
        guarded(onError, (snapshot) => {
          const { fromCache } = snapshot.metadata;
          if (snapshot.exists()) onValue(readStored(snapshot, read), fromCache);
          else if (!fromCache) onValue(null, false);
        }),
        onError,
      ),
  };
}

/** The documents of a query, in its order. An empty answer counts only from the server: memory may just not know. */
export function querySource<Value>(query: () => Query, read: ReadDocument<Value>): Source<Value[]> {
  return {
    listen: (onValue, onError) =>
      onSnapshot(
        query(),
        WITH_METADATA,
        guarded(onError, (snapshot) => {
          const { fromCache } = snapshot.metadata;
          if (snapshot.empty && fromCache) return;
          onValue(
            snapshot.docs.map((stored) => readStored(stored, read)),
            fromCache,
          );
        }),
        onError,
      ),
  };
}

/** A fault while reading is the listener's error, not an exception that nobody sees. */
function guarded<Argument>(onError: (error: unknown) => void, work: (argument: Argument) => void) {
  return (argument: Argument) => {
    try {
      work(argument);
    } catch (error) {
      console.error(error);
      onError(error);
    }
  };
}

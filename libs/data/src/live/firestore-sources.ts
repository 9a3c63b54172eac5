import { onSnapshot, type DocumentReference } from 'firebase/firestore';
import type { Source } from './live.ts';
import { guarded, readableIn, readStored, WITH_METADATA, type ReadDocument } from './read-stored.ts';

export { fetchPast, querySource } from './go-past.ts';
export { readableIn, readStored, withId, type ReadDocument } from './read-stored.ts';

/** One document; null if there is none. */
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

/** One of several documents of a list. Null also for an unreadable one, so that the others stay. */
export function listedSource<Value>(
  reference: () => DocumentReference,
  read: ReadDocument<Value>,
): Source<Value | null> {
  return documentSource(reference, (id, data, path) => {
    const [value = null] = readableIn([{ id, ref: { path }, data: () => data }], read);
    return value;
  });
}

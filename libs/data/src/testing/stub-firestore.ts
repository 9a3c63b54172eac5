import type { Source } from '../live/live.ts';

/** Firestore's listener under a test's control: the last query, a way to answer it, and how many have stopped. */
export const firestore = {
  asked: undefined as unknown,
  next: undefined as unknown as (snapshot: unknown) => void,
  stopped: 0,
};

/** Replaces `firebase/firestore`: a query is the list of its parts. */
export const stubFirestore = {
  doc: (_: unknown, path: string) => ({ doc: path }),
  collection: (_: unknown, path: string) => path,
  query: (path: string, ...parts: unknown[]) => [path, ...parts],
  where: (...parts: unknown[]) => ['where', ...parts],
  orderBy: (...parts: unknown[]) => ['orderBy', ...parts],
  limit: (count: number) => ['limit', count],
  startAfter: (...values: unknown[]) => ['startAfter', ...values],
  limitToLast: (count: number) => ['limitToLast', count],
  onSnapshot: (asked: unknown, _options: unknown, next: (snapshot: unknown) => void) => {
    firestore.asked = asked;
    firestore.next = next;
    return () => (firestore.stopped += 1);
  },
};

/** Listens to a source; collects what it says. */
export function listen<Value>(source: Source<Value>) {
  const values: { value: Value; stale: boolean }[] = [];
  const errors: unknown[] = [];
  const stop = source.listen(
    (value, stale) => values.push({ value, stale }),
    (error) => errors.push(error),
  );
  return { values, errors, stop };
}

/** A document as the store hands it out. */
export const stored = (id: string, data: unknown) => ({
  id,
  ref: { path: `x/${id}` },
  data: () => data,
  exists: () => true,
});
export type Documents = [string, unknown][];
/** Answers a listener with these documents. */
export const answerWith = (next: (snapshot: unknown) => void, documents: Documents, fromCache = false) =>
  next({
    docs: documents.map(([id, data]) => stored(id, data)),
    empty: documents.length === 0,
    metadata: { fromCache },
  });
/** Answers the last query. */
export const answer = (documents: Documents, fromCache = false) =>
  answerWith(firestore.next, documents, fromCache);

import {
  getDocsFromServer,
  limit,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { readableIn, type ReadDocument } from '../live/firestore-sources.ts';

/** Page size for data that never changes. */
export const RECORD_PAGE = 300;

/**
 * Everything that an ordered query finds and that can be read, page after page, from the server. `onRead` hears after every page how many there
 * are so far; `signal` ends it before the next page.
 * @throws whatever Firestore throws.
 */
export async function readEveryPage<Value>(
  ordered: Query,
  read: ReadDocument<Value>,
  onRead: (count: number) => void,
  signal: AbortSignal,
): Promise<Value[]> {
  const values: Value[] = [];
  let last: QueryDocumentSnapshot | undefined;
  while (!signal.aborted) {
    const from = last ? [startAfter(last)] : [];
    const { docs } = await getDocsFromServer(query(ordered, ...from, limit(RECORD_PAGE)));
    values.push(...readableIn(docs, read));
    onRead(values.length);
    last = docs.at(-1);
    if (docs.length < RECORD_PAGE) break;
  }
  return values;
}

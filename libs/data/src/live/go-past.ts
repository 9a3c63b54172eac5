import {
  endBefore,
  getDocsFromServer,
  onSnapshot,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { guarded, readableIn, WITH_METADATA, type ReadDocument } from './read-stored.ts';
import type { Source } from './live.ts';

/** The end of its order from which a limited query reads: the first documents, or with `limitToLast` the last. */
export type Window = 'first' | 'last';

/** The most documents to read as replacements for unreadable ones. */
const LOOKED_AT_MOST = 300;

/**
 * The readable documents of a query, in its order. For each unreadable one the query reads another beyond its
 * limit, so broken documents hide no healthy ones.
 */
function listenPast<Value>(
  asked: Query,
  read: ReadDocument<Value>,
  window: Window,
  onValue: (values: Value[], stale: boolean) => void,
  onError: (error: unknown) => void,
  mayLookAt = LOOKED_AT_MOST,
): () => void {
  let own: { values: Value[]; missing: number; stale: boolean } | undefined;
  let beyond: Beyond<Value> | undefined;
  const say = () => {
    if (!own) return;
    const more = beyond?.seen?.values ?? [];
    // Documents beyond the limit may still be missing, so the list is not complete yet.
    const stale = own.stale || (beyond !== undefined && (beyond.seen?.stale ?? true));
    onValue(joined(own.values, more, own.missing, window), stale);
  };
  const lookBeyond = (edge: QueryDocumentSnapshot, left: number): Beyond<Value> => {
    const found: Beyond<Value> = { after: edge.ref.path, seen: undefined, stop: () => {} };
    const tell = (values: Value[], stale: boolean) => {
      found.seen = { values, stale };
      if (beyond === found) say();
    };
    found.stop = listenPast(beyondOf(asked, edge, window), read, window, tell, onError, left);
    return found;
  };
  const take = ({ docs, empty, metadata }: QuerySnapshot) => {
    // An empty answer counts only from the server, because the cache may be incomplete.
    if (empty && metadata.fromCache) return;
    const values = readableIn(docs, read);
    own = { values, missing: docs.length - values.length, stale: metadata.fromCache };
    const edge = own.missing > 0 && mayLookAt > docs.length ? edgeOf(docs, window) : undefined;
    if (edge?.ref.path !== beyond?.after) {
      beyond?.stop();
      beyond = undefined;
      if (edge) beyond = lookBeyond(edge, mayLookAt - docs.length);
    }
    say();
  };
  const stop = onSnapshot(asked, WITH_METADATA, guarded(onError, take), onError);
  return () => {
    stop();
    beyond?.stop();
  };
}

type Beyond<Value> = {
  after: string;
  seen: { values: Value[]; stale: boolean } | undefined;
  stop: () => void;
};

/** The same for one snapshot, read from the server unless `get` says otherwise. */
export async function fetchPast<Value>(
  asked: Query,
  read: ReadDocument<Value>,
  window: Window,
  get: (query: Query) => Promise<QuerySnapshot> = getDocsFromServer,
): Promise<Value[]> {
  let { docs } = await get(asked);
  const wanted = docs.length;
  let values = readableIn(docs, read);
  for (let looked = wanted; values.length < wanted && looked < LOOKED_AT_MOST; looked += docs.length) {
    const edge = edgeOf(docs, window);
    if (!edge) break;
    ({ docs } = await get(beyondOf(asked, edge, window)));
    if (docs.length === 0) break;
    values = joined(values, readableIn(docs, read), wanted - values.length, window);
  }
  return values;
}

function beyondOf(asked: Query, edge: QueryDocumentSnapshot, window: Window): Query {
  return query(asked, window === 'first' ? startAfter(edge) : endBefore(edge));
}

function edgeOf(docs: readonly QueryDocumentSnapshot[], window: Window) {
  return window === 'first' ? docs.at(-1) : docs[0];
}

function joined<Value>(own: Value[], more: Value[], missing: number, window: Window): Value[] {
  if (missing === 0 || more.length === 0) return own;
  return window === 'first' ? [...own, ...more.slice(0, missing)] : [...more.slice(-missing), ...own];
}

/** The documents of a query as a source; see `listenPast`. */
export function querySource<Value>(
  asked: () => Query,
  read: ReadDocument<Value>,
  window: Window = 'first',
): Source<Value[]> {
  return { listen: (onValue, onError) => listenPast(asked(), read, window, onValue, onError) };
}

import * as m from '@rostrum/words/live';

/** The reason why live data cannot be shown. */
export type LiveProblem = 'denied' | 'unreachable' | 'unreadable' | 'failed';

/** The sentence for the person, for each problem. */
export const LIVE_PROBLEMS: Readonly<Record<LiveProblem, () => string>> = {
  denied: m.denied,
  unreachable: m.unreachable,
  unreadable: m.unreadable,
  failed: m.failed,
};

/** The current state of some live data. */
export type Live<Value> =
  | { status: 'loading' }
  | { status: 'error'; problem: LiveProblem; message: string; retry: () => void }
  /** `stale`: from this browser's cache, because the server has not answered since the connection was lost. */
  | { status: 'ready'; value: Value; stale: boolean };

/** Stored data to listen to. The same object always means the same data. */
export type Source<Value> = {
  /** Calls `onValue` immediately or soon, and again on every change; after `onError` nothing follows. */
  listen(onValue: (value: Value, stale: boolean) => void, onError: (error: unknown) => void): () => void;
};

/** A stored document that does not match its schema. */
export class UnreadableDocument extends Error {
  readonly path: string;
  constructor(path: string, cause: unknown) {
    super(`The document ${path} does not match its schema`, { cause });
    this.path = path;
    this.name = 'UnreadableDocument';
  }
}

/** Derives the kind of a fault from the thrown error; Firebase names it in `code`. */
export function problemOf(error: unknown): LiveProblem {
  if (error instanceof UnreadableDocument) return 'unreadable';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.endsWith('permission-denied') || code.endsWith('unauthenticated')) return 'denied';
  if (code.endsWith('unavailable') || code.endsWith('deadline-exceeded')) return 'unreachable';
  return 'failed';
}

/** Both or nothing: loading until both are there, and in error as soon as one is. */
export function bothLive<One, Other, Value>(
  one: Live<One>,
  other: Live<Other>,
  join: (one: One, other: Other) => Value,
): Live<Value> {
  if (one.status === 'error') return one;
  if (other.status === 'error') return other;
  if (one.status === 'loading' || other.status === 'loading') return { status: 'loading' };
  return { status: 'ready', value: join(one.value, other.value), stale: one.stale || other.stale };
}

/** The same data in another form. */
export function mapLive<Value, Mapped>(live: Live<Value>, map: (value: Value) => Mapped): Live<Mapped> {
  return live.status === 'ready' ? { ...live, value: map(live.value) } : live;
}

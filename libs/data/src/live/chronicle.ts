import { endAt, limitToLast, type Query, type QueryConstraint } from 'firebase/firestore';
import { fetchPast, querySource, type ReadDocument } from './firestore-sources.ts';
import type { Source } from './live.ts';

/** A stored record that only grows at its end. It is read backwards from there, a page at a time. */
export type Chronicle<Entry> = {
  /** Its current newest `size` entries, in ascending order. */
  newest: Source<Entry[]>;
  size: number;
  /** A snapshot of the `EARLIER` entries up to and including that moment, in ascending order. */
  upTo(atMs: number): Promise<Entry[]>;
  atMs(entry: Entry): number;
};

/** The number of entries in a page of earlier ones, including one that is already known. */
export const EARLIER = 51;

/** The known part of a chronicle: everything from the first of `entries` to its end. */
export type Pages<Entry> = {
  entries: readonly Entry[];
  /** Nothing was recorded before the first of them. */
  isComplete: boolean;
  /** Whether the server has answered; before that the browser's cache may be incomplete. */
  isSound: boolean;
};

export const NO_PAGES = { entries: [], isComplete: false, isSound: false } as const;

/** The moment from which a chronicle is known; 0 if nothing was recorded before. */
export function startOf<Entry>(
  { entries, isComplete }: Pages<Entry>,
  atMs: (entry: Entry) => number,
): number {
  const [first] = entries;
  return isComplete || !first ? 0 : atMs(first);
}

/** The known part after a new snapshot of the listener. An entry stays when newer ones push it out of the window. An
 * entry that is missing from inside the window is gone. If more entries arrive than the window holds, the reading
 * starts over.
 */
export function withNewest<Entry extends { id: string }>(
  known: Pages<Entry>,
  newest: readonly Entry[],
  { size, atMs }: Pick<Chronicle<Entry>, 'size' | 'atMs'>,
  isStale: boolean,
): Pages<Entry> {
  const [first] = newest;
  const isSound = known.isSound || !isStale;
  if (!first || newest.length < size) return { entries: newest, isComplete: !isStale, isSound };
  const ids = new Set(newest.map(({ id }) => id));
  const goesOn = known.isSound && known.entries.some(({ id }) => ids.has(id));
  if (!goesOn) return { entries: newest, isComplete: false, isSound };
  const older = known.entries.filter((entry) => atMs(entry) < atMs(first));
  return { entries: [...older, ...newest], isComplete: known.isComplete, isSound };
}

/** The known part with one more page before it; several entries may share a moment, so the page overlaps. */
export function withEarlier<Entry extends { id: string }>(
  known: Pages<Entry>,
  page: readonly Entry[],
): Pages<Entry> {
  const ids = new Set(known.entries.map(({ id }) => id));
  const earlier = page.filter(({ id }) => !ids.has(id));
  return {
    ...known,
    entries: [...earlier, ...known.entries],
    isComplete: page.length < EARLIER || earlier.length === 0,
  };
}

export type GrowingSource<Entry> = Source<Pages<Entry>> & {
  /** Adds one more page before the known entries. Rejects if the server does not answer. */
  fetchEarlier(): Promise<void>;
  /** The moment from which it is known; 0 if nothing was recorded before. */
  sinceMs(): number;
  /** The number of known entries from a moment on. */
  countSince(atMs: number): number;
};

/** Listens to the end of a chronicle and keeps the entries it has seen; earlier pages come on request. */
export function growingSource<Entry extends { id: string }>(
  chronicle: Chronicle<Entry>,
): GrowingSource<Entry> {
  let pages: Pages<Entry> = NO_PAGES;
  let tell: ((pages: Pages<Entry>) => void) | undefined;
  return {
    listen(onValue, onError) {
      let isStale = true;
      pages = NO_PAGES;
      tell = (next) => {
        pages = next;
        onValue(next, isStale);
      };
      const stop = chronicle.newest.listen((newest, stale) => {
        isStale = stale;
        tell?.(withNewest(pages, newest, chronicle, stale));
      }, onError);
      return () => {
        tell = undefined;
        stop();
      };
    },
    async fetchEarlier() {
      const [first] = pages.entries;
      if (!first || pages.isComplete) return;
      const page = await chronicle.upTo(chronicle.atMs(first));
      // The reading may have started over meanwhile; if so, the page does not join it.
      if (pages.entries[0] === first) tell?.(withEarlier(pages, page));
    },
    sinceMs: () => startOf(pages, (entry) => chronicle.atMs(entry)),
    countSince: (atMs) => pages.entries.filter((entry) => chronicle.atMs(entry) >= atMs).length,
  };
}

/** A query that is ordered by time, as a chronicle: its newest `size` entries are live, earlier ones come by the page. */
export function chronicleOf<Entry>(
  asked: (...window: QueryConstraint[]) => Query,
  read: ReadDocument<Entry>,
  size: number,
  atMs: (entry: Entry) => number,
): Chronicle<Entry> {
  return {
    newest: querySource(() => asked(limitToLast(size)), read, 'last'),
    size,
    upTo: (upToMs) => fetchPast(asked(endAt(upToMs), limitToLast(EARLIER)), read, 'last'),
    atMs,
  };
}

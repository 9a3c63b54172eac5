import { NO_PAGES, startOf, withEarlier, withNewest, type Chronicle, type Pages } from './chronicle.ts';
import type { Source } from './live.ts';

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

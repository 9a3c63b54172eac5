import type { CatalogueDesk, CatalogueEntry, Mark } from './catalogue-desk.ts';
import { openDesk } from './open-desk.ts';
import type { SearchMatch } from '../search-index.ts';
import type { StoredSheets } from './sheet-store.ts';

/** Every topic and every ended public debate, for search as one types. Created once per page. */
export type Catalogue = {
  /** Opens the search and reads what changed since the last time, unless that was within the last minute. */
  refresh: () => Promise<void>;
  /** Works as soon as the search is open, on this browser's current data. */
  find: (text: string) => Promise<SearchMatch<CatalogueEntry>[]>;
};

const FRESH_FOR_MS = 60_000;

/** `project` keeps what two databases say apart; `fetchNews` reads the sheets that changed since a mark. */
export function createCatalogue(
  project: string,
  fetchNews: (since: Mark | undefined) => Promise<StoredSheets>,
  open: () => Promise<CatalogueDesk> = openDesk,
): Catalogue {
  let opened: Promise<CatalogueDesk> | undefined;
  let mark: Mark | undefined;
  let readAtMs = Number.NEGATIVE_INFINITY;

  async function startDesk(): Promise<CatalogueDesk> {
    try {
      const desk = await open();
      mark = await desk.open(project);
      return desk;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  }
  const desk = () => (opened ??= startDesk());
  return {
    async refresh() {
      const search = await desk();
      if (performance.now() - readAtMs < FRESH_FOR_MS) return;
      const news = await fetchNews(mark);
      await search.learn(news);
      mark = news.mark;
      readAtMs = performance.now();
    },
    find: async (text) => (await desk()).find(text),
  };
}

import { isCommonWord, type CatalogueKind } from '@rostrum/domain';
import { createSearchIndex, isOneLetter, type Entry, type SearchMatch } from '../search-index.ts';
import { keepSheets, readSheets, type Sheet, type StoredSheets } from './sheet-store.ts';

/** A topic or a debate of the catalogue; `of` is its own id, `id` tells the two kinds apart. */
export type CatalogueEntry = Entry & { kind: CatalogueKind; of: string; note: string };
export type Mark = StoredSheets['mark'];

/** The search's interface, wherever it runs. */
export type CatalogueDesk = {
  /** Builds the index from this browser's storage; returns its mark, or undefined if there is none. */
  open: (project: string) => Promise<Mark | undefined>;
  /** Takes in sheets as they are now, and keeps them. */
  learn: (news: StoredSheets) => Promise<void>;
  /** Nothing for a single letter: the order of half of all entries would mean nothing, and take its time. */
  find: (text: string) => Promise<SearchMatch<CatalogueEntry>[]>;
};

/** The number shown of each kind; typing more narrows the list. */
const MOST_OF_A_KIND = 6;

export function createCatalogueDesk(): CatalogueDesk {
  const index = createSearchIndex<CatalogueEntry>([], isCommonWord);
  const idsOf = new Map<string, ReadonlySet<string>>();
  let keptFor: string | undefined;

  function take(sheet: Sheet) {
    const entries = entriesOf(sheet);
    const ids = new Set(entries.map(({ id }) => id));
    for (const id of idsOf.get(sheet.id) ?? []) if (!ids.has(id)) index.remove(id);
    for (const entry of entries) index.put(entry);
    idsOf.set(sheet.id, ids);
  }
  return {
    async open(project) {
      keptFor = project;
      const stored = await readSheets(project);
      for (const sheet of stored?.sheets ?? []) take(sheet);
      return stored?.mark;
    },
    async learn(news) {
      for (const sheet of news.sheets) take(sheet);
      if (keptFor !== undefined) await keepSheets(keptFor, news);
    },
    find: async (text) => (isOneLetter(text) ? [] : index.find(text, MOST_OF_A_KIND)),
  };
}

function entriesOf({ kind, entries }: Sheet): CatalogueEntry[] {
  return Object.entries(entries).map(([of, entry]) => ({ id: `${kind} ${of}`, kind, of, ...entry }));
}

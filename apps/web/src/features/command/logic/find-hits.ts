import type { CatalogueEntry } from '../../../shared/search/catalogue/catalogue-desk.ts';
import {
  createSearchIndex,
  type SearchMatch,
  type SearchIndex,
} from '../../../shared/search/search-index.ts';
import { PALETTE_GROUPS, type PaletteItem } from './palette-item.ts';

export type Hit = SearchMatch<PaletteItem>;

/** The typed text: a leading `>` or `/` searches only commands. */
export interface Query {
  commandsOnly: boolean;
  text: string;
}

export function parseQuery(typed: string): Query {
  const [, sign = '', text = ''] = /^\s*([>/]?)\s*(.*?)\s*$/su.exec(typed) ?? [];
  return { commandsOnly: sign !== '', text: text.replace(/\s+/gu, ' ') };
}

/** The page's own items, ready to search; `first` is offered before anything is typed. */
export type NearItems = { items: readonly PaletteItem[]; index: SearchIndex<PaletteItem> };

export function nearItems(items: readonly PaletteItem[]): NearItems {
  return { items, index: createSearchIndex(items.filter(({ kind }) => kind !== 'recent')) };
}

const MOST_OF_A_GROUP = 9;

/** The page's own items: the offered ones without text, otherwise the matching ones. */
export function findNear({ items, index }: NearItems, { commandsOnly, text }: Query): Hit[] {
  const found =
    text === ''
      ? items.filter(({ isOnlyFound }) => !isOnlyFound).map(unmarked)
      : index.find(text, MOST_OF_A_GROUP);
  return commandsOnly ? found.filter(({ entry }) => entry.isCommand === true) : found;
}

/** Both in groups, each item once; guesses only if nothing else matches. */
export function allHits(near: readonly Hit[], far: readonly Hit[]): Hit[] {
  const known = new Set(near.map(({ entry }) => entry.id));
  const all = [...near, ...far.filter(({ entry }) => !known.has(entry.id))];
  const sure = all.filter(({ isGuess }) => !isGuess);
  return inGroups(sure.length > 0 ? sure : all);
}

/** Hits of the catalogue as lines of the palette; a debate that is listed as a room already is not shown twice. */
export function farHits(
  found: readonly SearchMatch<CatalogueEntry>[],
  asItem: (entry: CatalogueEntry) => PaletteItem,
  isListed: (roomId: string) => boolean,
): Hit[] {
  return found
    .filter(({ entry }) => entry.kind === 'topic' || !isListed(entry.of))
    .map((hit) => ({ ...hit, entry: asItem(hit.entry) }));
}

function inGroups(hits: readonly Hit[]): Hit[] {
  return PALETTE_GROUPS.flatMap((group) => hits.filter(({ entry }) => entry.kind === group));
}

const unmarked = (entry: PaletteItem): Hit => ({ entry, marks: [], isGuess: false });

import { useCallback, useEffect, useState } from 'react';
import type { Catalogue } from '../../../shared/search/catalogue/catalogue.ts';
import type { CatalogueEntry } from '../../../shared/search/catalogue/catalogue-desk.ts';
import type { SearchMatch } from '../../../shared/search/search-index.ts';

export type CatalogueSearch = {
  /** The last results for these words, or for a prefix of them. */
  found: readonly SearchMatch<CatalogueEntry>[];
  /** Whether `found` is still of what stood there before. */
  isPending: boolean;
  /** Whether all that is new has been read. */
  state: 'loading' | 'ready' | 'failed';
  retry: () => void;
};

type CatalogueMatches = { text: string; found: readonly SearchMatch<CatalogueEntry>[] };
const NOTHING: CatalogueMatches = { text: '', found: [] };

/** Searches the catalogue as the text is typed, and again after news has arrived. */
export function useCatalogue(catalogue: Catalogue, text: string): CatalogueSearch {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<CatalogueSearch['state']>('loading');
  const [answer, setAnswer] = useState(NOTHING);
  const retry = useCallback(() => {
    setState('loading');
    setTries((count) => count + 1);
  }, []);

  useEffect(() => {
    let isWanted = true;
    const tell = (next: CatalogueSearch['state']) => {
      if (isWanted) setState(next);
    };
    catalogue.refresh().then(
      () => tell('ready'),
      (error: unknown) => {
        console.warn('The catalogue could not be read', error);
        tell('failed');
      },
    );
    return () => void (isWanted = false);
  }, [catalogue, tries]);

  useEffect(() => {
    if (text === '') return undefined;
    let isWanted = true;
    const tell = (found: CatalogueMatches['found']) => {
      if (isWanted) setAnswer({ text, found });
    };
    // The reader of the news reports the failure.
    catalogue.find(text).then(tell, () => tell([]));
    return () => void (isWanted = false);
  }, [catalogue, text, state]);

  return {
    found: isContinued(answer.text, text) ? answer.found : [],
    isPending: text !== '' && answer.text !== text,
    state,
    retry,
  };
}

/** Whether somebody types on or deletes letters: results stay until the next answer, so that nothing flickers. */
function isContinued(before: string, now: string): boolean {
  return before !== '' && now !== '' && (now.startsWith(before) || before.startsWith(now));
}

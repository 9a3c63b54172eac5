import { useEffect, useState } from 'react';
import { useEnv } from '../../../env-context.ts';
import type { Catalogue } from '../../../shared/search/catalogue/catalogue.ts';
import { catalogueOf } from '../../../shared/search/catalogue/catalogue-of-page.ts';
import { wordsMeant } from '../logic/words-meant.ts';

/** `words`: what the search was taken for; undefined if it can't be told. */
export type Meant = { at: 'looking' } | { at: 'known'; words: string | undefined };

/**
 * What a search without topics was meant to say, by the catalogue: it has every topic and forgives mistakes, which the
 * database does not.
 */
export function useWordsMeant(search: string, category: string): Meant {
  const catalogue = catalogueOf(useEnv().firebase.projectId);
  const [known, setKnown] = useState<{ search: string; category: string; words: string | undefined }>();
  useEffect(() => {
    let isWanted = true;
    const tell = (words: string | undefined) => isWanted && setKnown({ search, category, words });
    void lookUp(catalogue, search, category).then(tell, () => tell(undefined));
    return () => void (isWanted = false);
  }, [catalogue, search, category]);
  const isKnown = known?.search === search && known.category === category;
  return isKnown ? { at: 'known', words: known.words } : { at: 'looking' };
}

async function lookUp(catalogue: Catalogue, search: string, category: string): Promise<string | undefined> {
  await catalogue.refresh();
  return wordsMeant(await catalogue.find(search), category);
}

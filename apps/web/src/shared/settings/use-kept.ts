import { browserShelf, type Shelf } from '@rostrum/data';
import { useCallback, useMemo, useState } from 'react';
import * as z from 'zod/mini';

export const keptShelf = (key: string): Shelf<boolean> => browserShelf(key, z.boolean());

/** A yes or no that this browser keeps under a key. */
export function useKept(key: string, unstored: boolean): [value: boolean, set: (value: boolean) => void] {
  const shelf = useMemo(() => keptShelf(key), [key]);
  const [value, setValue] = useState(() => shelf.load() ?? unstored);
  const set = useCallback(
    (next: boolean) => {
      shelf.save(next);
      setValue(next);
    },
    [shelf],
  );
  return [value, set];
}

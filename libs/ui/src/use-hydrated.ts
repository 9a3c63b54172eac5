import { useSyncExternalStore } from 'react';

/** False in a page that was drawn ahead, until React has taken it over: before that, nobody hears what is typed. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};

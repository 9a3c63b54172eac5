import { useSyncExternalStore } from 'react';

/** False in a prerendered page until React has hydrated it: before that, nothing handles typing. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};

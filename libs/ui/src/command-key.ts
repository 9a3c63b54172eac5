import * as m from '@rostrum/words/ui';
import { useHydrated } from './use-hydrated.ts';

/** The keys of a command as named on this person's keyboard: `Ctrl K`, `Strg K`, `⌘K`. A prerendered page shows no `⌘`. */
export function useCommandKey(key: string): string {
  const isApple = useHydrated() && /Mac|iPhone|iPad/.test(navigator.userAgent);
  return isApple ? `⌘${key}` : m.controlKey({ key });
}

import { useHydrated } from './use-hydrated.ts';

/** The keys of a command as named on this person's keyboard: `Ctrl K`, `⌘K`. A prerendered page shows `Ctrl`. */
export function useCommandKey(key: string): string {
  const isApple = useHydrated() && /Mac|iPhone|iPad/.test(navigator.userAgent);
  return isApple ? `⌘${key}` : `Ctrl ${key}`;
}

import { useHydrated } from './use-hydrated.ts';

/** The keys of a command as this person's keyboard names them: `Ctrl K`, `⌘K`. A page drawn ahead says `Ctrl`. */
export function useCommandKey(key: string): string {
  const isApple = useHydrated() && /Mac|iPhone|iPad/.test(navigator.userAgent);
  return isApple ? `⌘${key}` : `Ctrl ${key}`;
}

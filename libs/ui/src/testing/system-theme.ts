import { vi } from 'vitest';

let prefersLight = false;
let isPrinted = false;
const listeners = new Set<() => void>();

/** The test's document has no `matchMedia`: this one answers for the theme alone. */
export function resetSystemTheme(): void {
  prefersLight = false;
  isPrinted = false;
  listeners.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query === 'print' ? isPrinted : prefersLight;
    },
    addEventListener: (_: 'change', listener: () => void) => listeners.add(listener),
    removeEventListener: (_: 'change', listener: () => void) => listeners.delete(listener),
  }));
}

/** The operating system changes its mind. */
export function setSystemTheme(theme: 'light' | 'dark'): void {
  prefersLight = theme === 'light';
  for (const listener of listeners) listener();
}

/** The page is put on paper, or is back on the screen. */
export function setPrinted(printed: boolean): void {
  isPrinted = printed;
  for (const listener of listeners) listener();
}

export function systemThemeListeners(): number {
  return listeners.size;
}

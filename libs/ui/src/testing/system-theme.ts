import { vi } from 'vitest';

let prefersLight = false;
const listeners = new Set<() => void>();

/** The test's document has no `matchMedia`: this one answers for the theme alone. */
export function resetSystemTheme(): void {
  prefersLight = false;
  listeners.clear();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return prefersLight;
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

export function systemThemeListeners(): number {
  return listeners.size;
}

import { DEFAULT_THEME, STORAGE_KEYS } from '@rostrum/domain';

/** The applied theme. */
export type Theme = 'light' | 'dark';
/** The person's choice; `system` follows the operating system. */
export type ThemeSetting = Theme | 'system';

export const THEME_SETTINGS: readonly ThemeSetting[] = ['system', 'light', 'dark'];
const LIGHT_QUERY = '(prefers-color-scheme: light)';
/** Paper is white, whatever the screen is. */
const PRINT_QUERY = 'print';

/** Anything but a known setting, an empty store and a refused store all mean `system`. */
export function readThemeSetting(): ThemeSetting {
  const stored = readStored();
  return THEME_SETTINGS.find((setting) => setting === stored) ?? 'system';
}

/** Dark wherever the system does not ask for light. */
export function resolveTheme(setting: ThemeSetting): Theme {
  if (setting !== 'system') return setting;
  return globalThis.matchMedia(LIGHT_QUERY).matches ? 'light' : DEFAULT_THEME;
}

/** Stores the choice, applies it at once, and notifies every `useTheme` of this page. */
export function setThemeSetting(setting: ThemeSetting): void {
  try {
    localStorage.setItem(STORAGE_KEYS.theme, setting);
  } catch {
    // A browser that refuses storage still applies the theme, for as long as the page lives.
    unstored = setting;
  }
  announce();
}

/** Keeps `data-theme` up to date until the returned function is called. */
export function followTheme(): () => void {
  announce();
  return subscribeToTheme(() => {});
}

/** Calls back when the choice changes here, in another tab, or the system changes its mind. */
export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) startWatching();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatching?.();
  };
}

const listeners = new Set<() => void>();
let stopWatching: (() => void) | undefined;
let unstored: ThemeSetting | undefined;

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEYS.theme) ?? unstored ?? null;
  } catch {
    return unstored ?? null;
  }
}

function announce(): void {
  const isPrinted = globalThis.matchMedia(PRINT_QUERY).matches;
  document.documentElement.dataset['theme'] = isPrinted ? 'light' : resolveTheme(readThemeSetting());
  for (const listener of listeners) listener();
}

function startWatching(): void {
  const watched = [LIGHT_QUERY, PRINT_QUERY].map((query) => globalThis.matchMedia(query));
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEYS.theme || event.key === null) announce();
  };
  for (const media of watched) media.addEventListener('change', announce);
  globalThis.addEventListener('storage', onStorage);
  stopWatching = () => {
    for (const media of watched) media.removeEventListener('change', announce);
    globalThis.removeEventListener('storage', onStorage);
  };
}

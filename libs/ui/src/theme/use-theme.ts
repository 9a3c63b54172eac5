import { useEffect, useSyncExternalStore } from 'react';
import { readThemeSetting, resolveTheme, setThemeSetting, subscribeToTheme } from './theme.ts';
import type { Theme, ThemeSetting } from './theme.ts';

/** The person's setting, the theme it comes to now, and the way to change it. Also keeps `data-theme` right. */
export function useTheme(): {
  setting: ThemeSetting;
  theme: Theme;
  setSetting: (setting: ThemeSetting) => void;
} {
  const setting = useSyncExternalStore(subscribeToTheme, readThemeSetting);
  const theme = useSyncExternalStore(subscribeToTheme, readTheme);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return { setting, theme, setSetting: setThemeSetting };
}

function readTheme(): Theme {
  return resolveTheme(readThemeSetting());
}

import { useEffect, useSyncExternalStore } from 'react';
import { DEFAULT_THEME } from '@rostrum/domain';
import { readThemeSetting, resolveTheme, setThemeSetting, subscribeToTheme } from './theme.ts';
import type { Theme, ThemeSetting } from './theme.ts';

/** The person's setting, the theme it comes to now, and the way to change it. Also keeps `data-theme` right. */
export function useTheme(): {
  setting: ThemeSetting;
  theme: Theme;
  setSetting: (setting: ThemeSetting) => void;
} {
  const setting = useSyncExternalStore(subscribeToTheme, readThemeSetting, settingDrawnAhead);
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, themeDrawnAhead);
  useEffect(() => {
    // Asked anew: while a page that was drawn ahead is taken over, `theme` is still the one it was drawn with.
    document.documentElement.dataset['theme'] = readTheme();
  }, [theme]);
  return { setting, theme, setSetting: setThemeSetting };
}

/** A page that was drawn ahead was drawn for nobody in particular. */
const settingDrawnAhead = (): ThemeSetting => 'system';
const themeDrawnAhead = (): Theme => DEFAULT_THEME;

function readTheme(): Theme {
  return resolveTheme(readThemeSetting());
}

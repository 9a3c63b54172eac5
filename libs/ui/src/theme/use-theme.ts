import { useSyncExternalStore } from 'react';
import { DEFAULT_THEME } from '@rostrum/domain';
import { readThemeSetting, resolveTheme, setThemeSetting, subscribeToTheme } from './theme.ts';
import type { Theme, ThemeSetting } from './theme.ts';

/** The person's setting, the theme it comes to now, and the way to change it. */
export function useTheme(): {
  setting: ThemeSetting;
  theme: Theme;
  setSetting: (setting: ThemeSetting) => void;
} {
  const setting = useSyncExternalStore(subscribeToTheme, readThemeSetting, settingDrawnAhead);
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, themeDrawnAhead);
  return { setting, theme, setSetting: setThemeSetting };
}

/** A page that was drawn ahead was drawn for nobody in particular. */
const settingDrawnAhead = (): ThemeSetting => 'system';
const themeDrawnAhead = (): Theme => DEFAULT_THEME;

function readTheme(): Theme {
  return resolveTheme(readThemeSetting());
}

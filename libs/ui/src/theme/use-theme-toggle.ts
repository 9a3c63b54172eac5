import { Moon, Sun, SunMoon } from 'lucide-react';
import * as m from '@rostrum/words/theme';
import { THEME_SETTINGS } from './theme.ts';
import type { ThemeSetting } from './theme.ts';
import { useTheme } from './use-theme.ts';

const ICONS = { system: SunMoon, light: Sun, dark: Moon };

/** Cycles: system, light, dark. Its name is the current setting. */
export function useThemeToggle() {
  const { setting, setSetting } = useTheme();
  return { icon: ICONS[setting], label: m.current({ setting }), next: () => setSetting(after(setting)) };
}

function after(setting: ThemeSetting): ThemeSetting {
  return THEME_SETTINGS[(THEME_SETTINGS.indexOf(setting) + 1) % THEME_SETTINGS.length] ?? 'system';
}

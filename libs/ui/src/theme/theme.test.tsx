import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { setPrinted, setSystemTheme, systemThemeListeners } from '../testing/system-theme.ts';
import { ThemeButton } from './theme-button.tsx';
import { followTheme, readThemeSetting, resolveTheme, setThemeSetting } from './theme.ts';
import { useTheme } from './use-theme.ts';

const drawn = () => document.documentElement.dataset['theme'];

function Shown() {
  const { setting, theme } = useTheme();
  return <p>{`${setting}, drawn ${theme}`}</p>;
}

/** Another tab of this browser writes the setting. */
function writeElsewhere(value: string | null) {
  if (value === null) localStorage.clear();
  else localStorage.setItem('theme', value);
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: value === null ? null : 'theme' }));
  });
}

describe('the theme', () => {
  test('follows the system and other tabs even if no component shows it, until it is stopped', () => {
    setSystemTheme('dark');
    const leave = followTheme();
    setSystemTheme('light');
    expect(drawn()).toBe('light');
    writeElsewhere('dark');
    expect(drawn()).toBe('dark');
    leave();
    writeElsewhere('light');
    expect(drawn()).toBe('dark');
    expect(systemThemeListeners()).toBe(0);
  });

  test('is "system" until somebody chooses, and dark unless the system asks for light', () => {
    expect(readThemeSetting()).toBe('system');
    expect(resolveTheme('system')).toBe('dark');
  });

  test('is light if the system asks for it', () => {
    setSystemTheme('light');
    expect(resolveTheme('system')).toBe('light');
  });

  test('is the person’s choice, whatever the system prefers', () => {
    setSystemTheme('light');
    expect(resolveTheme('dark')).toBe('dark');
  });

  test('is stored in local storage under "theme" and applied at once to data-theme', () => {
    setThemeSetting('light');
    expect(localStorage.getItem('theme')).toBe('light');
    expect(drawn()).toBe('light');
  });

  test('keeps "system" as a separate choice', () => {
    setThemeSetting('light');
    setThemeSetting('system');
    expect(localStorage.getItem('theme')).toBe('system');
    expect(drawn()).toBe('dark');
  });

  test('takes an unknown stored word for "system"', () => {
    localStorage.setItem('theme', 'sepia');
    expect(readThemeSetting()).toBe('system');
  });

  test('works for as long as the page lives if the browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    setThemeSetting('light');
    expect(readThemeSetting()).toBe('light');
    setThemeSetting('system');
  });
});

describe('useTheme', () => {
  test('follows the system while the setting is "system"', () => {
    render(<Shown />);
    expect(screen.getByText('system, drawn dark')).toBeInTheDocument();
    act(() => setSystemTheme('light'));
    expect(screen.getByText('system, drawn light')).toBeInTheDocument();
    expect(drawn()).toBe('light');
  });

  test('does not follow the system once a theme was chosen', () => {
    setThemeSetting('dark');
    render(<Shown />);
    act(() => setSystemTheme('light'));
    expect(screen.getByText('dark, drawn dark')).toBeInTheDocument();
  });

  test('is light on paper, and then returns to the previous one', () => {
    setThemeSetting('dark');
    render(<Shown />);
    act(() => setPrinted(true));
    expect(drawn()).toBe('light');
    expect(screen.getByText('dark, drawn dark')).toBeInTheDocument();
    act(() => setPrinted(false));
    expect(drawn()).toBe('dark');
  });

  test('follows a choice made in another tab, and its removal', () => {
    render(<Shown />);
    writeElsewhere('light');
    expect(screen.getByText('light, drawn light')).toBeInTheDocument();
    writeElsewhere(null);
    expect(screen.getByText('system, drawn dark')).toBeInTheDocument();
  });

  test('stops listening with the last component that shows it', () => {
    const { unmount } = render(<Shown />);
    expect(systemThemeListeners()).toBe(1);
    unmount();
    expect(systemThemeListeners()).toBe(0);
  });
});

test('the theme button goes round: system, light, dark', async () => {
  render(<ThemeButton />);
  const button = screen.getByRole('button', { name: 'Theme: system' });
  await userEvent.click(button);
  expect(button).toHaveAccessibleName('Theme: light');
  await userEvent.click(button);
  expect(button).toHaveAccessibleName('Theme: dark');
  expect(drawn()).toBe('dark');
  await userEvent.click(button);
  expect(button).toHaveAccessibleName('Theme: system');
});

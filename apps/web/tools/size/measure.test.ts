import { describe, expect, test } from 'vitest';
import { measure, parseManifest, report, type Budget } from './measure.ts';

const manifest = parseManifest(
  JSON.stringify({
    'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], dynamicImports: ['page.tsx'] },
    '_react.js': { file: 'react.js' },
    'page.tsx': { file: 'page.js', imports: ['_react.js', '_shared.js', 'index.html'] },
    '_shared.js': { file: 'shared.js', imports: ['_react.js'] },
  }),
);
const sizes: Record<string, number> = {
  'index.js': 10_000,
  'react.js': 60_000,
  'page.js': 5_000,
  'shared.js': 1_000,
};
const sizeOf = (file: string) => sizes[file] ?? 0;
const budget = (chunks: string[], limit: number): Budget => ({ name: 'A page', chunks, limit });

describe('the size of what must be fetched', () => {
  test('counts a chunk and its static imports, and no dynamic ones', () => {
    expect(measure(budget(['index.html'], 90_000), manifest, sizeOf).total).toBe(70_000);
  });

  test('counts what two chunks share once', () => {
    expect(measure(budget(['index.html', 'page.tsx'], 90_000), manifest, sizeOf).total).toBe(76_000);
  });

  test('names a chunk that is no longer built', () => {
    expect(() => measure(budget(['gone.tsx'], 1), manifest, sizeOf)).toThrow('gone.tsx');
  });

  test('is listed file by file, largest first, and against its limit', () => {
    expect(report(measure(budget(['index.html'], 69_000), manifest, sizeOf))).toBe(
      [
        'A page, gzip',
        '     60.00 kB  react.js',
        '     10.00 kB  index.js',
        '     70.00 kB  of 69.00 kB: over by 1.00 kB',
      ].join('\n'),
    );
  });
});

import { expect, test } from 'vitest';
import { shellOf, workerWith, type Built } from './service-worker.ts';

const chunk = (fileName: string, rest: object) => ({
  type: 'chunk',
  fileName,
  isEntry: false,
  imports: [],
  moduleIds: [],
  ...rest,
});
const built = (offline: object[]) =>
  Object.fromEntries(
    [
      chunk('assets/main-1.js', {
        isEntry: true,
        imports: ['assets/react-1.js'],
        viteMetadata: { importedCss: new Set(['assets/main-1.css']) },
      }),
      chunk('assets/react-1.js', {}),
      chunk('assets/room-1.js', {}),
      ...offline.map((rest) => chunk('assets/offline-1.js', rest)),
      { type: 'asset', fileName: 'assets/boot-1.js' },
      { type: 'asset', fileName: 'assets/first-1.js' },
      { type: 'asset', fileName: 'assets/forced-colours-1.css' },
      { type: 'asset', fileName: 'assets/de/main-1.js' },
      { type: 'asset', fileName: 'assets/piazzolla-latin-opsz-normal-1.woff2' },
      { type: 'asset', fileName: 'assets/piazzolla-latin-ext-opsz-normal-1.woff2' },
    ].map((file) => [file.fileName, file]),
  ) as unknown as Built;
const OFFLINE = { moduleIds: ['/x/src/app/offline/offline-app.tsx'], imports: ['assets/react-1.js'] };

test('the shell is the page, in each language the manifest, the program and the offline pages, and the styles and Latin fonts', () => {
  expect(shellOf(built([OFFLINE]), ['en', 'de'])).toEqual({
    files: [
      '/app',
      '/icon.svg',
      '/icons/icon-192.png',
      '/assets/boot-1.js',
      '/assets/first-1.js',
      '/assets/forced-colours-1.css',
      '/assets/main-1.css',
      '/assets/piazzolla-latin-opsz-normal-1.woff2',
    ],
    spoken: {
      en: ['/manifest.webmanifest', '/assets/main-1.js', '/assets/offline-1.js', '/assets/react-1.js'],
      de: [
        '/manifest.de.webmanifest',
        '/assets/de/main-1.js',
        '/assets/de/offline-1.js',
        '/assets/de/react-1.js',
      ],
    },
  });
  expect(() => shellOf(built([]), ['en'])).toThrow('has src/app/offline/offline-app.tsx moved?');
});

const A = { files: ['/a'], spoken: { en: [] } };

test('the version follows the files, the page and the worker', () => {
  const versionOf = (...of: Parameters<typeof workerWith>) =>
    /RELEASE = "([^"]+)"/.exec(workerWith(...of))?.[1];
  const versions = [
    versionOf(A, 'page', 'work'),
    versionOf({ ...A, files: ['/b'] }, 'page', 'work'),
    versionOf({ ...A, spoken: { en: [], de: ['/de'] } }, 'page', 'work'),
    versionOf(A, 'other', 'work'),
    versionOf(A, 'page', 'other'),
  ];
  expect(new Set(versions).size).toBe(5);
  expect(versionOf(A, 'page', 'work')).toBe(versions[0]);
});

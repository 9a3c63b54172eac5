import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { shellOf, workerWith, type Built } from './service-worker.ts';

const SOURCE = readFileSync(resolve(import.meta.dirname, '../worker/worker.js'), 'utf8');
const ORIGIN = 'https://rostrum.example';

type Named = { url: string };
type Handler = (event: object) => void;

/** The browser's caches, as far as the worker uses them. `isFull` refuses every entry. */
class Caches {
  readonly all = new Map<string, Map<string, string>>();
  isFull = false;
  private readonly network: Network;
  constructor(network: Network) {
    this.network = network;
  }
  private addressOf = (of: string | Named) => new URL(typeof of === 'string' ? of : of.url, ORIGIN).pathname;
  async open(name: string) {
    const cache = this.all.get(name) ?? new Map<string, string>();
    this.all.set(name, cache);
    const put = async (of: string | Named, answer: { body: string }) => {
      if (this.isFull) throw new DOMException('No room', 'QuotaExceededError');
      cache.set(this.addressOf(of), answer.body);
    };
    const add = async (of: string | Named) => put(of, await this.network.fetch(of));
    return {
      put,
      add,
      addAll: async (files: string[]) => void (await Promise.all(files.map(add))),
      match: async (of: string | Named) => bodyOf(cache.get(this.addressOf(of))),
      keys: async () => [...cache.keys()].map((path) => ({ url: ORIGIN + path })),
      delete: async (of: Named) => cache.delete(this.addressOf(of)),
    };
  }
  async match(of: string | Named) {
    for (const cache of this.all.values())
      if (cache.has(this.addressOf(of))) return bodyOf(cache.get(this.addressOf(of)));
    return undefined;
  }
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
}

const bodyOf = (body: string | undefined) =>
  body === undefined ? undefined : { body, headers: {}, text: async () => body };

/** An answer that the worker makes itself. */
class Made {
  readonly body: string;
  constructor(body: string) {
    this.body = body;
  }
}

/** What the server has; nothing while `isCut`. */
class Network {
  isCut = false;
  files: Record<string, string> = {};
  asked: string[] = [];
  fetch = async (of: string | Named) => {
    const { pathname } = new URL(typeof of === 'string' ? of : of.url, ORIGIN);
    this.asked.push(pathname);
    const body = this.files[pathname];
    if (this.isCut || body === undefined) throw new TypeError('Failed to fetch');
    const answer = { ok: true, body };
    return { ...answer, clone: () => answer };
  };
}

let network: Network;
let caches: Caches;
let pages: { said: unknown[]; postMessage: (what: unknown) => void }[];

/** A worker of a release whose shell is these files. */
function aWorker(release: string, files: string[]) {
  const handlers = new Map<string, Handler>();
  const did: string[] = [];
  const self = {
    addEventListener: (name: string, handler: Handler) => void handlers.set(name, handler),
    skipWaiting: () => void did.push('begins'),
    clients: { matchAll: async () => pages, claim: async () => {} },
    location: { origin: ORIGIN },
    registration: { showNotification: async (title: string) => void did.push(`shows ${title}`) },
  };
  const built = { RELEASE: release, SHELL: files, MARK: 'kept' };
  const source = `const { RELEASE, SHELL, MARK } = ${JSON.stringify(built)};\n${SOURCE}`;
  runInNewContext(source, { self, caches, fetch: network.fetch, Response: Made, URL, console });
  const send = async (name: string, event: object) => {
    const waited: Promise<unknown>[] = [];
    let answer: Promise<{ body: string }> | undefined;
    const respondWith = (given: Promise<{ body: string }>) => void (answer = given);
    handlers.get(name)?.({ waitUntil: (work: Promise<unknown>) => waited.push(work), respondWith, ...event });
    const settled = answer === undefined ? undefined : await answer.then(({ body }) => body);
    // What is waited for may add more.
    for (let count = -1; count < waited.length;) {
      count = waited.length;
      await Promise.all(waited);
    }
    return settled;
  };
  const ask = (path: string, mode = 'cors') =>
    send('fetch', { request: { method: 'GET', mode, url: ORIGIN + path } });
  return { did, send, ask, visit: (path: string) => ask(path, 'navigate') };
}

const aPage = () => {
  const said: unknown[] = [];
  return { said, postMessage: (what: unknown) => void said.push(what) };
};

beforeEach(() => {
  network = new Network();
  network.files = {
    '/app': '<html lang="en">page 1',
    '/assets/main-1.js': 'main 1',
    '/assets/room-1.js': 'room 1',
  };
  caches = new Caches(network);
  pages = [];
});

test('every address opens without a connection from the kept page, and online from the network', async () => {
  const worker = aWorker('1', ['/app', '/assets/main-1.js']);
  await worker.send('install', {});
  network.files['/app/people'] = 'fresh';
  expect(await worker.visit('/app/people')).toBe('fresh');
  network.isCut = true;
  // The page learns from its mark that nothing answered.
  expect(await worker.visit('/app/people')).toBe('<html data-kept lang="en">page 1');
  expect(await worker.ask('/assets/main-1.js')).toBe('main 1');
  await expect(worker.ask('/assets/room-1.js')).rejects.toThrow('Failed to fetch');
});

test('a file that a page has loaded is there without a connection', async () => {
  const worker = aWorker('1', ['/app']);
  await worker.send('install', {});
  await worker.ask('/assets/room-1.js');
  await worker.send('message', { data: [`${ORIGIN}/assets/main-1.js`] });
  network.isCut = true;
  expect(await worker.ask('/assets/room-1.js')).toBe('room 1');
  expect(await worker.ask('/assets/main-1.js')).toBe('main 1');
});

test('the files of the former release stay until its last page is closed', async () => {
  const former = aWorker('1', ['/app', '/assets/main-1.js']);
  await former.send('install', {});
  network.files = { '/app': 'page 2', '/assets/main-2.js': 'main 2' };
  const newer = aWorker('2', ['/app', '/assets/main-2.js']);
  await newer.send('install', {});
  pages = [aPage()];
  await newer.send('activate', {});
  expect(await newer.ask('/assets/main-1.js')).toBe('main 1');
  pages = [];
  await newer.visit('/app');
  expect(await caches.keys()).toEqual(['shell-2']);
});

test('the caches of last month’s worker go too, and what people keep does not', async () => {
  await caches.open('lessons-1');
  await caches.open('kept:ada');
  const worker = aWorker('1', ['/app']);
  await worker.send('install', {});
  await worker.send('activate', {});
  expect(await caches.keys()).toEqual(['kept:ada', 'shell-1']);
});

test('a shell with a gap is not kept, so the former one stays at work', async () => {
  const worker = aWorker('1', ['/app', '/assets/gone.js']);
  await expect(worker.send('install', {})).rejects.toThrow('Failed to fetch');
  expect(await caches.keys()).toEqual([]);
});

test('a browser without room serves the page all the same, and says so', async () => {
  const worker = aWorker('1', ['/app']);
  await worker.send('install', {});
  pages = [aPage()];
  caches.isFull = true;
  expect(await worker.ask('/assets/room-1.js')).toBe('room 1');
  expect(pages[0]!.said).toEqual([{ type: 'storage-full' }]);
});

test('begins when a page says so, and not before', async () => {
  const worker = aWorker('1', ['/app']);
  await worker.send('install', {});
  expect(worker.did).toEqual([]);
  await worker.send('message', { data: 'begin' });
  expect(worker.did).toEqual(['begins']);
});

test('tells a page whether it is from this release', async () => {
  const worker = aWorker('1', ['/app', '/assets/main-1.js']);
  const port = aPage();
  await worker.send('message', { data: { type: 'has', file: '/assets/main-1.js' }, ports: [port] });
  await worker.send('message', { data: { type: 'has', file: '/assets/main-2.js' }, ports: [port] });
  expect(port.said).toEqual([true, false]);
});

test('shows push messages, and an unreadable one by the name alone', async () => {
  const worker = aWorker('1', ['/app']);
  await worker.send('push', { data: { json: () => ({ title: 'Your turn' }) } });
  await worker.send('push', { data: { json: () => JSON.parse('{') } });
  expect(worker.did).toEqual(['shows Your turn', 'shows Rostrum']);
});

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
      { type: 'asset', fileName: 'assets/piazzolla-latin-opsz-normal-1.woff2' },
      { type: 'asset', fileName: 'assets/piazzolla-latin-ext-opsz-normal-1.woff2' },
    ].map((file) => [file.fileName, file]),
  ) as unknown as Built;
const OFFLINE = { moduleIds: ['/x/src/app/offline/offline-app.tsx'], imports: ['assets/react-1.js'] };

test('the shell is the page, its program, the offline pages, their styles and the Latin fonts', () => {
  expect(shellOf(built([OFFLINE]))).toEqual([
    '/app',
    '/manifest.webmanifest',
    '/icon.svg',
    '/icons/icon-192.png',
    '/assets/main-1.css',
    '/assets/main-1.js',
    '/assets/offline-1.js',
    '/assets/piazzolla-latin-opsz-normal-1.woff2',
    '/assets/react-1.js',
  ]);
  expect(() => shellOf(built([]))).toThrow('has src/app/offline/offline-app.tsx moved?');
});

test('the version follows the files, the page and the worker', () => {
  const versionOf = (...of: Parameters<typeof workerWith>) =>
    /RELEASE = "([^"]+)"/.exec(workerWith(...of))?.[1];
  const versions = [
    versionOf(['/a'], 'page', 'work'),
    versionOf(['/b'], 'page', 'work'),
    versionOf(['/a'], 'other', 'work'),
    versionOf(['/a'], 'page', 'other'),
  ];
  expect(new Set(versions).size).toBe(4);
  expect(versionOf(['/a'], 'page', 'work')).toBe(versions[0]);
});

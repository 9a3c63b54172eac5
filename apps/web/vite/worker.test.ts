import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test } from 'vitest';

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

type Spoken = Record<string, string[]>;

/** A worker of a release whose shell is these files, with the files of each language, registered for one. */
function aWorker(release: string, files: string[], spoken: Spoken = { en: [] }, language = 'en') {
  const handlers = new Map<string, Handler>();
  const did: string[] = [];
  const self = {
    addEventListener: (name: string, handler: Handler) => void handlers.set(name, handler),
    skipWaiting: () => void did.push('begins'),
    clients: { matchAll: async () => pages, claim: async () => {} },
    location: { origin: ORIGIN, search: language === 'en' ? '' : `?language=${language}` },
    registration: { showNotification: async (title: string) => void did.push(`shows ${title}`) },
  };
  const lists = `const SHELL = ${JSON.stringify(files)}; const SPOKEN = ${JSON.stringify(spoken)};`;
  const source = `const RELEASE = ${JSON.stringify(release)}; ${lists} const MARK = 'kept';\n${SOURCE}`;
  runInNewContext(source, {
    self,
    caches,
    fetch: network.fetch,
    Response: Made,
    URL,
    URLSearchParams,
    console,
  });
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
  expect(await worker.visit('/app/people')).toBe('<html lang="en" data-kept="en">page 1');
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
  expect(await caches.keys()).toEqual(['shell-2-en']);
});

test('the caches of last month’s worker go too, and what people keep does not', async () => {
  await caches.open('lessons-1');
  await caches.open('kept:ada');
  const worker = aWorker('1', ['/app']);
  await worker.send('install', {});
  await worker.send('activate', {});
  expect(await caches.keys()).toEqual(['kept:ada', 'shell-1-en']);
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
  const worker = aWorker('1', ['/app'], { en: ['/assets/main-1.js'], de: ['/assets/de/main-1.js'] });
  const port = aPage();
  for (const file of ['/assets/main-1.js', '/assets/de/main-1.js', '/assets/main-2.js'])
    await worker.send('message', { data: { type: 'has', file }, ports: [port] });
  expect(port.said).toEqual([true, true, false]);
});

describe('of several languages', () => {
  const spoken = {
    en: ['/manifest.webmanifest', '/assets/main-1.js'],
    de: ['/manifest.de.webmanifest', '/assets/de/main-1.js'],
  };
  beforeEach(() => {
    network.files['/manifest.webmanifest'] = 'Lessons';
    network.files['/assets/de/main-1.js'] = 'haupt 1';
    network.files['/manifest.de.webmanifest'] = 'Lektionen';
  });

  test('a worker keeps the one that its page speaks', async () => {
    const worker = aWorker('1', ['/app'], spoken, 'de');
    await worker.send('install', {});
    expect(network.asked.toSorted()).toEqual(['/app', '/assets/de/main-1.js', '/manifest.de.webmanifest']);
    network.isCut = true;
    expect(await worker.ask('/assets/de/main-1.js')).toBe('haupt 1');
    expect(await worker.visit('/app')).toBe('<html lang="de" data-kept="de">page 1');
  });

  test('the kept one opens where another was chosen without a connection', async () => {
    const worker = aWorker('1', ['/app'], spoken, 'de');
    await worker.send('install', {});
    network.isCut = true;
    expect(await worker.ask('/assets/main-1.js')).toBe('haupt 1');
  });

  test('one that the product does not speak is English', async () => {
    const worker = aWorker('1', ['/app'], spoken, 'fr');
    await worker.send('install', {});
    expect(network.asked.toSorted()).toEqual(['/app', '/assets/main-1.js', '/manifest.webmanifest']);
    network.isCut = true;
    expect(await worker.visit('/app')).toBe('<html lang="en" data-kept="en">page 1');
  });

  test('the manifest comes from the network, and the kept one of that language without a connection', async () => {
    const worker = aWorker('1', ['/app'], spoken, 'de');
    await worker.send('install', {});
    network.files['/manifest.de.webmanifest'] = 'Neue Lektionen';
    expect(await worker.ask('/manifest.de.webmanifest')).toBe('Neue Lektionen');
    network.isCut = true;
    expect(await worker.ask('/manifest.de.webmanifest')).toBe('Lektionen');
  });
});

test('shows push messages, and an unreadable one by the name alone', async () => {
  const worker = aWorker('1', ['/app']);
  await worker.send('push', { data: { json: () => ({ title: 'Your turn' }) } });
  await worker.send('push', { data: { json: () => JSON.parse('{') } });
  expect(worker.did).toEqual(['shows Your turn', 'shows Rostrum']);
});

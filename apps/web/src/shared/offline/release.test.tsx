import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchReleases, type WaitingRelease } from './release.ts';

/** A worker of a release that has these files. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  heard: unknown[] = [];
  readonly files: readonly string[];
  constructor(files: readonly string[]) {
    super();
    this.files = files;
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  postMessage(message: { file: string } | 'begin', ports: MessagePort[] = []) {
    this.heard.push(message);
    if (message === 'begin') this.become('activated');
    else ports[0]?.postMessage(this.files.includes(message.file));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  active: FakeWorker | null = new FakeWorker([]);
  find(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

let registration: FakeRegistration;
let waiting: WaitingRelease[];

async function watch() {
  // Only the part that is used.
  const start = async () => registration as unknown as ServiceWorkerRegistration;
  const stop = watchReleases((release) => void waiting.push(release), start);
  await Promise.resolve();
  await Promise.resolve();
  return stop;
}

beforeEach(() => {
  registration = new FakeRegistration();
  waiting = [];
  document.head.innerHTML = '<script type="module" src="/assets/main-1.js"></script>';
});
afterEach(() => void (document.head.innerHTML = ''));

test('the page says that there is a newer release, which begins only when somebody asks for it', async () => {
  const newer = new FakeWorker(['/assets/main-2.js']);
  registration.waiting = newer;
  await watch();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  expect(newer.heard).not.toContain('begin');
  await waiting[0]!.begin();
  expect(newer.state).toBe('activated');
});

test('the release that this page has come from begins without a word', async () => {
  const own = new FakeWorker(['/assets/main-1.js']);
  registration.waiting = own;
  await watch();
  await vi.waitFor(() => expect(own.heard).toContain('begin'));
  expect(waiting).toEqual([]);
});

test('the page mentions a release that comes meanwhile once it is complete', async () => {
  await watch();
  const newer = new FakeWorker(['/assets/main-2.js']);
  registration.find(newer);
  expect(newer.heard).toEqual([]);
  newer.become('installed');
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
});

test('the first worker of a browser is no newer release', async () => {
  registration.active = null;
  await watch();
  const first = new FakeWorker(['/assets/main-1.js']);
  registration.find(first);
  first.become('installed');
  expect(first.heard).toEqual([]);
  expect(waiting).toEqual([]);
});

test('a page that no longer watches is told nothing', async () => {
  const stop = await watch();
  stop();
  const newer = new FakeWorker(['/assets/main-2.js']);
  registration.find(newer);
  newer.become('installed');
  expect(newer.heard).toEqual([]);
});

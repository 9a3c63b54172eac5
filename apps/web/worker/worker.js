/*
 * The one worker of the product: it keeps the offline shell and the files of opened lessons, and shows push messages. The build puts
 * `RELEASE` (its version), `SHELL` (the files of the shell in every language), `SPOKEN` (the files of each language) and `MARK`
 * (what marks a kept page) before it: see vite/service-worker.ts.
 */
const ASKED = new URLSearchParams(self.location.search).get('language');
/** The language whose files this worker keeps; a page that speaks another registers the worker with its own. */
const LANGUAGE = Object.hasOwn(SPOKEN, ASKED) ? ASKED : 'en';
const KEPT = [...SHELL, ...SPOKEN[LANGUAGE]];
/** Where pushes lead without an address of their own; its page draws every address. */
const START = '/app';
/** The shell of this release in this language. Another one has its own, so that both live side by side. */
const OWN = `shell-${RELEASE}-${LANGUAGE}`;
/** Files beyond the shell that open pages have loaded. Their names change with their content, so releases share them. */
const FILES = 'files-1';
/** Files kept beyond the shell; those that came first go first. */
const FILES_MOST = 400;

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
// The page of a first visit has no worker yet, and lets this one serve what it loads next.
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([tidy(), self.clients.claim()])));

/** A page lists the files it has loaded, asks whether it is from this release, or lets a waiting release begin. */
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keep(event.data));
  else if (event.data === 'begin') self.skipWaiting();
  else if (event.data?.type === 'has') event.ports[0].postMessage(isOfRelease(event.data.file));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(page(request));
    event.waitUntil(tidy());
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(asset(event));
  } else if (KEPT.includes(pathname)) {
    event.respondWith(beside(request));
  }
});

/** In any language: two windows may speak two, and neither is an older release. */
const isOfRelease = (file) => Object.values(SPOKEN).some((files) => files.includes(file));

/** All or nothing: a shell with a gap would open an empty page. */
async function keepShell() {
  const cache = await caches.open(OWN);
  try {
    await cache.addAll(KEPT);
  } catch (error) {
    await caches.delete(OWN);
    await tell(error);
    throw error;
  }
}

/** Former shells go once no page is open that may still need them. */
async function tidy() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 0) return;
  const names = await caches.keys();
  const former = names.filter((name) => /^(shell|lessons)-/.test(name) && name !== OWN);
  await Promise.all(former.map((name) => caches.delete(name)));
}

/**
 * The page from the network, which is the newest. Without a connection the kept one, which draws every address. Its mark names the
 * language that is kept, for the page to load that one whatever was chosen meanwhile.
 */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(OWN)).match(START);
    if (!kept) throw error;
    const text = (await kept.text()).replace(
      /<html lang="[^"]*"/,
      `<html lang="${LANGUAGE}" data-${MARK}="${LANGUAGE}"`,
    );
    return new Response(text, { headers: kept.headers });
  }
}

/** The manifest and the icons keep their names, so the network has the newest. */
async function beside(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(OWN)).match(request, { ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
}

/** Files below /assets/ never change, so whichever release has kept one has the right one. */
async function asset(event) {
  const kept = await caches.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(store(event.request, answer.clone()));
    return answer;
  } catch (error) {
    const own = await caches.match(inOwnLanguage(event.request.url), { ignoreVary: true });
    if (own) return own;
    throw error;
  }
}

/** The same program in the kept language: one chosen without a connection must not open an empty page. */
function inOwnLanguage(url) {
  const name = url.slice(url.lastIndexOf('/') + 1);
  return KEPT.find((file) => file.endsWith(`/${name}`)) ?? url;
}

async function store(request, answer) {
  try {
    await (await caches.open(FILES)).put(request, answer);
  } catch (error) {
    await tell(error);
  }
}

async function keep(files) {
  const missing = [];
  for (const url of files) if (!(await caches.match(url, { ignoreVary: true }))) missing.push(url);
  const cache = await caches.open(FILES);
  // One that cannot be had does not keep the others away.
  const added = await Promise.allSettled(missing.map((url) => cache.add(url)));
  const failed = added.find(({ status }) => status === 'rejected');
  if (failed) await tell(failed.reason);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - FILES_MOST)).map((one) => cache.delete(one)));
}

/** Says in every open page that this browser has no room left; other faults change nothing for the person. */
async function tell(error) {
  if (error?.name !== 'QuotaExceededError') return;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const client of open) client.postMessage({ type: 'storage-full' });
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

/** Browsers require a notification for each message, so an unreadable one shows the name alone. */
async function show(data) {
  const { title = 'Rostrum', body = '', url = START, tag } = read(data);
  await self.registration.showNotification(title, { body, tag, icon: '/icon.svg', data: { url } });
}

function read(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? START));
});

/** Only pages of this origin; an open one is used before a new one. */
async function open(path) {
  const target = new URL(path, self.location.origin);
  const url = target.origin === self.location.origin ? target.href : self.location.origin + START;
  const [first] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!first) return self.clients.openWindow(url);
  await first.focus();
  first.postMessage({ type: 'open', path: new URL(url).pathname });
}

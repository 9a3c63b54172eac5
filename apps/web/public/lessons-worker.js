// Keeps what lessons need in this browser, so that those that were opened once also open without a connection.
const CACHE = 'lessons-1';
/** Files kept at most; those that came first go first. */
const FILES_MOST = 300;
const SHELL = '/app/learning';

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

// A page says what it has loaded; it comes from the browser's own cache.
addEventListener('message', (event) => event.waitUntil(keep(event.data)));

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const isLesson = url.pathname === SHELL || url.pathname.startsWith(`${SHELL}/`);
  if (request.mode === 'navigate' && isLesson) event.respondWith(fetch(request).catch(() => shell()));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

async function keep(files) {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files.filter((url) => !known.has(url));
  // One that cannot be had does not keep the others away.
  await Promise.allSettled([cache.add(SHELL), ...missing.map((url) => cache.add(url))]);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - FILES_MOST)).map((one) => cache.delete(one)));
}

async function shell() {
  return (await caches.match(SHELL)) ?? Response.error();
}

/** Files below /assets/ never change: their names do. */
async function asset(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

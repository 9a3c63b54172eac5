// Shows push messages while the product is closed, and opens what they are about. It keeps no pages.
const START = '/app';

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data));
});

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
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) return self.clients.openWindow(url);
  await page.focus();
  page.postMessage({ type: 'open', path: new URL(url).pathname });
}

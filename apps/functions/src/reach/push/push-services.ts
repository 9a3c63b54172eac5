/** The push services of the browsers: Chrome and its relatives, Firefox, Safari, Edge on Windows. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/**
 * Whether an endpoint belongs to a known push service. People send endpoints, and the server calls them: any other
 * address would let them reach what only the server can.
 */
export function isPushService(endpoint: string, more: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, origin, hostname, username, port } = new URL(endpoint);
  if (more.includes(origin)) return true;
  if (protocol !== 'https:' || username !== '' || port !== '') return false;
  return SERVICES.some((service) =>
    service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service,
  );
}

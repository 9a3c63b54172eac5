import { workerAddress } from '../offline/worker-address.ts';

/** Whether this browser takes push messages from here. */
export type PushState = 'on' | 'off' | 'refused' | 'impossible';

/** A browser's subscription, as the server keeps it. */
export type Subscribed = { endpoint: string; p256dh: string; auth: string; serverKey: string };

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** The state without asking anybody. */
export async function readPush(): Promise<PushState> {
  if (!canPush()) return 'impossible';
  if (Notification.permission === 'denied') return 'refused';
  if (Notification.permission !== 'granted') return 'off';
  return (await currentSubscription()) ? 'on' : 'off';
}

/**
 * Asks for permission, which needs a tap, and subscribes with the server's key. A subscription with another key is
 * replaced. Undefined if the person or the browser refuses.
 */
export async function subscribe(serverKey: string): Promise<Subscribed | undefined> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await registration();
  const before = await pushManager.getSubscription();
  if (before && keyOf(before) !== serverKey) await before.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
  return subscribedBy(made, serverKey);
}

/** The existing subscription, renewed if the server's key has changed; undefined without one. Asks nobody. */
export async function renew(serverKey: string): Promise<Subscribed | undefined> {
  if ((await readPush()) !== 'on') return undefined;
  const before = await currentSubscription();
  return before && keyOf(before) === serverKey ? undefined : subscribe(serverKey);
}

/** Ends the subscription and returns its endpoint. */
export async function unsubscribe(): Promise<string | undefined> {
  const before = await currentSubscription();
  await before?.unsubscribe();
  return before?.endpoint;
}

async function registration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(workerAddress());
  return navigator.serviceWorker.ready;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const found = await navigator.serviceWorker.getRegistration();
  return (await found?.pushManager.getSubscription()) ?? null;
}

function keyOf({ options }: PushSubscription): string {
  return options.applicationServerKey ? base64url(options.applicationServerKey) : '';
}

function subscribedBy(made: PushSubscription, serverKey: string): Subscribed | undefined {
  const [p256dh, auth] = [made.getKey('p256dh'), made.getKey('auth')];
  if (!p256dh || !auth) return undefined;
  return { endpoint: made.endpoint, p256dh: base64url(p256dh), auth: base64url(auth), serverKey };
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCodePoint(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

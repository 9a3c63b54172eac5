import { workerAddress } from './worker-address.ts';

/** The registration of the product's worker; null if this browser has no workers, and in a page that serves its sources. */
let registered: Promise<ServiceWorkerRegistration | null> | undefined;

/** Registers the worker once per page, after the page has loaded, so that nothing on it waits for the files that it fetches. */
export function startWorker(): Promise<ServiceWorkerRegistration | null> {
  registered ??= register();
  return registered;
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  await pageLoaded();
  try {
    return await navigator.serviceWorker.register(workerAddress());
  } catch (error) {
    console.warn('This browser keeps nothing for later without a connection', error);
    return null;
  }
}

function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}

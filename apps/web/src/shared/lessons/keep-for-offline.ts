import { watchLoadedFiles } from '../offline/loaded-files.ts';

/**
 * From now on stores the files that this page and its workers load, and have loaded, so that an opened lesson also opens offline. A
 * browser without storage, or without the product's worker yet, continues without.
 */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.onLine || !('serviceWorker' in navigator)) return;
  try {
    // It listens from the beginning: a first visit loads a lesson before it has the worker that stores it.
    const { ready } = navigator.serviceWorker;
    watchLoadedFiles((files) => void ready.then(({ active }) => active?.postMessage(files)));
    await ready;
  } catch (error) {
    console.warn('Lessons cannot be kept for later in this browser', error);
  }
}

const WORKER = '/lessons-worker.js';

/**
 * From now on stores the files that this page loads, and has loaded, so that an opened lesson also opens offline.
 * `needs` is fetched as well: files needed only then. A browser without storage continues without.
 */
export async function keepForOffline(needs: Promise<unknown>): Promise<void> {
  if (!import.meta.env.PROD || !navigator.onLine || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    const loaded = new PerformanceObserver((list) => active?.postMessage(filesIn(list.getEntries())));
    loaded.observe({ type: 'resource', buffered: true });
    await needs;
  } catch (error) {
    console.warn('Lessons cannot be kept for later in this browser', error);
  }
}

function filesIn(entries: readonly { name: string }[]): string[] {
  return entries.map(({ name }) => name).filter((url) => url.startsWith(`${location.origin}/assets/`));
}

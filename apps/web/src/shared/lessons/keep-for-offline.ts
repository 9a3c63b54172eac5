/**
 * From now on stores the files that this page loads, and has loaded, so that an opened lesson also opens offline. A browser without
 * storage, or without the product's worker yet, continues without.
 */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.onLine || !('serviceWorker' in navigator)) return;
  try {
    const { active } = await navigator.serviceWorker.ready;
    const loaded = new PerformanceObserver((list) => active?.postMessage(filesIn(list.getEntries())));
    loaded.observe({ type: 'resource', buffered: true });
  } catch (error) {
    console.warn('Lessons cannot be kept for later in this browser', error);
  }
}

function filesIn(entries: readonly { name: string }[]): string[] {
  return entries.map(({ name }) => name).filter((url) => url.startsWith(`${location.origin}/assets/`));
}

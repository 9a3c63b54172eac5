import { useEffect, useSyncExternalStore } from 'react';
import { isStorageFull, noteFullStorage, subscribeToFullStorage } from './full-storage.ts';

/** Whether this browser has no room left, as the page or the worker has found. */
export function useFullStorage(): boolean {
  useEffect(() => {
    const worker = globalThis.navigator.serviceWorker as ServiceWorkerContainer | undefined;
    worker?.addEventListener('message', hearWorker);
    return () => worker?.removeEventListener('message', hearWorker);
  }, []);
  return useSyncExternalStore(subscribeToFullStorage, isStorageFull);
}

function hearWorker({ data }: MessageEvent<unknown>): void {
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'storage-full')
    noteFullStorage(new DOMException('The worker found no room', 'QuotaExceededError'));
}

let isFull = false;
const listeners = new Set<() => void>();

/** Notes that this browser has no room left, if that is what a write has failed of. */
export function noteFullStorage(error: unknown): void {
  if (!(error instanceof Error || error instanceof DOMException)) return;
  if (error.name !== 'QuotaExceededError' || isFull) return;
  isFull = true;
  for (const listener of listeners) listener();
}

/** Whether a write of this page, or one that the worker told of, has found no room. */
export const isStorageFull = (): boolean => isFull;

export function subscribeToFullStorage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

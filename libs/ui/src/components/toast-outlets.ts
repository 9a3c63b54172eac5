import { useEffect, useState, useSyncExternalStore } from 'react';

/** The places where notices can appear, the one that was opened last at the end. */
let outlets: readonly symbol[] = [];
const listeners = new Set<() => void>();

/** Whether notices appear here: in the place that was opened last, for a modal dialog makes all others inert. */
export function useToastOutlet(): boolean {
  const [outlet] = useState(() => Symbol('where notices appear'));
  useEffect(() => {
    publish([...outlets, outlet]);
    return () => publish(outlets.filter((one) => one !== outlet));
  }, [outlet]);
  return useSyncExternalStore(subscribe, last) === outlet;
}

function last(): symbol | undefined {
  return outlets.at(-1);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly symbol[]): void {
  outlets = next;
  for (const listener of listeners) listener();
}

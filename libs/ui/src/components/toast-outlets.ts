import { useEffect, useState, useSyncExternalStore } from 'react';

/** The places where notices can appear, the most recently opened one last. */
let outlets: readonly symbol[] = [];
const listeners = new Set<() => void>();

/** Whether notices appear here: in the most recently opened place, because a modal dialog makes all others inert. */
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

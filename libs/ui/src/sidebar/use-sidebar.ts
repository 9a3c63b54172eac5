import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '@rostrum/domain';

/** Whether the sidebar is open; stored in this browser, open by default, the same in every tab. */
export function useSidebar(): { open: boolean; toggle: () => void } {
  const open = useSyncExternalStore(subscribe, readOpen);
  return { open, toggle };
}

const listeners = new Set<() => void>();
/** The choice, if the browser refuses to store it. */
let unstored: string | undefined;

function toggle(): void {
  const next = String(!readOpen());
  try {
    localStorage.setItem(STORAGE_KEYS.sidebarOpen, next);
  } catch {
    unstored = next;
  }
  for (const listener of listeners) listener();
}

function readOpen(): boolean {
  try {
    return (localStorage.getItem(STORAGE_KEYS.sidebarOpen) ?? unstored) !== 'false';
  } catch {
    return unstored !== 'false';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

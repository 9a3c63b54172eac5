import type { ReactNode } from 'react';

export interface Notice {
  text: ReactNode;
  /** `danger` interrupts the screen reader and waits to be closed. */
  tone?: 'plain' | 'good' | 'danger';
  /** With an act it waits, too. */
  action?: { label: string; onClick: () => void };
}

export interface ShownNotice extends Notice {
  id: number;
}

/** More would be a list to read, not a remark in passing: the oldest goes. */
const AT_ONCE = 3;

let shown: readonly ShownNotice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a brief notice, from anywhere. `Toaster` must be mounted once. Returns the id for `dismiss`. */
export function notify(notice: Notice): number {
  lastId += 1;
  publish([...shown, { ...notice, id: lastId }].slice(-AT_ONCE));
  return lastId;
}

/** Takes a notice away; without an id all of them. */
export function dismiss(id?: number): void {
  publish(id === undefined ? [] : shown.filter((notice) => notice.id !== id));
}

export function readNotices(): readonly ShownNotice[] {
  return shown;
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly ShownNotice[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

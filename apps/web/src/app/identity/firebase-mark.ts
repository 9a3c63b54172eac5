/** Marks that this browser may hold a Firebase session, so that a visitor's page need not load Firebase to find out. */
const KEY = 'firebase-session';

export function markFirebaseSession(): void {
  attempt(() => localStorage.setItem(KEY, 'open'));
}

export function forgetFirebaseSession(): void {
  attempt(() => localStorage.removeItem(KEY));
}

/** True as well where the browser does not let us know. */
export function mayHaveFirebaseSession(): boolean {
  return attempt(() => localStorage.getItem(KEY) !== null) ?? true;
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

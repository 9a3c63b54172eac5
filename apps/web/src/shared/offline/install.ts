import { useSyncExternalStore } from 'react';

/** A browser's offer to install the product. The platform's types don't know it yet. */
type Offer = Event & { prompt: () => Promise<unknown> };

let offer: Offer | null = null;
const listeners = new Set<() => void>();

/** Keeps the browser's offer until somebody asks for it in the settings, so that no banner asks on its own. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    change(event);
  });
  addEventListener('appinstalled', () => change(null));
}

/** Shows the browser's own question; null if this browser has none, or the product is installed. */
export function useInstallOffer(): (() => void) | null {
  const kept = useSyncExternalStore(subscribe, () => offer);
  if (!kept) return null;
  return () => {
    // A browser takes each offer once.
    change(null);
    kept.prompt().catch((error: unknown) => console.warn('The product was not installed', error));
  };
}

function change(next: Offer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isOffer(event: Event): event is Offer {
  return 'prompt' in event && typeof event.prompt === 'function';
}

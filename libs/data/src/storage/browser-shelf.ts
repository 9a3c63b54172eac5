import { noteFullStorage } from './full-storage.ts';

/** One value kept in this browser under a key; an unreadable or unwritable value counts as absent. */
export type Shelf<Value> = { load(): Value | undefined; save(value: Value): void; clear(): void };

type Schema<Value> = { safeParse(data: unknown): { success: true; data: Value } | { success: false } };

/**
 * Keeps a value in local storage as JSON. A forbidden storage is no fault: the value then lives only as long as the page. So it does
 * with a full one, which `useFullStorage` tells the person.
 */
export function browserShelf<Value>(
  key: string,
  schema: Schema<Value>,
  storage: () => Storage = () => localStorage,
): Shelf<Value> {
  return {
    load: () => attempt(() => parseStored(storage().getItem(key), schema)),
    save: (value) => {
      try {
        storage().setItem(key, JSON.stringify(value));
      } catch (error) {
        noteFullStorage(error);
      }
    },
    clear: () => attempt(() => storage().removeItem(key)),
  };
}

/** A draft belongs to its author and room, even if two people share a browser. */
export function roomShelfKey(
  kind: 'draft' | 'ballot' | 'outbox' | 'read' | 'reactions' | 'unfair' | 'appeals' | 'language' | 'care',
  uid: string,
  roomId: string,
): string {
  return `rostrum:${kind}:${uid}:${roomId}`;
}

function parseStored<Value>(stored: string | null, schema: Schema<Value>): Value | undefined {
  const parsed = stored === null ? undefined : schema.safeParse(JSON.parse(stored));
  return parsed?.success ? parsed.data : undefined;
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

import { noteFullStorage } from '../storage/full-storage.ts';

type Schema<Value> = { safeParse(data: unknown): { success: true; data: Value } | { success: false } };

/** What a browser keeps of a person's data to show it without a connection. */
export type KeptStore = {
  /** Undefined for nothing, and for what a former release kept in another shape. */
  read<Value>(name: string, schema: Schema<Value>): Promise<Value | undefined>;
  /** Answers whether it is kept. A full storage is said to the person (`useFullStorage`). */
  write(name: string, value: unknown): Promise<boolean>;
  /** The names below a folder, oldest first. */
  names(folder: string): Promise<string[]>;
  remove(name: string): Promise<void>;
};

const PREFIX = 'kept:';
/** Never fetched: entries need an address of this origin. */
const FOLDER = '/kept/';

/**
 * The store of one person, in the browser's cache storage, which has room for whole debates where local storage has not. A browser
 * without it, or one that refuses, keeps nothing.
 */
export function keptStore(uid: string, storage: CacheStorage | undefined = globalThis.caches): KeptStore {
  const open = () => storage?.open(PREFIX + uid);
  const addressOf = (name: string) => FOLDER + name;
  return {
    async read(name, schema) {
      try {
        const kept = await (await open())?.match(addressOf(name));
        const parsed = kept && schema.safeParse(await kept.json());
        return parsed?.success ? parsed.data : undefined;
      } catch {
        return undefined;
      }
    },
    async write(name, value) {
      try {
        const cache = await open();
        await cache?.put(addressOf(name), new Response(JSON.stringify(value)));
        return cache !== undefined;
      } catch (error) {
        noteFullStorage(error);
        return false;
      }
    },
    async names(folder) {
      const start = addressOf(folder);
      const keys = (await (await open())?.keys()) ?? [];
      return keys.flatMap(({ url }) => {
        const { pathname } = new URL(url, 'https://kept.invalid');
        return pathname.startsWith(start) ? [pathname.slice(FOLDER.length)] : [];
      });
    },
    async remove(name) {
      await (await open())?.delete(addressOf(name));
    },
  };
}

/** Forgets what this browser keeps of everybody: it belongs to nobody who signs in after them. */
export async function forgetKept(storage: CacheStorage | undefined = globalThis.caches): Promise<void> {
  const names = (await storage?.keys()) ?? [];
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => storage?.delete(name)));
}

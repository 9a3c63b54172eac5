/** Cache storage in memory; after `fill` it has no room. */
export function fakeCaches(): { storage: CacheStorage; fill: () => void } {
  const all = new Map<string, Map<string, string>>();
  let isFull = false;
  const open = async (name: string) => {
    const cache = all.get(name) ?? new Map<string, string>();
    all.set(name, cache);
    return {
      match: async (path: string) => {
        const body = cache.get(path);
        return body === undefined ? undefined : new Response(body);
      },
      put: async (path: string, answer: Response) => {
        if (isFull) throw new DOMException('No room', 'QuotaExceededError');
        cache.delete(path);
        cache.set(path, await answer.text());
      },
      delete: async (path: string) => cache.delete(path),
      keys: async () => [...cache.keys()].map((path) => ({ url: `https://rostrum.example${path}` })),
    };
  };
  const storage = {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  // Only the part that the store uses.
  return { storage: storage as unknown as CacheStorage, fill: () => void (isFull = true) };
}

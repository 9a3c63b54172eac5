/**
 * The same function with a cache for repeated inputs. It empties the cache at this many answers, so it needs
 * bounded memory and no order of use. `make` has to be pure.
 */
export function remembering<Key, Value>(limit: number, make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    if (known.size >= limit) known.clear();
    known.set(key, made);
    return made;
  };
}

/** The same for an object that others hold: its answer is forgotten with it. */
export function rememberingOf<Key extends WeakKey, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

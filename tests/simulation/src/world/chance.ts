/** Seeded randomness: the same seed gives the same story. */
export type Chance = {
  happens(probability: number): boolean;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  /** A number from `least` up to `most`. */
  share(least: number, most: number): number;
  /** @throws Error if there is nothing to pick from. */
  pick<Item>(items: readonly Item[]): Item;
};

export function createChance(seed: number): Chance {
  const next = mulberry32(seed);
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    happens: (probability) => next() < probability,
    between,
    share: (least, most) => least + next() * (most - least),
    pick(items) {
      const [item] = items.slice(between(0, items.length - 1));
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
  };
}

/** Tommy Ettinger's mulberry32: 32 bits of state, and neighbouring seeds share nothing that shows. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A heap: whatever comes before all others is taken out first. */
export type Heap<Item> = { push(item: Item): void; pop(): Item | undefined };

export function createHeap<Item>(isBefore: (one: Item, other: Item) => boolean): Heap<Item> {
  const items: Item[] = [];
  return {
    push(item) {
      items.push(item);
      rise(items, items.length - 1, item, isBefore);
    },
    pop() {
      const [first] = items;
      const last = items.pop();
      if (last !== undefined && items.length > 0) sink(items, last, isBefore);
      return first;
    },
  };
}

function rise<Item>(items: Item[], from: number, item: Item, isBefore: (one: Item, other: Item) => boolean) {
  let at = from;
  while (at > 0) {
    const above = (at - 1) >> 1;
    const parent = items[above];
    if (parent === undefined || !isBefore(item, parent)) break;
    items[at] = parent;
    at = above;
  }
  items[at] = item;
}

/** Replaces the first item and sifts it down. */
function sink<Item>(items: Item[], item: Item, isBefore: (one: Item, other: Item) => boolean) {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    const [one, other] = [items[left], items[left + 1]];
    if (one === undefined) break;
    const [child, below] = other !== undefined && isBefore(other, one) ? [other, left + 1] : [one, left];
    if (!isBefore(child, item)) break;
    items[at] = child;
    at = below;
  }
  items[at] = item;
}

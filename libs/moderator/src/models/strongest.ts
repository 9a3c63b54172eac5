/** The items that move most, in either direction, the strongest first; of equals, the one that comes first. */
export function strongest<Item>(
  items: readonly Item[],
  moveOf: (item: Item) => number,
  count: number,
): Item[] {
  const found: { item: Item; strength: number }[] = [];
  for (const item of items) {
    const strength = Math.abs(moveOf(item));
    const weakest = found[count - 1];
    if (weakest && strength <= weakest.strength) continue;
    let place = found.length;
    while (place > 0 && strength > (found[place - 1]?.strength ?? 0)) place -= 1;
    found.splice(place, 0, { item, strength });
    if (found.length > count) found.pop();
  }
  return found.map(({ item }) => item);
}

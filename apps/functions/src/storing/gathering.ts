/**
 * Writes what comes within `waitMs` together, so that a storm costs an instance one write in that time. Each caller waits for the
 * write, because the platform may stop an instance that has answered.
 */
export function gathering<Item>(
  write: (items: readonly Item[]) => Promise<void>,
  waitMs: number,
): (items: readonly Item[]) => Promise<void> {
  let items: Item[] = [];
  let written: Promise<void> | undefined;
  return (more) => {
    items.push(...more);
    written ??= new Promise((resolve) => setTimeout(resolve, waitMs)).then(() => {
      const all = items;
      items = [];
      written = undefined;
      return write(all);
    });
    return written;
  };
}

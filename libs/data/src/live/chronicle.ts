import type { Source } from './live.ts';

/** A stored record that only grows at its end, and is read from there backwards, a page at a time. */
export type Chronicle<Entry> = {
  /** Its newest `size` entries, the oldest of them first, as they are now. */
  newest: Source<Entry[]>;
  size: number;
  /** The `EARLIER` entries up to and with that moment, the oldest first, as they were when asked. */
  upTo(atMs: number): Promise<Entry[]>;
  atMs(entry: Entry): number;
};

/** Entries that one question for earlier ones is answered with; the one that is known already is among them. */
export const EARLIER = 51;

/** What is known of a chronicle: everything from the first of `entries` to its end. */
export type Pages<Entry> = {
  entries: readonly Entry[];
  /** Nothing was recorded before the first of them. */
  isComplete: boolean;
  /** The server itself has spoken: until then a browser's memory may have left something out. */
  isSound: boolean;
};

export const NO_PAGES = { entries: [], isComplete: false, isSound: false } as const;

/** From when on a chronicle is known; 0 where nothing was recorded before. */
export function startOf<Entry>(
  { entries, isComplete }: Pages<Entry>,
  atMs: (entry: Entry) => number,
): number {
  const [first] = entries;
  return isComplete || !first ? 0 : atMs(first);
}

/**
 * What is known after the listener has spoken again. An entry stays when newer ones push it out of the window. An
 * entry that is missing from inside the window is gone. If more entries arrive than the window holds, the reading
 * starts over.
 */
export function withNewest<Entry extends { id: string }>(
  known: Pages<Entry>,
  newest: readonly Entry[],
  { size, atMs }: Pick<Chronicle<Entry>, 'size' | 'atMs'>,
  isStale: boolean,
): Pages<Entry> {
  const [first] = newest;
  const isSound = known.isSound || !isStale;
  if (!first || newest.length < size) return { entries: newest, isComplete: !isStale, isSound };
  const ids = new Set(newest.map(({ id }) => id));
  const goesOn = known.isSound && known.entries.some(({ id }) => ids.has(id));
  if (!goesOn) return { entries: newest, isComplete: false, isSound };
  const older = known.entries.filter((entry) => atMs(entry) < atMs(first));
  return { entries: [...older, ...newest], isComplete: known.isComplete, isSound };
}

/** What is known with one more page before it; several entries may share a moment, so the page overlaps. */
export function withEarlier<Entry extends { id: string }>(
  known: Pages<Entry>,
  page: readonly Entry[],
): Pages<Entry> {
  const ids = new Set(known.entries.map(({ id }) => id));
  const earlier = page.filter(({ id }) => !ids.has(id));
  return {
    ...known,
    entries: [...earlier, ...known.entries],
    isComplete: page.length < EARLIER || earlier.length === 0,
  };
}

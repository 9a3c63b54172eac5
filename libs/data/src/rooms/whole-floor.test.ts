import { describe, expect, it, vi } from 'vitest';
import { EARLIER } from '../live/chronicle.ts';
import { readAll } from './whole-floor.ts';

type Entry = { id: string; atMs: number };

/** A record with this many entries, one per millisecond, and a counter of reads. */
function aRecord(count: number) {
  const entries = Array.from({ length: count }, (_, index): Entry => ({ id: `e${index}`, atMs: index }));
  const upTo = vi.fn<(atMs: number) => Promise<Entry[]>>(async (upToMs) =>
    entries.filter(({ atMs }) => atMs <= upToMs).slice(-EARLIER),
  );
  return { upTo, atMs: ({ atMs }: Entry) => atMs, entries };
}

describe('a record that is read in full', () => {
  it.each([0, 1, EARLIER, EARLIER + 1, 3 * EARLIER])('has all of %d entries, in order', async (count) => {
    const record = aRecord(count);
    expect(await readAll(record)).toEqual(record.entries);
  });

  it('is requested in pages', async () => {
    const record = aRecord(120);
    await readAll(record);
    expect(record.upTo).toHaveBeenCalledTimes(3);
  });
});

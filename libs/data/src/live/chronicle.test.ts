import { describe, expect, it, vi } from 'vitest';
import { EARLIER, growingSource, NO_PAGES, withEarlier, withNewest, type Pages } from './chronicle.ts';

type Entry = { id: string; atMs: number };

const WINDOW = { size: 3, atMs: ({ atMs }: Entry) => atMs };
const entries = (from: number, to: number): Entry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: `e${from + index}`, atMs: from + index }));
const ids = (pages: Pages<Entry>) => pages.entries.map(({ id }) => id).join(' ');

/** The known entries after these snapshots, one after the other. */
const listen = (...said: Entry[][]) =>
  said.reduce<Pages<Entry>>((known, newest) => withNewest(known, newest, WINDOW, false), NO_PAGES);

describe('the newest page of a record', () => {
  it('is everything if it is not full', () => {
    expect(listen(entries(1, 2))).toMatchObject({ isComplete: true });
    expect(listen(entries(1, 3))).toMatchObject({ isComplete: false });
  });

  it('keeps entries that newer ones push out of its window', () => {
    const pages = listen(entries(1, 2), entries(1, 3), entries(2, 4), entries(4, 6));
    expect(ids(pages)).toBe('e1 e2 e3 e4 e5 e6');
    expect(pages.isComplete).toBe(true);
  });

  it('forgets an entry that was taken away from within its window', () => {
    const [first, , third] = entries(2, 4);
    expect(ids(listen(entries(2, 4), [...entries(1, 1), first!, third!]))).toBe('e1 e2 e4');
  });

  it("shows an entry's current state, even if it was once older than the window", () => {
    const pages = listen(entries(1, 3), [...entries(2, 3), { id: 'e4', atMs: 4 }]);
    expect(ids(pages)).toBe('e1 e2 e3 e4');
  });

  it('starts over when more entries arrive than it holds: nobody reads over a gap', () => {
    const pages = listen(entries(1, 2), entries(7, 9));
    expect(ids(pages)).toBe('e7 e8 e9');
    expect(pages.isComplete).toBe(false);
  });

  it('does not build on the browser’s cache, which may have gaps', () => {
    const remembered = withNewest<Entry>(NO_PAGES, [...entries(1, 1), ...entries(8, 9)], WINDOW, true);
    expect(remembered.isComplete).toBe(false);
    expect(ids(withNewest(remembered, entries(7, 9), WINDOW, false))).toBe('e7 e8 e9');
  });

  it('continues if the connection was lost in between', () => {
    const known = listen(entries(1, 3), entries(2, 4));
    const offline = withNewest(known, entries(2, 4), WINDOW, true);
    expect(ids(withNewest(offline, entries(3, 5), WINDOW, false))).toBe('e1 e2 e3 e4 e5');
  });
});

describe('an earlier page', () => {
  it('precedes the known entries, each entry once', () => {
    expect(ids(withEarlier(listen(entries(4, 6)), entries(1, 4)))).toBe('e1 e2 e3 e4 e5 e6');
  });

  it('is the last if it is not full', () => {
    const known = listen(entries(101, 103));
    expect(withEarlier(known, entries(101 - EARLIER + 1, 101)).isComplete).toBe(false);
    expect(withEarlier(known, entries(101 - EARLIER + 2, 101)).isComplete).toBe(true);
  });
});

describe('a source that grows', () => {
  function aRecord() {
    let say: (newest: Entry[], stale: boolean) => void = () => undefined;
    const upTo = vi.fn<(atMs: number) => Promise<Entry[]>>();
    const source = growingSource<Entry>({
      ...WINDOW,
      newest: { listen: (onValue) => ((say = onValue), () => undefined) },
      upTo,
    });
    let seen = '';
    const stop = source.listen(
      (pages) => (seen = ids(pages)),
      () => undefined,
    );
    return { source, stop, upTo, say: (newest: Entry[]) => say(newest, false), seen: () => seen };
  }

  it('requests the entries before its first one', async () => {
    const { source, upTo, say, seen } = aRecord();
    say(entries(4, 6));
    upTo.mockResolvedValue(entries(1, 4));
    await source.fetchEarlier();
    expect(upTo).toHaveBeenCalledWith(4);
    expect(seen()).toBe('e1 e2 e3 e4 e5 e6');
    await source.fetchEarlier();
    expect(upTo).toHaveBeenCalledTimes(1);
  });

  it('drops a page that arrives after the reading started over', async () => {
    const { source, upTo, say, seen } = aRecord();
    say(entries(4, 6));
    upTo.mockImplementation(async () => {
      say(entries(17, 19));
      return entries(1, 4);
    });
    await source.fetchEarlier();
    expect(seen()).toBe('e17 e18 e19');
  });

  it('is silent once nobody listens', async () => {
    const { source, stop, upTo, say, seen } = aRecord();
    say(entries(4, 6));
    upTo.mockResolvedValue(entries(1, 4));
    stop();
    await source.fetchEarlier();
    expect(seen()).toBe('e4 e5 e6');
  });
});

import { describe, expect, it } from 'vitest';
import type { Source } from './live.ts';
import { wideningSource } from './widening-source.ts';

type Listening = {
  size: number;
  say: (entries: string[], stale?: boolean) => void;
  fail: (error: unknown) => void;
};

/** A list as the test speaks for it: who listens to how much of it now. */
function aList() {
  const listening = new Map<number, Listening>();
  const listOf = (size: number): Source<string[]> => ({
    listen(onValue, onError) {
      listening.set(size, { size, say: (entries, stale = false) => onValue(entries, stale), fail: onError });
      return () => void listening.delete(size);
    },
  });
  const at = (size: number) => {
    const found = listening.get(size);
    if (!found) throw new Error(`Nobody listens to ${size}`);
    return found;
  };
  return { listOf, at, sizes: () => [...listening.keys()] };
}

function listen(sizes: readonly [number, ...number[]]) {
  const list = aList();
  const source = wideningSource(list.listOf, sizes);
  const heard: { entries: string[]; isWhole: boolean; isWidest: boolean; stale: boolean }[] = [];
  const errors: unknown[] = [];
  const stop = source.listen(
    (part, stale) => heard.push({ ...part, stale }),
    (error) => errors.push(error),
  );
  return { list, source, heard, errors, stop };
}

describe('a list with a small listener', () => {
  it('requests few entries until somebody wants more', () => {
    const { list, heard } = listen([2, 50]);
    list.at(2).say(['b', 'c']);
    expect(list.sizes()).toEqual([2]);
    expect(heard).toEqual([{ entries: ['b', 'c'], isWhole: false, isWidest: false, stale: false }]);
  });

  it("is complete if the server had fewer than requested; the browser's cache does not count", () => {
    const { list, heard } = listen([2, 50]);
    list.at(2).say(['c'], true);
    list.at(2).say(['c']);
    list.at(2).say(['c'], true);
    list.at(2).say(['c', 'd']);
    expect(heard.map(({ isWhole }) => isWhole)).toEqual([false, true, true, false]);
  });

  it('keeps the known entries until the server has answered with more', () => {
    const { list, source, heard } = listen([2, 50]);
    list.at(2).say(['b', 'c']);
    source.widen();
    list.at(50).say(['c'], true);
    list.at(2).say(['c', 'd']);
    expect(heard.at(-1)?.entries).toEqual(['c', 'd']);
    list.at(50).say(['a', 'b', 'c', 'd']);
    expect(heard.at(-1)).toEqual({
      entries: ['a', 'b', 'c', 'd'],
      isWhole: true,
      isWidest: true,
      stale: false,
    });
    expect(list.sizes()).toEqual([50]);
  });

  it('grows no further than its last size', () => {
    const { list, source } = listen([2, 50]);
    for (let time = 0; time < 3; time += 1) source.widen();
    expect(list.sizes()).toEqual([2, 50]);
  });

  it('remembers the wanted number for the next listener', () => {
    const { list, source, stop } = listen([2, 50]);
    stop();
    source.widen();
    source.listen(
      () => undefined,
      () => undefined,
    );
    expect(list.sizes()).toEqual([50]);
  });

  it('ends with everything it began', () => {
    const { list, source, stop } = listen([2, 50]);
    source.widen();
    stop();
    expect(list.sizes()).toEqual([]);
  });

  it('fails as a whole', () => {
    const { list, source, errors } = listen([2, 50]);
    source.widen();
    list.at(50).fail('denied');
    expect(errors).toEqual(['denied']);
    expect(list.sizes()).toEqual([]);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftKeeper } from './draft-keeper.ts';

beforeEach(() => void vi.useFakeTimers());

type Kept = { text: string };

/** A keeper, and the texts that it wrote, with the second of each; null for a removal. */
function aKeeper(write: (text: string | null) => Promise<void> = async () => {}) {
  const writes: [atSeconds: number, text: string | null][] = [];
  const startMs = Date.now();
  const note = (text: string | null) => {
    writes.push([(Date.now() - startMs) / 1_000, text]);
    return write(text);
  };
  const keeper = createDraftKeeper<Kept>({
    write: ({ text }) => note(text),
    remove: () => note(null),
    now: () => Date.now(),
    after(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  return { keeper, writes };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('keeping a draft on the server', () => {
  it('costs at most one write in five seconds while somebody types, and has the last words', async () => {
    const { keeper, writes } = aKeeper();
    let text = '';
    for (let key = 0; key < 300; key += 1) {
      keeper.keep({ text: (text += 'a') });
      await pass(200);
    }
    await pass(10_000);
    expect(writes.length).toBeLessThanOrEqual(60 / 5 + 1);
    for (const [at, [seconds]] of writes.entries())
      expect(seconds - (writes[at - 1]?.[0] ?? -Infinity)).toBeGreaterThanOrEqual(5);
    expect(writes.at(-1)?.[1]).toBe(text);
  });

  it('costs nothing while the draft does not change', async () => {
    const { keeper, writes } = aKeeper();
    keeper.keep({ text: 'Trees' });
    await pass(60_000);
    keeper.keep({ text: 'Trees' });
    await pass(60_000);
    expect(writes).toEqual([[1, 'Trees']]);
  });

  it('costs nothing if there never was a draft', async () => {
    const { keeper, writes } = aKeeper();
    keeper.keep(null);
    keeper.flush();
    await pass(60_000);
    expect(writes).toEqual([]);
  });

  it('writes the last words at once when the page hides, and a moment later if it has just written', async () => {
    const { keeper, writes } = aKeeper();
    keeper.keep({ text: 'Trees' });
    await pass(1_000);
    keeper.keep({ text: 'Trees cool' });
    await pass(500);
    keeper.flush();
    expect(writes).toEqual([[1, 'Trees']]);
    await pass(1_000);
    expect(writes).toEqual([
      [1, 'Trees'],
      [2.25, 'Trees cool'],
    ]);
    await pass(4_000);
    keeper.keep({ text: 'Trees cool a street' });
    keeper.flush();
    expect(writes.at(-1)).toEqual([6.5, 'Trees cool a street']);
  });

  it('removes the draft once it is empty', async () => {
    const { keeper, writes } = aKeeper();
    keeper.keep({ text: 'Trees' });
    await pass(2_000);
    keeper.keep(null);
    await pass(10_000);
    expect(writes).toEqual([
      [1, 'Trees'],
      [6, null],
    ]);
  });

  it('tries a refused write again with the next change, and not by itself', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const write = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new Error('refused'))
      .mockResolvedValue();
    const { keeper, writes } = aKeeper(write);
    keeper.keep({ text: 'Trees' });
    await pass(60_000);
    expect(writes).toHaveLength(1);
    keeper.keep({ text: 'Trees' });
    await pass(60_000);
    expect(writes).toHaveLength(2);
  });

  it('writes nothing once it is stopped', async () => {
    const { keeper, writes } = aKeeper();
    keeper.keep({ text: 'Trees' });
    keeper.stop();
    await pass(60_000);
    expect(writes).toEqual([]);
  });
});

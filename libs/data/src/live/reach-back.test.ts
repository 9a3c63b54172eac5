import { describe, expect, it, vi } from 'vitest';
import { reachBack } from './reach-back.ts';

/** A chronicle with an entry at each of these moments, known from one of them on; a page is 50 entries. */
function chronicle(moments: readonly number[], knownSinceMs: number) {
  let from = moments.indexOf(knownSinceMs);
  const source = {
    sinceMs: () => (from <= 0 ? 0 : (moments[from] ?? 0)),
    countSince: (atMs: number) => moments.slice(Math.max(0, from)).filter((moment) => moment >= atMs).length,
    fetchEarlier: vi.fn<() => Promise<void>>(async () => {
      from -= 50;
    }),
  };
  return source;
}

const every = (stepMs: number, untilMs: number) =>
  Array.from({ length: untilMs / stepMs }, (_, index) => (index + 1) * stepMs);

describe('reading back in several chronicles at once', () => {
  it('fetches only the one that reaches back the least', async () => {
    const [messages, acts] = [chronicle(every(1, 1_000), 900), chronicle(every(100, 1_000), 500)];
    await reachBack([messages, acts]);
    expect([messages.sinceMs(), messages.fetchEarlier.mock.calls.length]).toEqual([850, 1]);
    expect(acts.fetchEarlier).not.toHaveBeenCalled();
  });

  it('continues if hardly anything was added: acts alone show no more messages', async () => {
    const [messages, acts] = [chronicle(every(1, 6_000), 5_397), chronicle(every(25, 6_000), 5_400)];
    await reachBack([messages, acts]);
    expect(acts.fetchEarlier).toHaveBeenCalledTimes(1);
    expect(messages.sinceMs()).toBe(5_347);
  });

  it('ends at the beginning', async () => {
    const messages = chronicle(every(1, 60), 12);
    await reachBack([messages]);
    await reachBack([messages]);
    expect([messages.sinceMs(), messages.fetchEarlier.mock.calls.length]).toEqual([0, 1]);
  });

  it('ends if nothing more comes', async () => {
    const messages = chronicle(every(1, 1_000), 900);
    messages.fetchEarlier.mockResolvedValue();
    await reachBack([messages]);
    expect(messages.fetchEarlier).toHaveBeenCalledTimes(1);
  });

  it('passes on why a page did not come', async () => {
    const messages = chronicle(every(1, 1_000), 900);
    messages.fetchEarlier.mockRejectedValue(new Error('No connection'));
    await expect(reachBack([messages])).rejects.toThrow('No connection');
  });
});

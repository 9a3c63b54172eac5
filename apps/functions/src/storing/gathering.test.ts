import { expect, test, vi } from 'vitest';
import { gathering } from './gathering.ts';

test('a storm of reports is written once in two seconds', async () => {
  vi.useFakeTimers();
  const write = vi.fn<(items: readonly number[]) => Promise<void>>(async () => {});
  const add = gathering(write, 2_000);
  const waiting = Promise.all(Array.from({ length: 500 }, (_, at) => add([at])));
  await vi.advanceTimersByTimeAsync(2_000);
  await waiting;
  expect(write.mock.calls.map(([items]) => items.length)).toEqual([500]);
  const later = add([1, 2]);
  await vi.advanceTimersByTimeAsync(2_000);
  await later;
  expect(write.mock.calls.map(([items]) => items.length)).toEqual([500, 2]);
  vi.useRealTimers();
});

test('a failed write reaches those who wait for it, and the next one is tried', async () => {
  const write = vi.fn<() => Promise<void>>(async () => {}).mockRejectedValueOnce(new Error('exhausted'));
  const add = gathering(write, 0);
  await expect(add([1])).rejects.toThrow('exhausted');
  await expect(add([2])).resolves.toBeUndefined();
});

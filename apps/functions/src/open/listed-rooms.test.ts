import type { Room } from '@rostrum/domain';
import { expect, test, vi } from 'vitest';
import { listedRooms } from './listed-rooms.ts';

function aList() {
  const state = { atMs: 1_000 };
  const read = vi.fn<() => Promise<Room[]>>(async () => []);
  return { state, read, listed: listedRooms(read, () => state.atMs, 60_000) };
}

test('a thousand readers of the feeds in a minute cost one read', async () => {
  const { state, read, listed } = aList();
  await Promise.all(Array.from({ length: 1_000 }, listed));
  state.atMs += 59_999;
  await listed();
  expect(read).toHaveBeenCalledTimes(1);
  state.atMs += 1;
  await listed();
  expect(read).toHaveBeenCalledTimes(2);
});

test('a list that could not be read is read again', async () => {
  const { read, listed } = aList();
  read.mockRejectedValueOnce(new Error('unavailable'));
  await expect(listed()).rejects.toThrow('unavailable');
  expect(await listed()).toEqual([]);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { remove, removeForGood } from './empty-emulators.ts';

const server = createServer();
afterEach(() => server.close());

async function answering(...statuses: number[]): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  server.removeAllListeners('request').on('request', (_, response) => {
    response.writeHead(statuses[asked++] ?? 500).end('cancelled');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked: () => asked };
}

test('a deletion that the emulator cancelled is retried', async () => {
  const emulator = await answering(499, 499, 200);
  await remove(emulator.url, 0);
  expect(emulator.asked()).toBe(3);
});

test('an emulator that keeps refusing is an error with its answer', async () => {
  const emulator = await answering(500);
  await expect(remove(emulator.url, 0)).rejects.toThrow('answered 500: cancelled');
  expect(emulator.asked()).toBe(5);
});

/** A database into which a function writes so many times behind a deletion. */
function refilled(times: number) {
  let [removed, left] = [0, times];
  const removal = {
    remove: () => Promise.resolve(void (removed += 1)),
    isEmpty: () => Promise.resolve(left-- <= 0),
  };
  return { removal, removed: () => removed };
}

test('documents that a function writes behind the deletion are deleted too', async () => {
  const { removal, removed } = refilled(2);
  await removeForGood(removal, 0);
  expect(removed()).toBe(3);
});

test('a database that keeps filling is an error', async () => {
  await expect(removeForGood(refilled(99).removal, 0)).rejects.toThrow('keeps filling');
});

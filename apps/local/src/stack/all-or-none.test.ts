import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { allOrNone } from './all-or-none.ts';

const never = new AbortController().signal;

test('gives all results in their order', async () => {
  const slow = async () => {
    await sleep(5);
    return 1;
  };
  expect(await allOrNone([slow, async () => 2], never)).toEqual([1, 2]);
});

test('after a failure the others are aborted and have ended, and the error is the first one', async () => {
  const ended: string[] = [];
  const start = async (signal: AbortSignal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    await sleep(5);
    ended.push('other');
    signal.throwIfAborted();
  };
  const broken = async () => {
    throw new Error('no Java');
  };
  await expect(allOrNone<void>([start, broken], never)).rejects.toThrow('no Java');
  expect(ended).toEqual(['other']);
});

test('an interruption reaches all of them', async () => {
  const interruption = new AbortController();
  const start = (signal: AbortSignal) =>
    new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(new Error('aborted', { cause: signal.reason }))),
    );
  const starting = allOrNone([start, start], interruption.signal);
  interruption.abort(new Error('Ctrl-C'));
  await expect(starting).rejects.toThrow('Ctrl-C');
});

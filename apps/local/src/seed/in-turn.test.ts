import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('the second piece of work begins once the first has ended, even by an error', async () => {
  const take = inTurn();
  const noted: string[] = [];
  const work = (name: string) => async () => {
    noted.push(`${name} begins`);
    await sleep(5);
    noted.push(`${name} ends`);
    if (name === 'first') throw new Error('no answer');
    return name;
  };
  const [first, second] = await Promise.allSettled([take(work('first')), take(work('second'))]);
  expect(first).toMatchObject({ status: 'rejected' });
  expect(second).toEqual({ status: 'fulfilled', value: 'second' });
  expect(noted).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

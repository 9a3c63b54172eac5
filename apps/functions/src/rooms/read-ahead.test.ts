import { expect, it } from 'vitest';
import { readAhead } from './read-ahead.ts';

/** How often the event loop served others during some work. */
async function turnsDuring(done: Promise<void>): Promise<number> {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await done;
  clearImmediate(next);
  return turns;
}

it('lets others in between two sentences, and reads once', async () => {
  expect(await turnsDuring(readAhead())).toBeGreaterThan(300);
  expect(await turnsDuring(readAhead())).toBeLessThan(2);
});

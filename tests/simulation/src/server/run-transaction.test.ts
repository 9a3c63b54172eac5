import { describe, expect, it } from 'vitest';
import { createChance } from '../world/chance.ts';
import { Timeline } from '../world/timeline.ts';
import { CALM } from '../world/weather.ts';
import type { World } from '../world/world.ts';
import { Documents } from './documents.ts';
import { runTransaction } from './run-transaction.ts';

function aWorld(changes: Partial<World> = {}): World {
  return {
    timeline: new Timeline(),
    chance: createChance(1),
    weather: CALM,
    isStormy: true,
    commitMs: 60,
    breaches: [],
    seen: new Map(),
    mistake: undefined,
    tell: undefined,
    ...changes,
  };
}

/** People add one to the same number, all at once. */
async function addTogether(world: World, people: number) {
  const numbers = new Documents<number>();
  const outcomes = { done: 0, failed: 0 };
  for (let person = 0; person < people; person += 1) {
    runTransaction(world, {
      work: (tx) => {
        const sum = tx.read(numbers, 'sum') ?? 0;
        tx.update(numbers, 'sum', sum + 1, numbers.versionOf('sum'));
      },
      done: () => (outcomes.done += 1),
      failed: () => (outcomes.failed += 1),
    });
  }
  await world.timeline.run(10_000);
  return { ...outcomes, sum: numbers.get('sum') ?? 0 };
}

describe('an optimistic transaction', () => {
  it('begins anew where somebody was faster, and loses no update', async () => {
    const world = aWorld();
    const { done, failed, sum } = await addTogether(world, 20);
    expect(done + failed).toBe(20);
    expect(sum).toBe(done);
    expect(world.seen.get('transaction retried')).toBeGreaterThan(0);
  });

  it('gives up after five attempts and has then changed nothing', async () => {
    const { done, failed, sum } = await addTogether(aWorld(), 60);
    expect(failed).toBeGreaterThan(0);
    expect(sum).toBe(done);
  });

  it('would lose updates if it did not look at what changed', async () => {
    const { done, sum } = await addTogether(aWorld({ mistake: 'commits-blindly' }), 20);
    expect(sum).toBeLessThan(done);
  });
});

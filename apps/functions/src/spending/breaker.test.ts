import type { DaySpending, Served } from '@rostrum/domain';
import { describe, expect, test, vi } from 'vitest';
import { createSpendingBreaker, EVERY_MS } from './breaker.ts';

const DAY_MS = 86_400_000;
const NOON_MS = 20_000 * DAY_MS + DAY_MS / 2;

/** A breaker with a budget of a thousand, on a day that cost as much as the test says. */
function aBreaker(budgetMicros = 1_000) {
  const state = { atMs: NOON_MS, spent: { models: 0, rest: 0 } };
  const add = vi.fn<(served: Served, atMs: number) => Promise<void>>(async () => {});
  const read = vi.fn<() => Promise<DaySpending>>(async () => state.spent);
  const problem = vi.fn<(error: unknown) => void>();
  const clock = { now: () => state.atMs, problem };
  return { state, add, read, problem, breaker: createSpendingBreaker({ add, read }, budgetMicros, clock) };
}
type Breaker = ReturnType<typeof aBreaker>['breaker'];
const allowed = async ({ mayDo }: Breaker) => [
  await mayDo('background'),
  await mayDo('models'),
  await mayDo('captions'),
];

describe('the spending breaker', () => {
  test.each([
    [0, 0, [true, true, true]],
    [400, 299, [true, true, true]],
    [400, 300, [false, true, true]],
    [0, 850, [false, false, true]],
    [950, 0, [false, false, false]],
  ])('lets work be done after %d for models and %d for the rest: %j', async (models, rest, expected) => {
    const { breaker, state } = aBreaker();
    state.spent = { models, rest };
    expect(await allowed(breaker)).toEqual(expected);
  });

  test('with a budget of nothing lets no optional work be done, and reads nothing for it', async () => {
    const { breaker, read } = aBreaker(0);
    expect(await allowed(breaker)).toEqual([false, false, false]);
    expect(read).not.toHaveBeenCalled();
  });

  test('looks once in a minute, however many ask, and looks again when the day changes', async () => {
    const { breaker, state, read } = aBreaker();
    await Promise.all(Array.from({ length: 50 }, () => breaker.mayDo('models')));
    expect(read).toHaveBeenCalledTimes(1);
    state.spent = { models: 2_000, rest: 0 };
    state.atMs += EVERY_MS - 1;
    expect(await breaker.mayDo('models')).toBe(true);
    state.atMs += 1;
    expect(await breaker.mayDo('models')).toBe(false);
    state.spent = { models: 0, rest: 0 };
    state.atMs = NOON_MS + DAY_MS / 2;
    expect(await breaker.mayDo('models')).toBe(true);
  });

  test('that cannot look stays as it was on this day', async () => {
    const { breaker, state, read, problem } = aBreaker();
    state.spent = { models: 2_000, rest: 0 };
    expect(await breaker.mayDo('captions')).toBe(false);
    read.mockRejectedValue(new Error('unavailable'));
    state.atMs += EVERY_MS;
    expect(await breaker.mayDo('captions')).toBe(false);
    state.atMs = NOON_MS + DAY_MS / 2;
    expect(await breaker.mayDo('captions')).toBe(true);
    expect(problem).toHaveBeenCalledTimes(2);
  });
});

describe('the work of an instance', () => {
  test('is told once in a minute, all of it', async () => {
    const { breaker, state, add } = aBreaker();
    breaker.note('calls');
    breaker.note('reads', 12);
    expect(add).not.toHaveBeenCalled();
    state.atMs += EVERY_MS;
    breaker.note('writes', 2);
    await breaker.told();
    expect(add.mock.calls).toEqual([
      [{ calls: 1, reads: 12, writes: 2, deletes: 0, openReads: 0 }, state.atMs],
    ]);
    breaker.note('reads', 1);
    state.atMs += EVERY_MS;
    breaker.note('deletes');
    await breaker.told();
    expect(add.mock.calls[1]?.[0]).toEqual({ calls: 0, reads: 1, writes: 0, deletes: 1, openReads: 0 });
  });

  test('is told again if it could not be stored', async () => {
    const { breaker, state, add, problem } = aBreaker();
    add.mockRejectedValueOnce(new Error('unavailable'));
    state.atMs += EVERY_MS;
    breaker.note('reads', 5);
    await breaker.told();
    expect(problem).toHaveBeenCalledTimes(1);
    state.atMs += EVERY_MS;
    breaker.note('reads', 1);
    await breaker.told();
    expect(add.mock.calls[1]?.[0]).toMatchObject({ reads: 6 });
  });
});

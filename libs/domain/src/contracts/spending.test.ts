import { describe, expect, test } from 'vitest';
import { EMPTY_SHARD } from '../documents/model-usage.ts';
import { ALL_PER_SERVED, CALL_SECONDS, LIST_PRICES, servedMicros } from './list-prices.ts';
import { nextToStop, readSpendingBudget, spendingOf, spentShare, stoppedAt } from './spending.ts';

describe('optional work', () => {
  test.each([
    [0, []],
    [0.69, []],
    [0.7, ['background']],
    [0.85, ['background', 'models']],
    [0.95, ['background', 'models', 'captions']],
    [12, ['background', 'models', 'captions']],
  ])('of a day that spent %d of its budget stops: %j', (share, stopped) => {
    expect(stoppedAt(share)).toEqual(stopped);
  });

  test('stops in one order, and the next to stop is named', () => {
    expect(nextToStop(0)).toEqual({ work: 'background', atShare: 0.7 });
    expect(nextToStop(0.7)).toEqual({ work: 'models', atShare: 0.85 });
    expect(nextToStop(0.95)).toBeUndefined();
  });

  test('never runs on a budget of nothing, even on a day that cost nothing', () => {
    expect(stoppedAt(spentShare({ models: 0, rest: 0 }, 0))).toEqual(['background', 'models', 'captions']);
  });
});

test('a day costs its calls of models, and what the functions did at list prices, with what follows from it', () => {
  const served = { calls: 1_000, reads: 2_000, writes: 3_000, deletes: 4_000, openReads: 5_000 };
  const call = LIST_PRICES.call + CALL_SECONDS * (LIST_PRICES.cpuSecond + LIST_PRICES.gibSecond / 2);
  expect(servedMicros(served)).toBe(Math.ceil(1_000 * call + 1_200 + 5_400 + 800));
  const day = { ...EMPTY_SHARD, costMicros: 1_000, served };
  const rest = ALL_PER_SERVED * servedMicros(served) + 3_000;
  expect(spendingOf(day)).toEqual({ models: 1_000, rest });
  expect(spentShare(spendingOf(day), 2 * (1_000 + rest))).toBe(0.5);
});

describe('the budget for a day', () => {
  test.each([
    [undefined, 10_000_000],
    [' ', 10_000_000],
    ['0', 0],
    [' 2.5 ', 2_500_000],
    ['0.000001', 1],
  ])('of %j is %d', (value, micros) => {
    expect(readSpendingBudget(value === undefined ? {} : { SPENDING_DAY_BUDGET: value })).toBe(micros);
  });

  test.each(['-1', '$5', '5,00', '1e9', '12345678'])('is refused as %j', (value) => {
    expect(() => readSpendingBudget({ SPENDING_DAY_BUDGET: value })).toThrow('it needs US dollars a day');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { reportBreaches } from './report.ts';
import { simulate, type StoryResult } from './simulate.ts';
import { RULES, SEEN, type Rule } from './world/world.ts';

/**
 * The same stories in every run. `SEED=123` prints one of them, `SCHEDULES=100000` plays more; `npm run simulation`
 * plays ten thousand.
 */
const { SEED, SCHEDULES = '1000' } = process.env;
const isOne = SEED !== undefined;
const first = Number(SEED ?? 1);
const count = isOne ? 1 : Number(SCHEDULES);
const rules = Object.entries(RULES).map(([rule, sentence]) => [sentence, rule] as [string, Rule]);

const outcomes: StoryResult[] = [];

beforeAll(async () => {
  const tell = isOne ? { tell: console.log } : {};
  for (let seed = first; seed < first + count; seed += 1) outcomes.push(await simulate(seed, tell));
}, 3_600_000);

describe('despite dropped, repeated, late and reordered messages, and wrong clocks', () => {
  it.each(rules)('%s', (_, rule) => {
    expect(reportBreaches(outcomes, rule)).toEqual([]);
  });

  it.skipIf(isOne)('the stories meet every trouble, so that the rules are really put to the test', () => {
    const seen = new Set(outcomes.flatMap((outcome) => [...outcome.seen.keys()]));
    expect(outcomes).toHaveLength(count);
    expect(SEEN.filter((name) => !seen.has(name))).toEqual([]);
  });
});

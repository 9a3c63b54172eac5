import { describe, expect, it } from 'vitest';
import { MISTAKES, type Mistake } from './mistakes.ts';
import { reportBreaches } from './report.ts';
import { simulate, type Outcome } from './simulate.ts';
import { RULES, type Rule } from './world/world.ts';

const MOST = 300;
const mistakes = Object.entries(MISTAKES) as [Mistake, Rule][];

/** The first story in which the mistake breaks its rule. */
async function firstBroken(mistake: Mistake): Promise<Outcome> {
  for (let seed = 1; seed <= MOST; seed += 1) {
    const outcome = await simulate(seed, { mistake });
    if (outcome.breaches.some(({ rule }) => rule === MISTAKES[mistake])) return outcome;
  }
  throw new Error(`${MOST} stories did not notice the mistake ${mistake}`);
}

describe('a mistake made on purpose', () => {
  it.each(mistakes)(
    '%s breaks a rule, and the seed that shows it is named and shows it again',
    async (mistake, rule) => {
      const broken = await firstBroken(mistake);
      const [line] = reportBreaches([broken], rule);
      expect(line).toContain(`Seed ${broken.seed} breaks “${RULES[rule]}”`);
      expect(line).toContain(`npm run simulation -- --seed ${broken.seed}`);
      expect(await simulate(broken.seed, { mistake })).toEqual(broken);
      expect((await simulate(broken.seed)).breaches).toEqual([]);
    },
  );

  it('stands for each rule, so that none is looked at in vain', () => {
    expect(new Set(Object.values(MISTAKES))).toEqual(new Set(Object.keys(RULES)));
  });
});

describe('a seed', () => {
  it('plays the same story to the last line', async () => {
    const [one, other]: [string[], string[]] = [[], []];
    await simulate(7, { tell: (line) => one.push(line) });
    await simulate(7, { tell: (line) => other.push(line) });
    expect(one.length).toBeGreaterThan(20);
    expect(other).toEqual(one);
  });

  it('plays another story than its neighbour', async () => {
    const [one, other]: [string[], string[]] = [[], []];
    await simulate(7, { tell: (line) => one.push(line) });
    await simulate(8, { tell: (line) => other.push(line) });
    expect(other).not.toEqual(one);
  });
});

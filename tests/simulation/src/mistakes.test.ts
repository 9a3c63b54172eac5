import { describe, expect, it } from 'vitest';
import { MISTAKES, type Mistake } from './mistakes.ts';
import { reportBreaches } from './report.ts';
import { simulate, type StoryResult } from './simulate.ts';
import { simulateWith } from './with-mistake.ts';
import { RULES, type Rule } from './world/world.ts';

const MOST = 600;
const mistakes: [string, Mistake][] = Object.entries(MISTAKES);

/** The first story in which a mistake breaks the rule. */
async function firstBroken(play: typeof simulate, rule: Rule): Promise<StoryResult> {
  for (let seed = 1; seed <= MOST; seed += 1) {
    const outcome = await play(seed);
    if (outcome.breaches.some((breach) => breach.rule === rule)) return outcome;
  }
  throw new Error(`${MOST} stories did not notice the mistake`);
}

describe('a mistake made on purpose in the source', () => {
  it.each(mistakes)(
    '“%s” breaks a rule, and the seed that shows it is named and shows it again',
    async (_, mistake) => {
      const { rule } = mistake;
      const play = await simulateWith(mistake);
      const broken = await firstBroken(play, rule);
      const [line] = reportBreaches([broken], rule);
      expect(line).toContain(`Seed ${broken.seed} breaks “${RULES[rule]}”`);
      expect(line).toContain(`npm run simulation -- --seed ${broken.seed}`);
      expect(await play(broken.seed)).toEqual(broken);
      expect((await simulate(broken.seed)).breaches).toEqual([]);
    },
    60_000,
  );

  it('exists for each rule, so no rule goes untested', () => {
    expect(new Set(mistakes.map(([, { rule }]) => rule))).toEqual(new Set(Object.keys(RULES)));
  });

  it('is in code that the stories run, and its line occurs there once', async () => {
    const file = 'libs/rooms/src/handlers/speak.ts';
    const wrong = { file, instead: '', rule: 'rest' } as const;
    await expect(simulateWith({ ...wrong, line: 'nothing says this' })).rejects.toThrow('0 times');
    await expect(simulateWith({ ...wrong, line: 'atMs' })).rejects.toThrow(/[2-9]\d* times/);
    const unread = { ...wrong, file: 'libs/rooms/src/nowhere.ts', line: 'atMs' };
    await expect(simulateWith(unread)).rejects.toThrow('No story reads');
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

import { readFileSync, writeFileSync } from 'node:fs';
import { ALL_PER_SERVED } from '@rostrum/domain';
import { countClock, countCommands } from '@rostrum/rooms/testing/costs';
import { beforeAll, expect, test } from 'vitest';
import { partsOf, sharesOf, type Counted } from './testing/cost-of.ts';
import { commandTable, planTable, priceTable } from './testing/cost-tables.ts';
import { CLASS, DEBATE_HOUR } from './testing/plans.ts';

const PAGE = new URL('../../../../docs/cost.md', import.meta.url);

/** With `WRITE_COST_PAGE=1` in the environment, the test writes the tables into the page before it compares. */
const isWriting = process.env['WRITE_COST_PAGE'] === '1';

let counted: Counted;
beforeAll(async () => {
  counted = { commands: await countCommands(), clock: await countClock() };
});

test.each([DEBATE_HOUR, CLASS])(
  'what the spending breaker takes for the whole of $name is not less than it, and not much more',
  async (plan) => {
    const { all, served } = sharesOf(plan, await partsOf(plan, counted));
    expect(ALL_PER_SERVED * served).toBeGreaterThan(all);
    expect(ALL_PER_SERVED * served).toBeLessThan(1.5 * all);
  },
);

test('docs/cost.md shows what each command does and costs; WRITE_COST_PAGE=1 writes it again', async () => {
  const tables = {
    prices: priceTable(),
    commands: commandTable(counted),
    'debate-hour': await planTable(DEBATE_HOUR, counted),
    class: await planTable(CLASS, counted),
  };
  let current = readFileSync(PAGE, 'utf8');
  for (const [name, content] of Object.entries(tables)) {
    const place = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(\\n<!-- /${name} -->)`);
    expect(current).toMatch(place);
    current = current.replace(place, (_, before: string, after: string) => before + content + after);
  }
  if (isWriting) writeFileSync(PAGE, current);
  expect(readFileSync(PAGE, 'utf8')).toBe(current);
});

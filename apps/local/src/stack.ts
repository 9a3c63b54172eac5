import { parseArgs } from 'node:util';
import { runCommand } from './problem.ts';
import { seed } from './seed/seed.ts';
import { environmentFor } from './stack/environment-for.ts';
import { sweepBeforeStart } from './stack/one-at-a-time.ts';
import { testPlan } from './stack/plan.ts';
import { withStack } from './stack/with-stack.ts';
import { chromiumPath } from './tests/chromium-path.ts';

/**
 * `npm run stack`: runs the stack of `npm test` until Ctrl-C, and prints the variables that lead tests to it.
 * `--data <folder>` stores the data there, as `npm start` does in its own folder; `--no-web` leaves out the web
 * client.
 */
await runCommand(async () => {
  const { data, 'no-web': isBare } = parseArgs({
    options: { data: { type: 'string' }, 'no-web': { type: 'boolean', default: false } },
  }).values;
  const plan = { ...testPlan(), keptDataFolder: data ?? null, ...(isBare && { web: 'none' as const }) };
  await sweepBeforeStart(plan.name);
  const browser = isBare ? {} : { CHROMIUM_PATH: await chromiumPath() };
  await withStack(plan, async (stack, signal) => {
    await seed(stack);
    const variables = { ...environmentFor(stack), ...browser };
    for (const [name, value] of Object.entries(variables)) console.log(`export ${name}='${value}'`);
    console.log(`ready ${stack.addresses.webUrl}`);
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  });
  return 0;
});

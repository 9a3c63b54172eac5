import { runCommand } from './problem.ts';
import { seed } from './seed/seed.ts';
import { testEnvironment } from './stack/environments.ts';
import { sweepBeforeStart } from './stack/one-at-a-time.ts';
import { testPlan } from './stack/plan.ts';
import { withStack } from './stack/with-stack.ts';
import { chromiumPath } from './tests/chromium-path.ts';

/** `npm run stack`: what `npm test` runs against, kept up until Ctrl-C, with the variables that lead tests to it. */
await runCommand(async () => {
  const plan = testPlan();
  await sweepBeforeStart(plan.name);
  const chromium = await chromiumPath();
  await withStack(plan, async (stack, signal) => {
    await seed(stack);
    const variables = {
      ...testEnvironment(stack.addresses, stack.clerk.app.keyFile),
      CHROMIUM_PATH: chromium,
    };
    for (const [name, value] of Object.entries(variables)) console.log(`export ${name}='${value}'`);
    console.log(`ready ${stack.addresses.webUrl}`);
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  });
  return 0;
});

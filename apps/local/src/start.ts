import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './problem.ts';
import { sweepBeforeStart } from './stack/one-at-a-time.ts';
import { DATA_FOLDER, startPlan } from './stack/plan.ts';
import { tellTime } from './stack/tell-time.ts';
import { withStack } from './stack/with-stack.ts';
import { DEMO_CODE, DEMO_PASSWORD, demoModerators, demoPeople } from './seed/people.ts';
import { seed } from './seed/seed.ts';

/**
 * `npm start`: the whole product on this machine, with demo people and data. `--fresh` forgets earlier data; `--dev` serves
 * the client from its sources, as they change.
 */
await runCommand(async () => {
  await sweepBeforeStart('start');
  if (process.argv.includes('--fresh')) rmSync(DATA_FOLDER, { recursive: true, force: true });
  const startedAtMs = performance.now();
  const web = process.argv.includes('--dev') ? 'development' : 'production';
  const plan = startPlan(web);
  await withStack(plan, async (stack, signal) => {
    await tellTime('demo data there', () => seed(stack));
    const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(0);
    console.log(`ready ${stack.addresses.webUrl} after ${seconds} s`);
    console.log(`  e-mail is in ${join(plan.workFolder, 'mail')}`);
    for (const { email } of demoPeople) console.log(`  ${email}  ${DEMO_PASSWORD}`);
    for (const { email } of demoModerators)
      console.log(`  ${email}  ${DEMO_PASSWORD}  for the house, second factor ${DEMO_CODE}`);
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  });
  return 0;
});

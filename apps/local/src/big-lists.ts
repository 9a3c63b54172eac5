import { runCommand } from './problem.ts';
import { seed } from './seed/seed.ts';
import { testPlan } from './stack/plan.ts';
import { runTool } from './stack/run-tool.ts';
import { chromiumPath } from './tests/chromium-path.ts';

/** `npm run big-lists`: what pages of 10,000 topics and of 10,000 people read, and how smoothly they scroll. */
await runCommand(() =>
  runTool('big-room/lists', testPlan(), async (stack) => {
    await seed(stack);
    return { CHROMIUM_PATH: await chromiumPath() };
  }),
);

import { runCommand } from './problem.ts';
import { seed } from './seed/seed.ts';
import { testPlan } from './stack/plan.ts';
import { runTool } from './stack/run-tool.ts';
import { chromiumPath } from './tests/chromium-path.ts';

/** `npm run big-room`: what opening a room of 10,000 messages reads, and how smoothly it scrolls. */
await runCommand(() =>
  runTool('big-room', testPlan(), async (stack) => {
    await seed(stack);
    return { CHROMIUM_PATH: await chromiumPath() };
  }),
);

import { runSchedules } from '../emulators/schedule-ticker.ts';
import { seed } from '../seed/seed.ts';
import { chromiumPath } from '../tests/chromium-path.ts';
import { testPlan } from './plan.ts';
import { runTool } from './run-tool.ts';

/**
 * Runs a tool that measures screens, in Chromium, on the demo content.
 *
 * The functions that run every minute do so once before: the first time, each starts a process that takes a core for two
 * seconds, and a page that is being measured would have to do without.
 * @returns the tool's exit code
 */
export function runScreenTool(name: string): Promise<number> {
  const plan = testPlan();
  return runTool(name, plan, async (stack) => {
    await seed(stack);
    await runSchedules(stack.addresses.functionsOrigin, plan.projectId);
    return { CHROMIUM_PATH: await chromiumPath() };
  });
}

import { runSchedules } from '../emulators/schedule-ticker.ts';
import { moveChildrenToBackground } from '../process/background.ts';
import { seed } from '../seed/seed.ts';
import { chromiumPath } from '../tests/chromium-path.ts';
import { testPlan } from './plan.ts';
import { runTool } from './run-tool.ts';

/**
 * Runs a tool that measures screens, in Chromium, on the demo content.
 *
 * The stack yields to the browser, because a real reader has no database on their machine. Java's second compiler is
 * off, since it took a core from the pages for tenths of a second. The functions that run every minute do so once
 * before, because the first time each starts a process. @returns the tool's exit code
 */
export async function runScreenTool(name: string): Promise<number> {
  const plan = { ...testPlan(), javaOptions: ['-XX:TieredStopAtLevel=1'] };
  return runTool(name, plan, async (stack) => {
    await seed(stack);
    await runSchedules(stack.addresses.functionsOrigin, plan.projectId);
    moveChildrenToBackground();
    return { CHROMIUM_PATH: await chromiumPath() };
  });
}

import { runSchedules } from '../emulators/schedule-ticker.ts';
import { allowedCores, moveTo } from '../process/cores.ts';
import { seed } from '../seed/seed.ts';
import { chromiumPath } from '../tests/chromium-path.ts';
import { testPlan } from './plan.ts';
import { runTool } from './run-tool.ts';

/**
 * Runs a tool that measures screens, in Chromium, on the demo content.
 *
 * The stack keeps to the first core; the browser may use all of them. Who reads a page has no database on their machine:
 * here its emulator takes a core for tenths of a second, whatever its priority, and pages had to do without. The functions
 * that run every minute do so once before, because the first time each starts a process.
 * @returns the tool's exit code
 */
export async function runScreenTool(name: string): Promise<number> {
  const plan = testPlan();
  const cores = allowedCores();
  moveTo(cores.replace(/\D.*$/, ''));
  return runTool(name, plan, async (stack) => {
    await seed(stack);
    await runSchedules(stack.addresses.functionsOrigin, plan.projectId);
    moveTo(cores);
    return { CHROMIUM_PATH: await chromiumPath() };
  });
}

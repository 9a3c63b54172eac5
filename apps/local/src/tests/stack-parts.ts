import { emptyEmulators } from '../emulators/empty-emulators.ts';
import { Problem } from '../problem.ts';
import { seed } from '../seed/seed.ts';
import { testEnvironment } from '../stack/environments.ts';
import { testPlan } from '../stack/plan.ts';
import type { RunningStack } from '../stack/start-stack.ts';
import { withStack } from '../stack/with-stack.ts';
import { chromiumPath } from './chromium-path.ts';
import { sumCounts } from './count.ts';
import type { Count } from './count.ts';
import { reportCheck } from './report-files.ts';
import { runStep } from './run-step.ts';
import { printServerFaults } from './server-faults.ts';
import { stackStep } from './steps.ts';
import type { Part } from './steps.ts';

type StackPart = Exclude<Part, 'unit'>;

/** A run of minutes ends before Java's slow compiler has paid for itself. */
const QUICK_COMPILER = '-XX:TieredStopAtLevel=1';

/**
 * Starts one fresh stack and runs the parts against it. If it cannot start, every part has failed. Null after an
 * interruption.
 */
export async function runStackParts(parts: StackPart[], extra: string[]): Promise<Count | null> {
  const plan = {
    ...testPlan(),
    ...(!parts.includes('e2e') && { web: 'none' as const }),
    javaOption: QUICK_COMPILER,
  };
  try {
    const chromium = parts.includes('e2e') ? { CHROMIUM_PATH: await chromiumPath() } : {};
    return await withStack(plan, async (stack) => {
      const count = await runParts(stack, parts, extra, chromium);
      if (count.failed > 0) printServerFaults(plan.logFolder);
      return count;
    });
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    return sumCounts(parts.map((part) => reportFailedPart(part, error)));
  }
}

/** Every part finds an empty database, the e2e tests one with the demo data in it. */
async function runParts(
  stack: RunningStack,
  parts: StackPart[],
  extra: string[],
  chromium: Record<string, string>,
): Promise<Count> {
  const env = { ...testEnvironment(stack.addresses, stack.clerk.app.keyFile), ...chromium };
  const counts: Count[] = [];
  for (const part of parts) {
    counts.push(await runPart(stack, part, () => runStep(stackStep(part, extra), env, stack.own)));
  }
  return sumCounts(counts);
}

/** A part whose database cannot be made ready has failed; the others still run. */
async function runPart(stack: RunningStack, part: StackPart, run: () => Promise<Count>): Promise<Count> {
  try {
    await emptyEmulators(stack.addresses);
    if (part === 'e2e') await seed(stack);
  } catch (error) {
    console.error(error);
    return reportFailedPart(part, error);
  }
  return run();
}

function reportFailedPart(part: StackPart, error: unknown): Count {
  const message = error instanceof Error ? error.message : String(error);
  return reportCheck(part, { name: `${part} tests`, message });
}

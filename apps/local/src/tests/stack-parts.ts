import { join } from 'node:path';
import { emptyEmulators } from '../emulators/empty-emulators.ts';
import { Problem } from '../problem.ts';
import { seed } from '../seed/seed.ts';
import { environmentFor } from '../stack/environment-for.ts';
import { testPlan } from '../stack/plan.ts';
import type { StackPlan } from '../stack/plan.ts';
import type { RunningStack } from '../stack/start-stack.ts';
import { withStacks } from '../stack/with-stack.ts';
import { chromiumPath } from './chromium-path.ts';
import { sumCounts } from './count.ts';
import type { Count } from './count.ts';
import { lanesOf, thisMachine } from './lanes.ts';
import type { Lane } from './lanes.ts';
import { reportCheck } from './report-files.ts';
import { runLanes } from './run-lanes.ts';
import type { LaneWork } from './run-lanes.ts';
import { runStep } from './run-step.ts';
import { printServerFaults } from './server-faults.ts';
import { stackStep } from './steps.ts';
import type { StackPart } from './steps.ts';
import { workerStacks } from './worker-stacks.ts';

/**
 * A run of minutes ends before Java's slow compiler has paid for itself. Unbounded, the heap of a stack grows to a sixth of the
 * machine's memory before Java cleans it up, though the stored data take a fraction.
 */
const JAVA_OF_A_TEST = ['-XX:TieredStopAtLevel=1', '-Xmx2560m'];

/**
 * Starts a fresh stack for each lane and runs the parts against them. If one cannot start, every part has failed. Null
 * after an interruption.
 */
export async function runStackParts(parts: StackPart[], extra: string[]): Promise<Count | null> {
  const lanes = lanesOf(parts, extra, thisMachine());
  const plans = lanes.map(planOf);
  try {
    const chromium = parts.includes('e2e') ? { CHROMIUM_PATH: await chromiumPath() } : {};
    return await withStacks(plans, async (stacks) => {
      const count = await runLanes(lanes, workOn(stacks, extra, chromium));
      if (count.failed > 0) plans.forEach(({ logFolder }) => printServerFaults(logFolder));
      return count;
    });
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    return sumCounts(parts.map((part) => reportFailedPart(part, error)));
  }
}

function planOf(lane: Lane, at: number): StackPlan {
  const plan = { ...testPlan(at + 1), javaOptions: JAVA_OF_A_TEST };
  return lane.includes('e2e') ? plan : { ...plan, web: 'none' };
}

/** Every part finds an empty database, the e2e tests one with the demo data in it. */
function workOn(
  stacks: readonly RunningStack[],
  extra: string[],
  chromium: Record<string, string>,
): LaneWork {
  const stackOf = (lane: number) => {
    const stack = stacks[lane];
    if (!stack) throw new Error(`Lane ${lane + 1} has no stack`);
    return stack;
  };
  const workers = workerStacks(join(stackOf(0).plan.workFolder, 'workers'), stacks.length);
  return {
    async prepare(part, lane) {
      const stack = stackOf(lane);
      await emptyEmulators(stack.addresses);
      if (part === 'e2e') await seed(stack);
    },
    run(part, lane) {
      const stack = stackOf(lane);
      const env = { ...environmentFor(stack), ...workers.environment, ...chromium };
      return runStep(stackStep(part, extra, stacks.length), env, stack.own);
    },
    reportUnprepared: reportFailedPart,
    join: (lane) => workers.give(lane, environmentFor(stackOf(lane))),
    stayAway: (lane, error) => workers.refuse(lane, messageOf(error)),
  };
}

function reportFailedPart(part: StackPart, error: unknown): Count {
  return reportCheck(part, { name: `${part} tests`, message: messageOf(error) });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

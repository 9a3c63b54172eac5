import { inLocalFolder, inRoot } from '../paths.ts';
import { startChild } from '../process/child.ts';
import { environmentFor } from './environment-for.ts';
import type { StackPlan } from './plan.ts';
import type { RunningStack } from './start-stack.ts';
import { withStack } from './with-stack.ts';

/**
 * Runs `main.ts` of a folder below `tools`, or another program, with its own stack and shows its output. @param prepare
 * prepares the stack; its result is added to the tool's environment @returns the tool's exit code
 */
export async function runTool(
  name: string,
  plan: StackPlan,
  prepare: (stack: RunningStack) => Promise<Record<string, string>> = async () => ({}),
  program: string = inRoot('tools', name, 'main.ts'),
): Promise<number> {
  const code = await withStack(plan, async (stack) => {
    const env = { ...environmentFor(stack), ...(await prepare(stack)) };
    const child = stack.own(() =>
      startChild({
        name,
        command: process.execPath,
        args: [program, ...process.argv.slice(2)],
        env,
        logFile: inLocalFolder('logs', `${name}.log`),
        echo: true,
      }),
    );
    return child.exited;
  });
  return code ?? 1;
}

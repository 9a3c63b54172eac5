import { inLocalFolder, inRoot } from './paths.ts';
import { runCommand } from './problem.ts';
import { startChild } from './process/child.ts';
import { testEnvironment } from './stack/environments.ts';
import { testPlan } from './stack/plan.ts';
import { withStack } from './stack/with-stack.ts';

/** `npm run benchmark`: how long a post takes until others see it, beside a bare write through the same emulator. */
await runCommand(async () => {
  const plan = { ...testPlan(), web: 'none' as const };
  const code = await withStack(plan, async (stack) => {
    const child = stack.own(() =>
      startChild({
        name: 'benchmark',
        command: process.execPath,
        args: [inRoot('tools/benchmark/main.ts')],
        env: testEnvironment(stack.addresses, stack.clerk.app.keyFile),
        logFile: inLocalFolder('logs', 'benchmark.log'),
        echo: true,
      }),
    );
    return child.exited;
  });
  return code ?? 1;
});

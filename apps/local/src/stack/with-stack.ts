import { findJava } from '../doctor/java.ts';
import { locateEmulators } from '../emulators/locate-emulators.ts';
import type { Child } from '../process/child.ts';
import { allOrNone } from './all-or-none.ts';
import { Closers } from './closers.ts';
import type { Tools } from './emulators-part.ts';
import { watchForInterruption } from './interruption.ts';
import type { StackPlan } from './plan.ts';
import { SharedBuilds } from './shared-builds.ts';
import { startStack } from './start-stack.ts';
import type { RunningStack } from './start-stack.ts';
import { failed } from './wait-until.ts';

/** `withStacks` for a single one. */
export function withStack<T>(
  plan: StackPlan,
  work: (stack: RunningStack, signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  return withStacks([plan], ([stack], signal) => {
    if (!stack) throw new Error('One plan gave no stack');
    return work(stack, signal);
  });
}

/**
 * Runs `work` with a stack for each plan, and stops every part afterwards, whatever happened. Ctrl-C or a request to
 * terminate aborts `signal`, even while the stacks are still starting. @returns the result of `work`, or null after an
 * interruption
 */
export async function withStacks<T>(
  plans: readonly StackPlan[],
  work: (stacks: readonly RunningStack[], signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const interruption = watchForInterruption();
  const { signal } = interruption;
  const planned = plans.map((plan) => ({ plan, closers: new Closers() }));
  try {
    const tools = await findTools();
    console.log(plans.length > 1 ? `Starting ${plans.length} stacks …` : 'Starting …');
    const stacks = await allOrNone(
      planned.map(
        ({ plan, closers }) =>
          (either) =>
            startStack(plan, tools, closers, either),
      ),
      signal,
    );
    const ends = stacks.flatMap(({ children }) => children.map((child) => unexpectedEnd(child, signal)));
    return await Promise.race([work(stacks, signal), interruption.happened, ...ends]);
  } catch (error) {
    if (signal.aborted) return await interruption.happened;
    throw error;
  } finally {
    interruption.stop();
    await Promise.all(planned.map(({ closers }) => closers.closeAll()));
    interruption.forget();
  }
}

async function findTools(): Promise<Tools> {
  const java = findJava(process.env);
  return { java, emulatorEnvironment: await locateEmulators(java), builds: new SharedBuilds() };
}

async function unexpectedEnd(child: Child, signal: AbortSignal): Promise<never> {
  const code = await child.exited;
  if (signal.aborted) return new Promise(() => {});
  throw failed(`${child.name} ended by itself (code ${code})`, child);
}

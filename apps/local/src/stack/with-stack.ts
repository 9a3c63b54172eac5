import { findJava } from '../doctor/java.ts';
import { locateEmulators } from '../emulators/locate-emulators.ts';
import type { Child } from '../process/child.ts';
import { Closers } from './closers.ts';
import { watchForInterruption } from './interruption.ts';
import type { StackPlan } from './plan.ts';
import { startStack } from './start-stack.ts';
import type { RunningStack } from './start-stack.ts';
import { failed } from './wait-until.ts';

/**
 * Runs `work` with a stack and stops every part afterwards, whatever happened. Ctrl-C or a request to terminate
 * aborts `signal`, even while the stack is still starting. @returns the result of `work`, or null after an
 * interruption
 */
export async function withStack<T>(
  plan: StackPlan,
  work: (stack: RunningStack, signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const interruption = watchForInterruption();
  const closers = new Closers();
  try {
    const java = findJava(process.env);
    const tools = { java, emulatorEnvironment: await locateEmulators(java) };
    console.log('Starting …');
    const stack = await startStack(plan, tools, closers, interruption.signal);
    const ends = stack.children.map((child) => unexpectedEnd(child, interruption.signal));
    return await Promise.race([work(stack, interruption.signal), interruption.happened, ...ends]);
  } catch (error) {
    if (interruption.signal.aborted) return await interruption.happened;
    throw error;
  } finally {
    interruption.stop();
    await closers.closeAll();
    interruption.forget();
  }
}

async function unexpectedEnd(child: Child, signal: AbortSignal): Promise<never> {
  const code = await child.exited;
  if (signal.aborted) return new Promise(() => {});
  throw failed(`${child.name} ended by itself (code ${code})`, child);
}

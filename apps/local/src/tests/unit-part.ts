import { Closers } from '../stack/closers.ts';
import { watchForInterruption } from '../stack/interruption.ts';
import { sumCounts } from './count.ts';
import type { Count } from './count.ts';
import { runStep } from './run-step.ts';
import type { Own } from './run-step.ts';
import { unitSteps } from './steps.ts';

/** Lint, format, types, builds and unit tests, one after the other. @returns null when interrupted */
export async function runUnitPart(): Promise<Count | null> {
  const interruption = watchForInterruption();
  const closers = new Closers();
  const own: Own = (start) => {
    interruption.signal.throwIfAborted();
    const child = start();
    closers.add(() => child.stop());
    return child;
  };
  try {
    return await Promise.race([runAll(own), interruption.happened]);
  } finally {
    interruption.stop();
    await closers.closeAll();
    interruption.forget();
  }
}

async function runAll(own: Own): Promise<Count> {
  const counts: Count[] = [];
  for (const step of unitSteps()) counts.push(await runStep(step, {}, own));
  return sumCounts(counts);
}

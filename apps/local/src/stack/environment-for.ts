import { testEnvironment } from './environments.ts';
import type { RunningStack } from './start-stack.ts';

/** The variables by which tests and tools find a running stack. */
export const environmentFor = ({ addresses, clerk, plan }: RunningStack): Record<string, string> =>
  testEnvironment(addresses, { keyFile: clerk.app.keyFile, logFolder: plan.logFolder });

import { existsSync, readFileSync } from 'node:fs';
import { functionsLogIn } from '../stack/environments.ts';

const MOST = 30;
/** Enough for a sentence and the first lines of a stack. */
const LINE_MOST = 1_000;
const FAULT = /"severity":"(ERROR|CRITICAL)"/;

/** The last faults that the functions logged, one line each, for a part that failed. */
export function faultsIn(log: string): string[] {
  const faults = log.split('\n').filter((line) => FAULT.test(line));
  return faults.slice(-MOST).map((line) => line.trim().slice(0, LINE_MOST));
}

/** Prints the faults in the logs of a stack's functions. Some tests cause faults on purpose. */
export function printServerFaults(logFolder: string): void {
  const file = functionsLogIn(logFolder);
  const faults = existsSync(file) ? faultsIn(readFileSync(file, 'utf8')) : [];
  if (faults.length === 0) return;
  console.log('What the functions logged as faults, the last at the end:');
  for (const fault of faults) console.log(`  ${fault}`);
}

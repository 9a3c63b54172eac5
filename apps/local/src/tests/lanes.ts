import { availableParallelism, freemem } from 'node:os';
import type { StackPart } from './steps.ts';

/** What two stacks and two browsers need at their peak, in bytes. */
const MEMORY_OF_TWO = 10 * 2 ** 30;

/** The parts that one stack runs, in this order. Every lane ends with the e2e tests, which all lanes share. */
export type Lane = StackPart[];

export interface Machine {
  cores: number;
  /** What nothing uses now, in bytes. */
  freeBytes: number;
}

export const thisMachine = (): Machine => ({ cores: availableParallelism(), freeBytes: freemem() });

/**
 * Divides the parts of `npm test` among stacks that run at the same time. The first begins with the e2e tests, the longest
 * part, and the second helps with them after all others. `args` are those for the test runner: chosen tests are few and
 * run in one stack, unless `--workers` says how many.
 */
export function lanesOf(parts: readonly StackPart[], args: readonly string[], machine: Machine): Lane[] {
  const stacks = parts.includes('e2e') ? (askedFor(args) ?? usual(args, machine)) : 1;
  if (stacks === 1) return [[...parts]];
  const others = parts.filter((part) => part !== 'e2e');
  return Array.from({ length: stacks }, (_, lane) => (lane === 1 ? [...others, 'e2e'] : ['e2e']));
}

function askedFor(args: readonly string[]): number | undefined {
  const [, workers] = args.map((arg) => /^--workers=([1-9])$/.exec(arg)).find((found) => found) ?? [];
  return workers === undefined ? undefined : Number(workers);
}

function usual(args: readonly string[], { cores, freeBytes }: Machine): number {
  return args.length === 0 && cores >= 2 && freeBytes >= MEMORY_OF_TWO ? 2 : 1;
}

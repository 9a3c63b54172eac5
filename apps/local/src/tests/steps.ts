import { execFileSync } from 'node:child_process';
import * as z from 'zod/mini';
import { Problem } from '../problem.ts';
import { inRoot } from '../paths.ts';

const PARTS = ['unit', 'rules', 'functions', 'faults', 'e2e'] as const;
export type Part = (typeof PARTS)[number];
/** The parts that need a running stack. */
export type StackPart = Exclude<Part, 'unit'>;

/** One command of `npm test`. */
export interface Step {
  name: string;
  /** Arguments for Node. */
  args: string[];
  cwd?: string;
  /** Names of the reports it must leave in `.test-results`; a step without any counts as one check. */
  reports: string[];
  /** Whether its output is shown as it comes, and not only when it fails. */
  follow: boolean;
}

const NX = inRoot('node_modules/nx/dist/bin/nx.js');
const PRETTIER = inRoot('node_modules/prettier/bin/prettier.cjs');
const KNIP = inRoot('node_modules/knip/bin/knip.js');
const VITEST = inRoot('node_modules/vitest/vitest.mjs');
const PLAYWRIGHT = inRoot('node_modules/@playwright/test/cli.js');

/** All parts, or the named one; further arguments go to the test runner. @throws Problem */
export function chooseParts(args: string[]): { parts: Part[]; extra: string[] } {
  const [name, ...extra] = args;
  if (name === undefined) return { parts: [...PARTS], extra: [] };
  const part = PARTS.find((known) => known === name);
  if (!part) throw new Problem(`There is no part ${name}. Parts: ${PARTS.join(', ')}.`);
  return { parts: [part], extra };
}

/** Checks and tests that need nothing running. One run of nx keeps both cores busy until the last of them. */
export function unitSteps(): Step[] {
  const targets = ['test', 'load-check'].flatMap((target) =>
    projectsWith(target).map((name) => [name, target]),
  );
  const reports = targets.map(([name = '', target]) => (target === 'test' ? name : `${name}-${target}`));
  const everyTarget = ['lint', 'typecheck', 'build', 'size', 'test', 'load-check'];
  return [
    check('unused', [KNIP, '--no-progress']),
    check('format', [PRETTIER, '--check', '.']),
    { ...check('lint, types, builds and unit tests', [NX, 'run-many', '-t', ...everyTarget]), reports },
  ];
}

/**
 * Tests against running stacks, of which there are so many. Beside the e2e tests, which tell their progress, other parts
 * are quiet.
 */
export function stackStep(part: StackPart, extra: string[], stacks: number): Step {
  const isQuiet = stacks > 1 && part !== 'e2e';
  return { ...stepOf(part, extra, stacks), follow: !isQuiet };
}

function stepOf(part: StackPart, extra: string[], stacks: number): Omit<Step, 'follow'> {
  switch (part) {
    case 'rules':
      return tests('rules tests', [VITEST, 'run', ...extra], inRoot('tests/rules'), 'rules');
    case 'functions': {
      const args = [VITEST, 'run', '--config', 'vitest.emulator.config.ts', ...extra];
      return tests('functions tests', args, inRoot('apps/functions'), 'functions-emulator');
    }
    case 'faults':
      return tests('faults tests', [VITEST, 'run', ...extra], inRoot('tests/faults'), 'faults');
    case 'e2e': {
      const isSaid = extra.some((arg) => arg.startsWith('--workers='));
      const workers = stacks > 1 && !isSaid ? [`--workers=${stacks}`] : [];
      return tests('e2e tests', [PLAYWRIGHT, 'test', ...workers, ...extra], inRoot('tests/e2e'), 'e2e');
    }
  }
}

function check(name: string, args: string[]): Step {
  return { name, args, reports: [], follow: false };
}

function tests(name: string, args: string[], cwd: string, report: string): Omit<Step, 'follow'> {
  return { name, args, cwd, reports: [report] };
}

function projectsWith(target: string): string[] {
  const args = [NX, 'show', 'projects', '--with-target', target, '--json'];
  const output = execFileSync(process.execPath, args, { cwd: inRoot(), encoding: 'utf8' });
  return z.array(z.string()).parse(JSON.parse(output));
}

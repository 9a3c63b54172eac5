import { inRoot } from './paths.ts';
import { runCommand } from './problem.ts';
import { testPlan } from './stack/plan.ts';
import { runTool } from './stack/run-tool.ts';

/**
 * `npm run mutants`: how many mistakes in the rules the matrix of access finds, and which it does not. `--minutes 10` tries as many of
 * them as it can.
 */
await runCommand(() =>
  runTool(
    'mutants',
    { ...testPlan(), web: 'none' },
    async () => ({}),
    inRoot('tests', 'rules', 'src', 'mutants', 'main.ts'),
  ),
);

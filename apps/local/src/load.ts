import { inRoot } from './paths.ts';
import { runCommand } from './problem.ts';
import { testPlan } from './stack/plan.ts';
import { runTool } from './stack/run-tool.ts';

/** `npm run load`: 20 rooms with 10 people each and 200 watchers, for ten minutes, and what it costs. */
await runCommand(() =>
  runTool('load', { ...testPlan(), web: 'none' }, undefined, inRoot('tools', 'benchmark', 'load', 'main.ts')),
);

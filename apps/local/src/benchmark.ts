import { runCommand } from './problem.ts';
import { testPlan } from './stack/plan.ts';
import { runTool } from './stack/run-tool.ts';

/**
 * `npm run benchmark`: how long a post takes to reach others, compared with a bare write through the same emulator.
 */
await runCommand(() => runTool('benchmark', { ...testPlan(), web: 'none' }));

import { runCommand } from './problem.ts';
import { runScreenTool } from './stack/run-screen-tool.ts';

/** `npm run big-lists`: measures the reads and the scrolling of pages with 10,000 topics and 10,000 people. */
await runCommand(() => runScreenTool('big-room/lists'));

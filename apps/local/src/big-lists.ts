import { runCommand } from './problem.ts';
import { runScreenTool } from './stack/run-screen-tool.ts';

/** `npm run big-lists`: what pages of 10,000 topics and of 10,000 people read, and how smoothly they scroll. */
await runCommand(() => runScreenTool('big-room/lists'));

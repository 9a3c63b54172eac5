import { runCommand } from './problem.ts';
import { runScreenTool } from './stack/run-screen-tool.ts';

/** `npm run big-room`: the reads for opening a room of 10,000 messages, and how smoothly it scrolls. */
await runCommand(() => runScreenTool('big-room'));

#!/usr/bin/env node
import { isMainThread } from 'node:worker_threads';
import { runCommand } from './command.ts';

// `npm run --silent judge < in.jsonl > out.jsonl`, and `rostrum-judge` of the package: see docs/judge.md.
if (isMainThread) {
  // The reader of the answers may stop early, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  process.exitCode = await runCommand(process.argv.slice(2), new URL(import.meta.url));
} else {
  const { answerTasks } = await import('./worker.ts');
  answerTasks();
}

import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { answerLine } from './answer.ts';

/**
 * `npm run --silent judge < in.jsonl > out.jsonl`: what the embedded engine says of each line, one JSON object a line, in
 * the same order. See docs/judge.md.
 */
const BATCH = 64;

async function write(lines: readonly string[]): Promise<void> {
  if (lines.length > 0 && !process.stdout.write(`${lines.join('\n')}\n`)) await once(process.stdout, 'drain');
}

// Whoever reads the answers may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

let batch: string[] = [];
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  batch.push(JSON.stringify(answerLine(line)));
  if (batch.length < BATCH) continue;
  await write(batch);
  batch = [];
}
await write(batch);

import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startCrew } from './crew.ts';

/**
 * `npm run --silent judge < in.jsonl > out.jsonl`: the embedded engine's judgement of each line, one JSON object
 * per line, in the same order. See docs/judge.md. Several threads answer. The read-ahead is bounded, and a single
 * line is answered immediately.
 */
const BATCH = 128;
const MOST_AHEAD = 16;

const crew = startCrew();
const input = createInterface({ input: process.stdin, crlfDelay: Infinity });
const answers: Promise<string>[] = [];
let batch: string[] = [];
let writing = Promise.resolve();

// The reader of the answers may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

function send(): void {
  if (batch.length === 0) return;
  answers.push(crew.answer(batch));
  batch = [];
  if (answers.length >= MOST_AHEAD) process.stdin.pause();
  writing = writing.then(writeNext);
}

async function writeNext(): Promise<void> {
  const text = await answers[0];
  void answers.shift();
  if (answers.length < MOST_AHEAD) process.stdin.resume();
  if (text && !process.stdout.write(text)) await once(process.stdout, 'drain');
}

input.on('line', (line) => {
  // Lines that arrive in one turn of the event loop go together.
  if (batch.length === 0) setImmediate(send);
  batch.push(line);
  if (batch.length >= BATCH) send();
});
await once(input, 'close');
send();
await writing;
await crew.end();

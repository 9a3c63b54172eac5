import { parentPort } from 'node:worker_threads';
import { answerLine } from './answer.ts';

/** One of several that answer: lines come in, their answers go back as one text. */
parentPort?.on('message', (lines: string[]) => {
  parentPort?.postMessage(lines.map((line) => `${JSON.stringify(answerLine(line))}\n`).join(''));
});

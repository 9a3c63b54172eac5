import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Crew } from './crew.ts';

const BATCH = 128;
const MOST_AHEAD = 16;

/**
 * Writes the answer to each line of the input to standard output, in the same order. Several threads answer. The read-ahead is
 * bounded, and a single line is answered immediately.
 */
export async function judgeLines(source: Readable, crew: Crew): Promise<void> {
  const input = createInterface({ input: source, crlfDelay: Infinity });
  const answers: Promise<string>[] = [];
  let batch: string[] = [];
  let sent = 0;
  let writing = Promise.resolve();

  const writeNext = async (): Promise<void> => {
    const text = await answers[0];
    void answers.shift();
    if (answers.length < MOST_AHEAD) source.resume();
    if (text && !process.stdout.write(text)) await once(process.stdout, 'drain');
  };
  const send = (): void => {
    if (batch.length === 0) return;
    answers.push(crew.answerLines({ lines: batch, first: sent + 1 }));
    sent += batch.length;
    batch = [];
    if (answers.length >= MOST_AHEAD) source.pause();
    writing = writing.then(writeNext);
  };

  input.on('line', (line) => {
    // Lines that arrive in one turn of the event loop go together.
    if (batch.length === 0) setImmediate(send);
    batch.push(line);
    if (batch.length >= BATCH) send();
  });
  await once(input, 'close');
  send();
  await writing;
}

import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { groupBy } from '@rostrum/moderator/debate';
import type { EvaluationRow, Figure } from './figure.ts';

/** A row's figures, its text for the web client, and the time that it took, by the clock and of one processor. */
export type Measured = {
  figures: readonly Figure[];
  shown: string | undefined;
  seconds: number;
  processorSeconds: number;
};

/** A row, and the address of the file that has it. */
export type RowFile = { row: EvaluationRow; file: string };

/** Each thread takes up to a gigabyte. */
const MOST_THREADS = 4;

/**
 * Measures rows in as many threads as there are processors. Rows that share something are measured in one thread, one after
 * the other, and those that take longest come first. `tell` gets each row when it is done, with what it wrote to stderr.
 */
export async function measureSideBySide(
  rows: readonly RowFile[],
  tell: (row: EvaluationRow, measured: Measured, complaints: string) => void,
): Promise<void> {
  const waiting = inOrder(rows);
  const threads = Math.min(waiting.length, availableParallelism(), MOST_THREADS);
  const work = async () => {
    const thread = startThread();
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      for (const { row, file } of group) {
        const { measured, complaints } = await thread.measure(file);
        tell(row, measured, complaints);
      }
    }
    await thread.end();
  };
  await Promise.all(Array.from({ length: threads }, work));
}

function inOrder(rows: readonly RowFile[]): (readonly RowFile[])[] {
  const groups = groupBy(rows, ({ row }) => row.shares ?? row.name);
  return [...groups.values()].toSorted((one, other) => other.length - one.length);
}

function startThread() {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { stderr: true });
  let complaints = '';
  worker.stderr.setEncoding('utf8').on('data', (words: string) => {
    complaints += words;
  });
  return {
    measure: async (file: string): Promise<{ measured: Measured; complaints: string }> => {
      complaints = '';
      worker.postMessage(file);
      const [measured] = (await once(worker, 'message')) as [Measured];
      return { measured, complaints };
    },
    end: () => worker.terminate(),
  };
}

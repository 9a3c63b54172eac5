import { parentPort } from 'node:worker_threads';
import type { EvaluationRow } from './figure.ts';
import type { Measured } from './side-by-side.ts';

/** One of several threads that measure: the file of a row comes in, its figures go back. A fault ends the thread. */
parentPort?.on('message', (file: string) => {
  void measure(file).then((measured) => {
    // The other thread has the row's complaints before it has its figures.
    process.stderr.write('', () => parentPort?.postMessage(measured));
  });
});

async function measure(file: string): Promise<Measured> {
  const { ROW }: { ROW: EvaluationRow } = await import(file);
  const startedAtMs = performance.now();
  const before = process.threadCpuUsage();
  const figures = await ROW.measure();
  const { user, system } = process.threadCpuUsage(before);
  return {
    figures,
    shown: ROW.shownIn?.text(figures),
    seconds: (performance.now() - startedAtMs) / 1_000,
    processorSeconds: (user + system) / 1e6,
  };
}

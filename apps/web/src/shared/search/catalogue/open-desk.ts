import type { CatalogueDesk } from './catalogue-desk.ts';
import type { Question } from './questions.ts';

/**
 * The search beside the page, so that ten thousand entries never hold up a key. A browser without workers searches in the
 * page. Every answer fails once the worker does.
 */
export async function openDesk(): Promise<CatalogueDesk> {
  if (typeof Worker !== 'undefined') return workerDesk();
  const { createCatalogueDesk } = await import('./catalogue-desk.ts');
  return createCatalogueDesk();
}

type Waiting = { resolve: (value: never) => void; reject: (reason: Error) => void };
type WorkerReply = { number: number } & ({ value: never } | { fault: string });

function workerDesk(): CatalogueDesk {
  const worker = new Worker(new URL('./catalogue-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let isBroken = false;
  // The worker is this page's own code: what it posts has this shape.
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const one = waiting.get(data.number);
    waiting.delete(data.number);
    if ('fault' in data) one?.reject(new Error(data.fault));
    else one?.resolve(data.value);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    isBroken = true;
    for (const { reject } of waiting.values()) reject(new Error('The search stopped'));
    waiting.clear();
  });
  function ask<Value>(question: Question): Promise<Value> {
    if (isBroken) return Promise.reject(new Error('The search stopped'));
    asked += 1;
    const number = asked;
    return new Promise<Value>((resolve, reject) => {
      waiting.set(number, { resolve, reject });
      worker.postMessage({ number, question });
    });
  }
  return {
    open: (argument) => ask({ name: 'open', argument }),
    learn: (argument) => ask({ name: 'learn', argument }),
    find: (argument) => ask({ name: 'find', argument }),
  };
}

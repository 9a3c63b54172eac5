import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

const MOST_WORKERS = 4;
/** With this many queued batches a thread is behind, and another one is worth its start. */
const BEHIND = 2;
const WORKER = new URL('worker.ts', import.meta.url);

type Waiting = { done: (text: string) => void; failed: (error: Error) => void };
type Member = { worker: Worker; waiting: Waiting[] };

/** Several threads that answer lines: one at first, and up to one per core while they are behind. */
export type Crew = { answer: (lines: readonly string[]) => Promise<string>; end: () => Promise<void> };

/** Each batch goes to the thread with the shortest queue; a thread answers in order. */
export function startCrew(): Crew {
  const most = Math.min(MOST_WORKERS, availableParallelism());
  const members = [startMember()];
  const freest = (): Member => {
    const [first = startMember()] = members.toSorted(
      (one, other) => one.waiting.length - other.waiting.length,
    );
    if (first.waiting.length < BEHIND || members.length >= most) return first;
    const another = startMember();
    members.push(another);
    return another;
  };
  return {
    answer: (lines) =>
      new Promise((done, failed) => {
        const member = freest();
        member.waiting.push({ done, failed });
        member.worker.postMessage(lines);
      }),
    end: async () => {
      await Promise.all(members.map(({ worker }) => worker.terminate()));
    },
  };
}

function startMember(): Member {
  const member: Member = { worker: new Worker(WORKER), waiting: [] };
  member.worker.on('message', (text: string) => member.waiting.shift()?.done(text));
  member.worker.on('error', (error) => {
    for (const { failed } of member.waiting.splice(0)) failed(error);
  });
  return member;
}

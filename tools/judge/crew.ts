import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Lines } from './perform.ts';
import type { Answerer } from './serve/service.ts';
import type { Done, Task } from './worker.ts';

const MOST_WORKERS = 4;
/** With this many queued tasks a thread is behind, and another one is worth its start. */
const BEHIND = 2;

type Waiting = { done: (done: Done) => void; failed: (error: Error) => void };
type Member = { worker: Worker; waiting: Waiting[] };

/** Several threads that answer: one at first, and up to one per core while they are behind. */
export type Crew = {
  answerLines: (lines: Lines) => Promise<string>;
  answer: Answerer;
  end: () => Promise<void>;
};

/**
 * Each task goes to the thread with the shortest queue; a thread answers in order. `program` answers tasks where it is no main
 * thread. A thread that breaks fails its tasks, and another takes its place.
 */
export function startCrew(program: URL): Crew {
  const most = Math.min(MOST_WORKERS, availableParallelism());
  const members = new Set<Member>();
  const start = (): Member => {
    const member: Member = { worker: new Worker(program), waiting: [] };
    members.add(member);
    member.worker.on('message', (done: Done) => member.waiting.shift()?.done(done));
    member.worker.on('error', (error) => {
      members.delete(member);
      for (const { failed } of member.waiting.splice(0)) failed(error);
    });
    return member;
  };
  const freest = (): Member => {
    const [first = start()] = [...members].toSorted(
      (one, other) => one.waiting.length - other.waiting.length,
    );
    return first.waiting.length < BEHIND || members.size >= most ? first : start();
  };
  const ask = (task: Task): Promise<Done> =>
    new Promise((done, failed) => {
      const member = freest();
      member.waiting.push({ done, failed });
      member.worker.postMessage(task);
    });
  freest();
  return {
    answerLines: async (lines) => {
      const done = await ask({ lines });
      return 'text' in done ? done.text : '';
    },
    answer: async (question, body) => {
      const done = await ask({ question, body });
      if ('answer' in done) return done.answer;
      throw new TypeError('A thread answered a request with lines.');
    },
    end: async () => {
      await Promise.all([...members].map(({ worker }) => worker.terminate()));
    },
  };
}

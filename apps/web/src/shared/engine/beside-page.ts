import type { Answered } from './answer-job.ts';
import type { Job, JobAnswer, JobQuestion } from './jobs.ts';

/** Repeated work on a changing subject. */
export type BesidePage<J extends Job> = {
  /** Answers the latest question alone; while one is worked on, only the newest waits. */
  ask: (question: JobQuestion<J>, onAnswer: (answer: JobAnswer<J>) => void) => void;
  stop: () => void;
};

type PendingQuestion<J extends Job> = {
  question: JobQuestion<J>;
  onAnswer: (answer: JobAnswer<J>) => void;
};

/**
 * Has work done beside the page, so that it never holds up typing or scrolling. Nothing leaves the browser. `onFault` is called
 * if the program cannot load or fails; then nothing is answered any more.
 */
export function startBeside<J extends Job>(job: J, onFault: () => void): BesidePage<J> {
  let nextId = 0;
  let running: (PendingQuestion<J> & { id: number }) | undefined;
  let waiting: PendingQuestion<J> | undefined;
  const worker = openWorker();
  if (!worker) queueMicrotask(onFault);
  const start = ({ question, onAnswer }: PendingQuestion<J>) => {
    nextId += 1;
    running = { id: nextId, question, onAnswer };
    worker?.postMessage({ id: nextId, question });
  };
  const stop = () => {
    [running, waiting] = [undefined, undefined];
    worker?.terminate();
  };
  // The worker is this page's own code, so its messages have this shape.
  worker?.addEventListener('message', ({ data: { id, answer } }: MessageEvent<Answered<JobAnswer<J>>>) => {
    if (id !== running?.id) return;
    const answered = running;
    running = undefined;
    if (waiting) {
      const next = waiting;
      waiting = undefined;
      start(next);
    } else answered.onAnswer(answer);
  });
  worker?.addEventListener('error', (event) => {
    event.preventDefault();
    stop();
    onFault();
  });
  worker?.postMessage({ job });
  return {
    ask(question, onAnswer) {
      if (running) waiting = { question, onAnswer };
      else start({ question, onAnswer });
    },
    stop,
  };
}

/** Undefined if the browser refuses workers. */
function openWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./beside-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

import type { Explanation, Trial } from './heads.ts';

export type ExplainService = {
  /** Answers the latest question alone; while one is worked on, only the newest waits. */
  ask: (trial: Trial, onAnswer: (explanation: Explanation) => void) => void;
  stop: () => void;
};

type Backend = { post: (id: number, trial: Trial) => void; stop: () => void };
type Answer = { id: number; explanation: Explanation };
type Question = { trial: Trial; onAnswer: (explanation: Explanation) => void };

/**
 * Starts the engine beside the page, so that a long text never holds up typing. A browser without such workers judges in
 * the page. `onFault` is told where neither can be loaded. Nothing leaves the browser.
 */
export function startExplaining(onFault: () => void): ExplainService {
  let nextId = 0;
  let running: (Question & { id: number }) | undefined;
  let waiting: Question | undefined;
  const start = (question: Question) => {
    nextId += 1;
    running = { ...question, id: nextId };
    backend.post(nextId, question.trial);
  };
  const onAnswer = ({ id, explanation }: Answer) => {
    if (id !== running?.id) return;
    const answered = running;
    running = undefined;
    if (waiting) {
      const next = waiting;
      waiting = undefined;
      start(next);
    } else answered.onAnswer(explanation);
  };
  let backend = startBackend(onAnswer, () => {
    backend = startInPage(onAnswer, onFault);
    if (running) backend.post(running.id, running.trial);
  });
  return {
    ask(trial, onExplained) {
      const question = { trial, onAnswer: onExplained };
      if (running) waiting = question;
      else start(question);
    },
    stop() {
      [running, waiting] = [undefined, undefined];
      backend.stop();
    },
  };

  function startBackend(tell: (answer: Answer) => void, onBroken: () => void): Backend {
    if (typeof Worker === 'undefined') return startInPage(tell, onFault);
    const worker = new Worker(new URL('./explain-worker.ts', import.meta.url), { type: 'module' });
    // The worker is this page's own code: what it posts has this shape.
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => tell(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      onBroken();
    });
    return { post: (id, trial) => worker.postMessage({ id, trial }), stop: () => worker.terminate() };
  }
}

function startInPage(tell: (answer: Answer) => void, onFault: () => void): Backend {
  let isStopped = false;
  const explainer = import('./explain.ts').then(({ createExplainer }) => createExplainer());
  return {
    post: (id, trial) =>
      void explainer.then((explain) => {
        if (!isStopped) tell({ id, explanation: explain(trial) });
      }, onFault),
    stop: () => {
      isStopped = true;
    },
  };
}

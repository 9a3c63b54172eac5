import type { JudgeContext, Judgement } from '@rostrum/moderator/engine';

/** A text, and what is around it. */
export type EngineQuestion = { text: string; context: JudgeContext };

export type EngineService = {
  /** Answers the latest question alone; while one is worked on, only the newest waits. */
  ask: (question: EngineQuestion, onJudged: (judgement: Judgement) => void) => void;
  stop: () => void;
};

type Backend = { post: (id: number, question: EngineQuestion) => void; stop: () => void };
type Answer = { id: number; judgement: Judgement };
type Asked = { question: EngineQuestion; onJudged: (judgement: Judgement) => void };

/**
 * Starts the engine beside the page, so that a long text never holds up typing. A browser without such workers judges in
 * the page. `onFault` is told where neither can be loaded. Nothing leaves the browser.
 */
export function startEngine(onFault: () => void): EngineService {
  let nextId = 0;
  let running: (Asked & { id: number }) | undefined;
  let waiting: Asked | undefined;
  const start = (asked: Asked) => {
    nextId += 1;
    running = { ...asked, id: nextId };
    backend.post(nextId, asked.question);
  };
  const onAnswer = ({ id, judgement }: Answer) => {
    if (id !== running?.id) return;
    const answered = running;
    running = undefined;
    if (waiting) {
      const next = waiting;
      waiting = undefined;
      start(next);
    } else answered.onJudged(judgement);
  };
  let backend = startBackend(onAnswer, () => {
    backend = startInPage(onAnswer, onFault);
    if (running) backend.post(running.id, running.question);
  });
  return {
    ask(question, onJudged) {
      const asked = { question, onJudged };
      if (running) waiting = asked;
      else start(asked);
    },
    stop() {
      [running, waiting] = [undefined, undefined];
      backend.stop();
    },
  };

  function startBackend(tell: (answer: Answer) => void, onBroken: () => void): Backend {
    if (typeof Worker === 'undefined') return startInPage(tell, onFault);
    const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });
    // The worker is this page's own code: what it posts has this shape.
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => tell(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      onBroken();
    });
    return { post: (id, question) => worker.postMessage({ id, question }), stop: () => worker.terminate() };
  }
}

function startInPage(tell: (answer: Answer) => void, onFault: () => void): Backend {
  let isStopped = false;
  const engine = import('./engine.ts').then(({ createEngine }) => createEngine());
  return {
    post: (id, { text, context }) =>
      void engine.then(({ judge }) => {
        if (!isStopped) tell({ id, judgement: judge(text, context) });
      }, onFault),
    stop: () => {
      isStopped = true;
    },
  };
}

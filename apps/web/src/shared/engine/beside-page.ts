/** Repeated work on a changing subject. */
export type BesidePage<Question, Answer> = {
  /** Answers the latest question alone; while one is worked on, only the newest waits. */
  ask: (question: Question, onAnswer: (answer: Answer) => void) => void;
  stop: () => void;
};

export type Work<Question, Answer> = {
  /** A worker that runs `answerEach`. */
  worker: () => Worker;
  /** The same in the page, for a browser in which the worker does not start. */
  inPage: () => Promise<(question: Question) => Answer>;
  /** It can be had neither way. */
  onFault: () => void;
};

export type Numbered<Question> = { id: number; question: Question };
type Answered<Answer> = { id: number; answer: Answer };
type Backend<Question> = { post: (asked: Numbered<Question>) => void; stop: () => void };
type PendingQuestion<Question, Answer> = { question: Question; onAnswer: (answer: Answer) => void };

/** Has work done beside the page, so that it never holds up typing or scrolling. Nothing leaves the browser. */
export function startBeside<Question, Answer>(work: Work<Question, Answer>): BesidePage<Question, Answer> {
  let nextId = 0;
  let running: (PendingQuestion<Question, Answer> & { id: number }) | undefined;
  let waiting: PendingQuestion<Question, Answer> | undefined;
  const start = (asked: PendingQuestion<Question, Answer>) => {
    nextId += 1;
    running = { ...asked, id: nextId };
    backend.post(running);
  };
  const tell = ({ id, answer }: Answered<Answer>) => {
    if (id !== running?.id) return;
    const answered = running;
    running = undefined;
    if (waiting) {
      const next = waiting;
      waiting = undefined;
      start(next);
    } else answered.onAnswer(answer);
  };
  let backend = startBackend(work, tell, () => {
    backend = startInPage(work, tell);
    if (running) backend.post(running);
  });
  return {
    ask(question, onAnswer) {
      const asked = { question, onAnswer };
      if (running) waiting = asked;
      else start(asked);
    },
    stop() {
      [running, waiting] = [undefined, undefined];
      backend.stop();
    },
  };
}

function startBackend<Question, Answer>(
  work: Work<Question, Answer>,
  tell: (answered: Answered<Answer>) => void,
  onBroken: () => void,
): Backend<Question> {
  if (typeof Worker === 'undefined') return startInPage(work, tell);
  const worker = work.worker();
  // The worker is this page's own code, so its messages have this shape.
  worker.addEventListener('message', ({ data }: MessageEvent<Answered<Answer>>) => tell(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    onBroken();
  });
  return {
    post: ({ id, question }) => worker.postMessage({ id, question }),
    stop: () => worker.terminate(),
  };
}

function startInPage<Question, Answer>(
  { inPage, onFault }: Work<Question, Answer>,
  tell: (answered: Answered<Answer>) => void,
): Backend<Question> {
  let isStopped = false;
  const work = inPage();
  work.catch(() => !isStopped && onFault());
  return {
    post: ({ id, question }) =>
      void work.then(
        (answer) => !isStopped && tell({ id, answer: answer(question) }),
        () => undefined,
      ),
    stop: () => {
      isStopped = true;
    },
  };
}

import * as z from 'zod/mini';
import { actSchema, spanSchema } from '@rostrum/domain';
import type { DraftHint, DraftQuestion } from './judge-draft.ts';

/** Answers questions about drafts; the latest alone, the others are overtaken. */
export type HintService = {
  ask: (question: DraftQuestion, onHint: (hint: DraftHint | null) => void) => void;
  stop: () => void;
};

const answerSchema = z.object({
  id: z.number(),
  hint: z.nullable(
    z.object({
      act: actSchema,
      quote: z.nullable(z.string()),
      spans: z.array(spanSchema),
      kind: z.optional(z.string()),
      holds: z.boolean(),
    }),
  ),
});

/**
 * Starts the engine beside the page, so that judging never blocks typing. A browser without such workers judges in
 * the page; if that fails too there are no hints, and the server decides all the same. Without a connection the
 * engine is fetched once there is one.
 */
export function startHints(): HintService {
  let latest = 0;
  let onLatest: ((hint: DraftHint | null) => void) | undefined;
  let lastQuestion: DraftQuestion | undefined;
  let isStopped = false;
  const tell = (data: unknown) => {
    const { id, hint } = answerSchema.parse(data);
    if (id === latest && !isStopped) onLatest?.(hint && { ...hint, kind: hint.kind });
  };
  let engine: Engine | undefined;
  const turnTo = (started: Engine) => {
    engine = started;
    if (lastQuestion) engine.ask(latest, lastQuestion);
  };
  const start = () => turnTo(startEngine(tell, () => !isStopped && turnTo(startInPage(tell))));
  if (navigator.onLine) start();
  else addEventListener('online', start, { once: true });
  return {
    ask(question, onHint) {
      latest += 1;
      [lastQuestion, onLatest] = [question, onHint];
      engine?.ask(latest, question);
    },
    stop() {
      isStopped = true;
      removeEventListener('online', start);
      engine?.stop();
    },
  };
}

type Engine = { ask: (id: number, question: DraftQuestion) => void; stop: () => void };

function startEngine(tell: (data: unknown) => void, onFault: () => void): Engine {
  if (typeof Worker === 'undefined') return startInPage(tell);
  const worker = new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => tell(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    onFault();
  });
  return { ask: (id, question) => worker.postMessage({ id, question }), stop: () => worker.terminate() };
}

function startInPage(tell: (data: unknown) => void): Engine {
  const parts = Promise.all([import('./judge-draft.ts'), import('./judge-text.ts')]).then(
    ([{ hintFor }, { createJudge }]) => ({ hintFor, judge: createJudge() }),
  );
  return {
    ask: (id, question) =>
      void parts.then(
        ({ hintFor, judge }) => tell({ id, hint: hintFor(question, judge) }),
        (error: unknown) => console.warn('The hints could not be loaded', error),
      ),
    stop: () => undefined,
  };
}

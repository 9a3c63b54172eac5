import { createExplainer } from './explain.ts';
import type { Trial } from './heads.ts';

const explain = createExplainer();

/** Answers each question with its number. */
addEventListener('message', ({ data }: MessageEvent<{ id: number; trial: Trial }>) => {
  postMessage({ id: data.id, explanation: explain(data.trial) });
});

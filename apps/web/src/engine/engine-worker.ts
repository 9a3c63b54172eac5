import { createEngine } from '@rostrum/moderator/engine';
import type { EngineQuestion } from './engine-service.ts';

const engine = createEngine();

/** Answers each question with its number. */
addEventListener('message', ({ data }: MessageEvent<{ id: number; question: EngineQuestion }>) => {
  postMessage({ id: data.id, judgement: engine.judge(data.question.text, data.question.context) });
});

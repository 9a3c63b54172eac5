import { createEngine } from '@rostrum/moderator/engine';
import { answerEach } from './answer-each.ts';
import type { EngineQuestion } from './engine-service.ts';

const engine = createEngine();

answerEach(({ text, context }: EngineQuestion) => engine.judge(text, context));

import type { AnswerVerdict } from '@rostrum/moderator/exercises';
import { startBeside, type BesidePage } from '../../../shared/engine/beside-page.ts';
import type { WrittenAnswer } from './answer-check.ts';

export type AnswerService = BesidePage<WrittenAnswer, AnswerVerdict>;

/** Starts the check of written answers in a worker. `onFault` is called if it cannot load. */
export function startAnswerCheck(onFault: () => void): AnswerService {
  return startBeside({
    worker: () => new Worker(new URL('./answer-worker.ts', import.meta.url), { type: 'module' }),
    inPage: async () => (await import('./answer-check.ts')).createAnswerCheck(),
    onFault,
  });
}
